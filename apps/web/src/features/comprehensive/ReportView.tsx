import { totalRecords } from '@tappet/diagnosis'
import { ChevronDown, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert, Button, DemoBadge, Page, PageColumns, PageHeader } from '../../ui/index.ts'
import { Answers } from './Answers.tsx'
import { CauseList } from './CauseList.tsx'
import { CodeDetails } from './CodeDetails.tsx'
import { InputSummary } from './InputSummary.tsx'
import { NextSteps } from './NextSteps.tsx'
import '../../ui/print.css'
import { formatMoment } from '../../format/moment.ts'
import { causeCount, demoWords, namesCause } from './copy.ts'
import { Resources } from './Resources.tsx'
import type { ShownReport } from './read-report.ts'

type ReportViewProps = {
  report: ShownReport
  lead: ReactNode
  actions: ReactNode
  finding: ReactNode
  onBack: () => void
  onHome: () => void
}

/** An older report has the records alone. */
export function ReportView({ report, lead, actions, finding, onBack, onHome }: ReportViewProps) {
  return (
    <Page>
      {lead === null ? (
        <RecordsHeading onBack={onBack} report={report} />
      ) : (
        <>
          <LedHeading onBack={onBack} report={report} />
          <DemoNote codes={report.demo_codes} />
          {lead}
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>
            <CompletedAt report={report} />
          </div>
          <RecordsIntroduction report={report} />
        </>
      )}
      <Records actions={lead === null ? actions : null} isLed={lead !== null} report={report} />
      {finding}
      <Alert title="For information only">
        This report compares what you entered with known repairs. It can be wrong. Consult a qualified
        mechanic before you repair anything or rely on it.
      </Alert>
      <Button
        className="self-start print:hidden"
        icon={<House aria-hidden="true" />}
        onClick={onHome}
        render={<Link to="/" />}
        variant="secondary"
      >
        Back to Home
      </Button>
    </Page>
  )
}

function Records({ report, actions, isLed }: { report: ShownReport; actions: ReactNode; isLed: boolean }) {
  const { probable_causes, data_sources_used } = report
  const fromCodes = data_sources_used !== null && totalRecords(data_sources_used) === 0
  return (
    <PageColumns
      aside={
        <>
          <InputSummary demoCodes={report.demo_codes} input={report.input} />
          <Resources resources={report.car_care_resources} />
        </>
      }
      main={
        <>
          {isLed ? null : <DemoNote codes={report.demo_codes} />}
          <FoldedUnderLead isFolded={isLed && namesCause(report)}>
            <Answers actions={actions} isLed={isLed} report={report} />
            <NextSteps steps={report.recommended_next_steps} />
            <CauseList causes={probable_causes} fromCodes={fromCodes} />
          </FoldedUnderLead>
          <CodeDetails report={report} />
        </>
      }
    />
  )
}

function FoldedUnderLead({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        What the records say, with their costs and steps
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-4 md:gap-8">{children}</div>
    </details>
  )
}

/** What it was made from is no car's. */
function DemoNote({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <Alert title="With codes from the demo" tone="soon">
      {demoWords(codes)} Do not judge a car by this report.
    </Alert>
  )
}

type HeadingProps = Pick<ReportViewProps, 'report' | 'onBack'>

const demoBadge = ({ demo_codes }: ShownReport) =>
  demo_codes.length > 0 ? <DemoBadge>Demo: from no car</DemoBadge> : undefined

function LedHeading({ report, onBack }: HeadingProps) {
  return (
    <PageHeader
      action={demoBadge(report)}
      back={{ label: 'Back to the form', onBack }}
      title="Your diagnosis"
    />
  )
}

function RecordsIntroduction({ report: { probable_causes } }: { report: ShownReport }) {
  const top = probable_causes[0]
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-6 md:pt-8">
      <h2 className="text-2xl md:text-3xl">From similar repair records</h2>
      <p className="max-w-[40rem] text-muted">
        A second look: what you entered beside the repair records that Tappet holds. It does not know your
        answers above, and its percentages count matching records.
      </p>
      <h3 className="text-xl">
        {top ? (
          <>
            <span aria-hidden="true" className="eyebrow mb-1 block">
              Most often repaired
            </span>
            {top.cause}
          </>
        ) : (
          'No likely cause found'
        )}
      </h3>
      <p className="text-muted">{countWords(probable_causes.length)}</p>
    </div>
  )
}

function RecordsHeading({ report, onBack }: HeadingProps) {
  const top = report.probable_causes[0]
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        action={demoBadge(report)}
        back={{ label: 'Back to the form', onBack }}
        subtitle={countWords(report.probable_causes.length)}
        title={
          <>
            <span aria-hidden="true" className="eyebrow mb-1 block">
              {top ? 'Most likely' : 'Comprehensive diagnosis'}
            </span>
            {top?.cause ?? 'No likely cause found'}
          </>
        }
      />
      <CompletedAt report={report} />
    </div>
  )
}

const countWords = (count: number) =>
  count > 0
    ? `${causeCount(count)} found`
    : `${causeCount(0)} found. What you entered matches none of the records; more symptoms, or how and when it happens, may help.`

function CompletedAt({ report: { timestamp } }: { report: ShownReport }) {
  if (!timestamp) return null
  return (
    <p className="text-sm text-muted">
      Completed <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
    </p>
  )
}
