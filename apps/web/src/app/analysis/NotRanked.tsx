import { Alert, Button, SkeletonCard } from '../../ui/index.ts'

type NotRankedProps = {
  failed: number
  onRetry: () => void
}

export function NotRanked({ failed, onRetry }: NotRankedProps) {
  if (failed === 0) return <SkeletonCard label="Ranking the causes" />
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} variant="secondary">
            Retry
          </Button>
          {/* Some browsers fetch a failed part only with the page (late-layer.tsx). */}
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
