import type { DifferentialCase } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { Causes } from './Causes.tsx'
import { DriveCard } from './DriveCard.tsx'
import { Likeliest } from './Likeliest.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Understood } from './Understood.tsx'
import { useCase } from './use-case.ts'
import { useCodesRead } from './use-codes-read.ts'
import { useHeldInPlace } from './use-held-in-place.ts'

type DifferentialViewProps = {
  /** From `openDifferential`, or a saved row. */
  value: DifferentialCase
  onChange: (next: DifferentialCase) => void
  note?: ReactNode
}

/** To be mounted under a page's h1, in its full width; headings are h2. Fetches the engine by itself. */
export function DifferentialView({ value, onChange, note }: DifferentialViewProps) {
  const { above, question, hold } = useHeldInPlace(value)
  const edits = useCase(value, (next) => {
    hold()
    onChange(next)
  })
  useCodesRead(edits, true)
  const { report, demoFindings } = value
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1" ref={above}>
        <DriveCard isDemo={demoFindings.length > 0} report={report} />
        <Likeliest report={report} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:row-start-1" ref={question}>
        <QuestionCard edits={edits} value={value} />
        {note}
      </div>
      <div className="min-w-0 lg:col-start-1">
        <Causes report={report} />
      </div>
      <div className="min-w-0 lg:col-start-2">
        <Understood edits={edits} value={value} />
      </div>
    </div>
  )
}
