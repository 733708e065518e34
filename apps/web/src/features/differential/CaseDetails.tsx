import type { DifferentialCase } from '@tappet/diagnosis'
import { CheaperFirst } from './Causes.tsx'
import { Understood } from './Understood.tsx'
import type { CaseEdits } from './use-case.ts'

export function CaseDetails({ value, edits }: { value: DifferentialCase; edits: CaseEdits }) {
  return (
    <>
      <CheaperFirst report={value.report} />
      <Understood edits={edits} isFolded value={value} />
    </>
  )
}
