import { totalRecords } from '@tappet/diagnosis'
import { House } from 'lucide-react'
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
import { causeCount, demoWords } from './copy.ts'
import { Resources } from './Resources.tsx'
import type { ShownReport } from './read-report.ts'

/** What is it, may I still drive, what will it cost, what do I do next; then the codes, the causes, the rest. */
export function ReportView({
  report,
  actions,
  onBack,
  onHome,
}: {
  report: ShownReport
  actions: ReactNode
  onBack: () => void
  onHome: () => void
}) {
  const { probable_causes, data_sources_used } = report
  const fromCodes = data_sources_used !== null && totalRecords(data_sources_used) === 0
  return (
    <Page>
      <Heading onBack={onBack} report={report} />
      <PageColumns
        aside={
          <>
            <InputSummary demoCodes={report.demo_codes} input={report.input} />
            <Resources resources={report.car_care_resources} />
          </>
        }
        main={
          <>
            <DemoNote codes={report.demo_codes} />
            <Answers actions={actions} report={report} />
            <NextSteps steps={report.recommended_next_steps} />
            <CodeDetails report={report} />
            <CauseList causes={probable_causes} fromCodes={fromCodes} />
          </>
        }
      />
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

/** Before any answer: what it was made from is no car's. */
function DemoNote({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <Alert title="With codes from the demo" tone="soon">
      {demoWords(codes)} Do not judge a car by this report.
    </Alert>
  )
}

function Heading({ report, onBack }: { report: ShownReport; onBack: () => void }) {
  const { probable_causes, timestamp, demo_codes } = report
  const top = probable_causes[0]
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        action={demo_codes.length > 0 ? <DemoBadge>Demo: from no car</DemoBadge> : undefined}
        back={{ label: 'Back to the form', onBack }}
        subtitle={
          top
            ? `${causeCount(probable_causes.length)} found`
            : `${causeCount(0)} found. What you entered matches none of the records; more symptoms, or how and when it happens, may help.`
        }
        title={
          <>
            {/* The page's name is the cause's alone. */}
            <span aria-hidden="true" className="eyebrow mb-1 block">
              {top ? 'Most likely' : 'Comprehensive diagnosis'}
            </span>
            {top?.cause ?? 'No likely cause found'}
          </>
        }
      />
      {timestamp ? (
        <p className="text-sm text-muted">
          Completed <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
        </p>
      ) : null}
    </div>
  )
}
