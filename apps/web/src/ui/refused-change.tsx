import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type Props = {
  /** What was to be changed, and the server's reason. */
  children: ReactNode
  onRetry: () => void
  onDiscard: () => void
}

/** A change that the server refused. It is kept until the driver tries it again or discards it. */
export function RefusedChange({ children, onRetry, onDiscard }: Props) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} size="sm">
            Try again
          </Button>
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
