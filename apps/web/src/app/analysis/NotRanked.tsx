import { Alert, Button, SkeletonCard } from '../../ui/index.ts'
import * as copy from './copy.ts'

type NotRankedProps = {
  failed: number
  onRetry: () => void
}

export function NotRanked({ failed, onRetry }: NotRankedProps) {
  if (failed === 0) return <SkeletonCard label={copy.ranking} />
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} variant="secondary">
            {copy.retry}
          </Button>
          {/* Some browsers fetch a failed part only with the page (late-layer.tsx). */}
          {failed > 1 ? (
            <Button onClick={() => window.location.reload()} variant="secondary">
              {copy.loadPage}
            </Button>
          ) : null}
        </>
      }
      live
      title={copy.notRanked}
      tone="soon"
    >
      {copy.notRankedWhat}
    </Alert>
  )
}
