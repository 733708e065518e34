import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert, type AlertProps } from './alert.tsx'
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
    <RetryAlert live onRetry={onRetry} title={title}>
      {stale}
    </RetryAlert>
  ) : (
    <ErrorState
      action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}
      kept={kept}
      title={title}
      what={what}
    />
  )
}

/** The same in a line between other things. */
export function RetryAlert({ onRetry, ...alert }: Omit<AlertProps, 'action'> & { onRetry: () => void }) {
  const again = (
    <Button onClick={onRetry} size="sm" variant="secondary">
      {copy.tryAgain}
    </Button>
  )
  return <Alert tone="soon" {...alert} action={again} />
}
