import { Alert, Button, SkeletonCard } from '../../ui/index.ts'

type NotRankedProps = {
  /** How many tries have failed; 0 while one is under way. */
  failed: number
  onRetry: () => void
}

/** In the place of the causes while they are ranked, and where they could not be. */
export function NotRanked({ failed, onRetry }: NotRankedProps) {
  if (failed === 0) return <SkeletonCard label="Ranking the causes" />
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} variant="secondary">
            Retry
          </Button>
          {/* Some browsers fetch a part that failed only with the page (late-layer.tsx). */}
          {failed > 1 ? (
            <Button onClick={() => window.location.reload()} variant="secondary">
              Load the page again
            </Button>
          ) : null}
        </>
      }
      live
      title="The causes could not be ranked"
      tone="soon"
    >
      Check your connection and try again.
    </Alert>
  )
}
