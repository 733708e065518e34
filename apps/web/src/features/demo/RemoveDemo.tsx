import { useState } from 'react'
import { Button, type ButtonProps, ConfirmDialog } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { useRemoveDemo } from './use-remove-demo.ts'

export function RemoveDemo(looks: Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const [asking, setAsking] = useState(false)
  const { busy, remove } = useRemoveDemo()
  return (
    <>
      <Button onClick={() => setAsking(true)} {...looks}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        cancelLabel={copy.keep}
        confirmLabel={copy.remove}
        description={copy.removeWhat}
        loading={busy}
        onConfirm={remove}
        onOpenChange={setAsking}
        open={asking}
        title={copy.removeTitle}
        tone="danger"
      />
    </>
  )
}
