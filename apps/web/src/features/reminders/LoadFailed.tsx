import { Alert, Button, ErrorState } from '../../ui/index.ts'

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
          Try again
        </Button>
      }
      live
      title={title}
      tone="soon"
    >
      Shown is what was known last.
    </Alert>
  ) : (
    <ErrorState
      action={<Button onClick={onRetry}>Try again</Button>}
      kept={kept}
      title={title}
      what="The server did not answer."
    />
  )
}
