import { Button } from '../marks/button.tsx'
import * as copy from './saving-copy.ts'

const WORDS = {
  saving: copy.saving,
  saved: copy.saved,
  failed: copy.notConfirmed,
}

export function SavingNote({ state, onRetry }: { state: keyof typeof WORDS | null; onRetry: () => void }) {
  if (state === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1 text-sm text-muted print:hidden" role="status">
      {WORDS[state]}
      {state === 'failed' ? (
        <Button onClick={onRetry} size="sm" variant="ghost">
          {copy.saveAgain}
        </Button>
      ) : null}
    </div>
  )
}
