import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/index.ts'
import * as copy from './copy.ts'

/** Asks once about a value that does not fit; saved again, it stands. */
export function useDoubt(): { admits: (doubt: string | null) => boolean; question: ReactNode } {
  const [openDoubt, setOpenDoubt] = useState<string | null>(null)
  return {
    admits: (doubt) => {
      setOpenDoubt(doubt)
      return doubt === null || doubt === openDoubt
    },
    question:
      openDoubt === null ? null : (
        <Alert live title={copy.isRight} tone="soon">
          {openDoubt} {copy.saveAgain}
        </Alert>
      ),
  }
}
