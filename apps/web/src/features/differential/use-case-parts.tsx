import type { DifferentialCase } from '@tappet/diagnosis'
import { showsCauses } from '@tappet/diagnosis/report-answer'
import type { ReactNode, RefObject } from 'react'
import { CauseLines, type ListOf } from './CauseLines.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { TellMore } from './TellMore.tsx'
import { type CaseEdits, useCase } from './use-case.ts'
import { useCodesRead } from './use-codes-read.ts'
import { useHeldInPlace } from './use-held-in-place.ts'

type CaseParts = {
  /** To be set on what stands above the question: it keeps its height while an answer is taken in. */
  above: RefObject<HTMLDivElement | null>
  question: ReactNode
  causes: ReactNode
  edits: CaseEdits
}

export function useCaseParts(
  value: DifferentialCase | null,
  onChange: (next: DifferentialCase) => void,
  {
    note,
    questionId,
    of,
    most,
  }: { note: ReactNode; questionId: string; of: ListOf; most?: number | undefined },
): CaseParts {
  const { above, question, hold } = useHeldInPlace(value)
  const edits = useCase(value, (next) => {
    hold()
    onChange(next)
  })
  useCodesRead(edits, value !== null)
  if (value === null) return { above, question: null, causes: null, edits }
  const { report } = value
  // Of a sound, something else may be likelier than every cause: it names a noise, not a cause.
  const areListed = of === 'sound' ? showsCauses(report) : report.causes.length > 0
  return {
    above,
    question: (
      <div className="flex min-w-0 scroll-mt-4 flex-col gap-3" id={questionId} ref={question}>
        <QuestionCard asksCodes={of === 'report'} edits={edits} value={value} />
        {note}
      </div>
    ),
    causes: areListed ? <CauseLines most={most} of={of} report={report} /> : <TellMore edits={edits} />,
    edits,
  }
}
