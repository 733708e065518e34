import type { DifferentialCase } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { CaseDetails } from './CaseDetails.tsx'
import { ReportVerdict } from './ReportVerdict.tsx'
import * as copy from './report-copy.ts'
import { useCaseParts } from './use-case-parts.tsx'

type ReportParts = {
  verdict: ReactNode
  /** Beside the verdict: one question, and the causes. */
  second: ReactNode
  /** Under "Why we think so". */
  inside: ReactNode
}

type DifferentialViewProps = {
  /** From `openDifferential`, or a saved row. */
  value: DifferentialCase
  onChange: (next: DifferentialCase) => void
  note?: ReactNode
  children: (parts: ReportParts) => ReactNode
}

/** The parts of a report; the verdict's headline is its h1. Fetches the engine by itself. */
export function DifferentialView({ value, onChange, note, children }: DifferentialViewProps) {
  const { above, question, causes, edits } = useCaseParts(value, onChange, {
    note,
    questionId: 'question',
    of: 'report',
  })
  return children({
    verdict: (
      <div className="flex flex-col gap-3" ref={above}>
        <ReportVerdict value={value} />
      </div>
    ),
    second: (
      <>
        {question}
        {causes}
      </>
    ),
    inside: (
      <>
        <Dangers report={value.report} />
        <CaseDetails edits={edits} value={value} />
      </>
    ),
  })
}

const MAX_FACTS = 4

/** What the answer on driving rests on. What it names already is not named again. */
function Dangers({ report: { drive, causes } }: Pick<DifferentialCase, 'report'>) {
  const faults = new Set(causes.map(({ fault }) => fault))
  const facts = drive.reasons
    .filter(({ level, label }) => level === drive.level && !drive.say.includes(label))
    .slice(0, MAX_FACTS)
    .map(({ id, label }) => (faults.has(id) ? copy.perhaps(label) : label))
  return (
    <p className="max-w-[40rem]">
      {drive.say}
      {facts.length > 0 ? (
        <>
          {' '}
          <span className="text-muted">{copy.restsOn}</span> {facts.join('; ')}.
        </>
      ) : null}
    </p>
  )
}
