import { SlidersHorizontal } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button, lateLayer } from '../../../ui/index.ts'
import type { ToolsPopoverProps } from './ToolsPopover.tsx'

const BUTTON: ReactElement = (
  <Button icon={<SlidersHorizontal aria-hidden="true" />} variant="secondary">
    Tools
  </Button>
)

const ToolsPopover = lateLayer<ToolsPopoverProps & { onClose: () => void }>({
  load: async () => (await import('./ToolsPopover.tsx')).ToolsPopover,
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
  waiting: BUTTON,
})

export function Tools(props: Omit<ToolsPopoverProps, 'trigger'>) {
  const [used, setUsed] = useState(false)
  if (!used)
    return (
      <Button
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setUsed(true)}
        variant="secondary"
      >
        Tools
      </Button>
    )
  return <ToolsPopover {...props} onClose={() => setUsed(false)} trigger={BUTTON} />
}
