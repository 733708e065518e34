import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import * as copy from './copy.ts'
import { ErrorState } from './states.tsx'

/** Rows that could not be read, in their place; with `stale`, which says how old they are, above those known before. */
export function LoadFailed({
  title,
  what = copy.serverSilent,
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
          {copy.tryAgain}
        </Button>
      }
      live
      title={title}
      tone="soon"
    >
      {stale}
    </Alert>
  ) : (
    <ErrorState
      action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}
      kept={kept}
      title={title}
      what={what}
    />
  )
}
