import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import { toast } from './toast.ts'

type Props = {
  children: ReactNode
  onRetry: () => void
  /** Says whether it saved a file; absent where nothing was written. */
  onExport?: (() => Promise<boolean>) | undefined
  onDiscard: () => void
}

/** Kept until the driver tries it again or discards it. */
export function RefusedChange({ children, onRetry, onExport, onDiscard }: Props) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} size="sm">
            Try again
          </Button>
          {onExport ? (
            <Button onClick={() => void exported(onExport)} size="sm" variant="secondary">
              Export
            </Button>
          ) : null}
          <Button onClick={onDiscard} size="sm" variant="ghost">
            Discard
          </Button>
        </>
      }
      title="The server did not take a change"
      tone="soon"
    >
      {children} The change is kept on this device.
    </Alert>
  )
}

async function exported(save: () => Promise<boolean>): Promise<void> {
  if (!(await save()))
    toast.error('Not exported', { description: 'The change is still kept on this device.' })
}
