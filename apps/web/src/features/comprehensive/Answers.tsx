import { totalRecords } from '@tappet/diagnosis'
import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Card, CardFooter, ProgressBar, SeverityBadge } from '../../ui/index.ts'
import { confidencePercent, confidenceWords, costRange } from './copy.ts'
import { driveAdvice } from './drive.ts'
import type { ShownReport } from './read-report.ts'

export function Answers({
  report,
  actions,
  isLed,
}: {
  report: ShownReport
  actions: ReactNode
  /** Then "May I still drive?" is answered above. */
  isLed: boolean
}) {
  return (
    <Card>
      <div
        className={isLed ? undefined : 'grid divide-y divide-line md:grid-cols-2 md:divide-x md:divide-y-0'}
      >
        {isLed ? null : (
          <Answer question="May I still drive?">
            <Drive report={report} />
          </Answer>
        )}
        <Answer question="What may it cost?">
          <Cost report={report} />
        </Answer>
      </div>
      <AnalysisSummary isLed={isLed} report={report} />
      {actions === null ? null : <CardFooter className="print:hidden">{actions}</CardFooter>}
    </Card>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 p-4 md:p-6">
      <h2 className="text-base font-normal tracking-normal">{question}</h2>
      {children}
    </div>
  )
}

function Drive({ report }: { report: ShownReport }) {
  const advice = driveAdvice(report)
  if (advice === null) {
    return (
      <>
        <Badge icon={<CircleDashed aria-hidden="true" />}>Not known</Badge>
        <p className="text-muted">
          Nothing was found that says so. Trust the brakes, the steering and the warning lights.
        </p>
      </>
    )
  }
  return (
    <>
      <SeverityBadge severity={advice.severity} />
      <p className="text-lg">{advice.words}</p>
      {advice.because ? <p className="text-muted">{advice.because}</p> : null}
    </>
  )
}

function Cost({ report: { probable_causes } }: { report: ShownReport }) {
  const range = probable_causes[0]?.estimated_cost
  if (!range) {
    return (
      <>
        <p className="figure text-2xl">No estimate</p>
        <p className="text-muted">No cause is named, so no repair is priced.</p>
      </>
    )
  }
  return (
    <>
      <p className="figure text-3xl">{costRange(range)}</p>
      <p className="text-muted">
        For the most likely cause, parts and labor, roughly, in US dollars of 2024.
      </p>
    </>
  )
}

const RECORDS_WORDS = 'How much in the records matches what you entered. It is no probability.'

function AnalysisSummary({ report, isLed }: { report: ShownReport; isLed: boolean }) {
  const percent = confidencePercent(report)
  const top = report.probable_causes[0]?.likelihood ?? null
  return (
    <section
      aria-labelledby="analysis-summary"
      className="grid gap-x-8 gap-y-4 border-t border-line p-4 sm:grid-cols-[minmax(0,1fr)_auto] md:p-6"
    >
      <h2 className="sr-only" id="analysis-summary">
        Analysis Summary
      </h2>
      <div>
        <ProgressBar label="Confidence" value={percent} />
        <p className="mt-2 text-muted">{isLed ? RECORDS_WORDS : confidenceWords(percent)}</p>
      </div>
      <dl className="flex gap-8">
        {report.data_sources_used ? (
          <Figure name="Matching records" value={String(totalRecords(report.data_sources_used))} />
        ) : null}
        {top === null ? null : <Figure name="Top match" value={`${top}% likely`} />}
      </dl>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <dt>{name}</dt>
      <dd className="figure text-xl">{value}</dd>
    </div>
  )
}
