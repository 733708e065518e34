import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/index.ts'

/** Asks once about a value that does not fit; saved again, it stands. */
export function useDoubt(): { admits: (doubt: string | null) => boolean; question: ReactNode } {
  const [asked, setAsked] = useState<string | null>(null)
  return {
    admits: (doubt) => {
      setAsked(doubt)
      return doubt === null || doubt === asked
    },
    question:
      asked === null ? null : (
        <Alert live title="Is this right?" tone="soon">
          {asked} If it is right, save again.
        </Alert>
      ),
  }
}
