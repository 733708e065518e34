import type { DifferentialCase } from '@tappet/diagnosis'
import { usdRange } from '../../format/verdict.ts'
import * as copy from './report-copy.ts'
import { Understood } from './Understood.tsx'
import type { CaseEdits } from './use-case.ts'

type Report = DifferentialCase['report']

export function CaseDetails({ value, edits }: { value: DifferentialCase; edits: CaseEdits }) {
  return (
    <>
      <CheaperFirst report={value.report} />
      <Understood edits={edits} value={value} />
    </>
  )
}

function CheaperFirst({ report: { cheaperFirst, causes } }: { report: Report }) {
  const cheaper = causes.find(({ fault }) => fault === cheaperFirst?.fault)
  if (cheaperFirst === undefined || cheaper === undefined) return null
  const { before, name, how } = cheaperFirst
  return (
    <p className="max-w-[40rem]">
      <strong className="font-semibold">
        {copy.firstCheck(name, usdRange(cheaper.cost.min, cheaper.cost.max))}
      </strong>{' '}
      {before.name}: {usdRange(before.costMin, before.costMax)}. {how}
    </p>
  )
}
