import { Alert, Button, ErrorState } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function LoadFailed({
  title,
  kept,
  hasRows,
  onRetry,
}: {
  title: string
  kept: string
  hasRows: boolean
  onRetry: () => void
}) {
  return hasRows ? (
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
      {copy.staleShown}
    </Alert>
  ) : (
    <ErrorState
      action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}
      kept={kept}
      title={title}
      what={copy.unreadWhy}
    />
  )
}
