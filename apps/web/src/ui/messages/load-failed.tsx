import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import { ErrorState } from './states.tsx'

/** Rows that could not be read, in their place; with `stale`, which says how old they are, above those known before. */
export function LoadFailed({
  title,
  what = 'The server did not answer.',
  kept,
  stale,
  onRetry,
}: {
  title: ReactNode
  what?: ReactNode
  kept?: ReactNode
  stale?: ReactNode
  onRetry: () => void
}) {
  return stale ? (
    <Alert
      action={
        <Button onClick={onRetry} size="sm" variant="secondary">
          Try again
        </Button>
      }
      live
      title={title}
      tone="soon"
    >
      {stale}
    </Alert>
  ) : (
    <ErrorState action={<Button onClick={onRetry}>Try again</Button>} kept={kept} title={title} what={what} />
  )
}
