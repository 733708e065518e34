import type { DifferentialCase } from '@tappet/diagnosis'
import { CheaperFirst } from './Causes.tsx'
import { Understood } from './Understood.tsx'
import type { CaseEdits } from './use-case.ts'

/** What a case rests on, inside a fold: what to rule out before money is spent, and what was understood. */
export function CaseDetails({ value, edits }: { value: DifferentialCase; edits: CaseEdits }) {
  return (
    <>
      <CheaperFirst report={value.report} />
      <Understood edits={edits} isFolded value={value} />
    </>
  )
}
