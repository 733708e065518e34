import type { DifferentialCase } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { showsCauses } from '../../format/verdict.ts'
import { CauseLines } from './CauseLines.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { TellMore } from './TellMore.tsx'
import { type CaseEdits, useCase } from './use-case.ts'
import { useCodesRead } from './use-codes-read.ts'
import { useHeldInPlace } from './use-held-in-place.ts'

export function useCaseParts(
  value: DifferentialCase | null,
  onChange: (next: DifferentialCase) => void,
  { note, questionId }: { note: ReactNode; questionId: string },
): { question: ReactNode; causes: ReactNode; edits: CaseEdits } {
  const { question, hold } = useHeldInPlace(value)
  const edits = useCase(value, (next) => {
    hold()
    onChange(next)
  })
  useCodesRead(edits, value !== null)
  if (value === null) return { question: null, causes: null, edits }
  return {
    question: (
      <div className="flex min-w-0 scroll-mt-4 flex-col gap-3" id={questionId} ref={question}>
        <QuestionCard asksCodes={false} edits={edits} value={value} />
        {note}
      </div>
    ),
    causes: showsCauses(value.report) ? <CauseLines report={value.report} /> : <TellMore edits={edits} />,
    edits,
  }
}
