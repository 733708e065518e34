import { Button } from '../marks/button.tsx'

const WORDS = {
  saving: 'Saving your answers to your history …',
  saved: 'Your answers are in your history.',
  failed: 'Your answers are kept in this tab. The server has not confirmed that they are in your history.',
}

export function SavingNote({ state, onRetry }: { state: keyof typeof WORDS | null; onRetry: () => void }) {
  if (state === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1 text-sm text-muted print:hidden" role="status">
      {WORDS[state]}
      {state === 'failed' ? (
        <Button onClick={onRetry} size="sm" variant="ghost">
          Save again
        </Button>
      ) : null}
    </div>
  )
}
