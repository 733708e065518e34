import { totalRecords } from '@tappet/diagnosis'
import type { ShownReport } from '@tappet/diagnosis/saved'
import { House } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { formatMoment } from '../../format/moment.ts'
import {
  Alert,
  AnswerColumns,
  Button,
  cx,
  Fold,
  FoldPart,
  focusHeading,
  Page,
  StepList,
} from '../../ui/index.ts'
import { AnalysisSummary } from './AnalysisSummary.tsx'
import { CauseList } from './CauseList.tsx'
import { CodeDetails, hasCodes } from './CodeDetails.tsx'
import { copy, countWords } from './copy.ts'
import type { LeadParts } from './differential-slot.ts'
import { InputSummary } from './InputSummary.tsx'
import { RecordsVerdict } from './RecordsVerdict.tsx'
import { Resources } from './Resources.tsx'
import { reportCopy } from './report-copy.ts'

type ReportViewProps = {
  report: ShownReport
  /** Null in an older report, which has the records alone. */
  parts: LeadParts | null
  actions: ReactNode
  finding: ReactNode
  onBack: () => void
  onHome: () => void
}

/** The verdict, one question and the causes; everything else under rows, in the stated order. */
export function ReportView({ report, parts, actions, finding, onBack, onHome }: ReportViewProps) {
  useStartAtHeading()
  return (
    <Page>
      <AnswerColumns
        back={{ label: reportCopy.backToForm, onPress: onBack }}
        end={
          <>
            {finding}
            <Alert title={reportCopy.informational}>{reportCopy.confirmFirst}</Alert>
            <Button
              className="self-start print:hidden"
              icon={<House />}
              onClick={onHome}
              render={<Link to="/" />}
              variant="secondary"
            >
              {copy.backToHome}
            </Button>
          </>
        }
        first={
          <>
            <DemoNote codes={report.demo_codes} />
            {parts?.verdict ?? <RecordsVerdict report={report} />}
          </>
        }
        rest={
          <div className={cx('flex min-w-0 flex-col gap-6 max-lg:mt-2', parts === null && 'beside')}>
            <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>
            <Folds inside={parts?.inside} report={report} />
          </div>
        }
        second={parts?.second}
      />
    </Page>
  )
}

function Folds({ report, inside }: { report: ShownReport; inside: ReactNode }) {
  const { hash } = useLocation()
  const { probable_causes, data_sources_used, car_care_resources } = report
  return (
    <div>
      <Fold hash={hash} id="why" title={reportCopy.why}>
        {inside}
        <InputSummary demoCodes={report.demo_codes} input={report.input} />
        <CompletedAt report={report} />
      </Fold>
      {hasCodes(report) ? (
        <Fold hash={hash} id="codes" title={reportCopy.codesFold}>
          <CodeDetails report={report} />
        </Fold>
      ) : null}
      <Fold hash={hash} id="records" title={reportCopy.recordsFold}>
        <FoldPart title={probable_causes[0]?.cause ?? reportCopy.noCause}>
          <p className="text-muted">{countWords(probable_causes.length)}</p>
        </FoldPart>
        <AnalysisSummary report={report} />
        <NextSteps steps={report.recommended_next_steps} />
      </Fold>
      {car_care_resources === null ? null : (
        <Fold hash={hash} id="resources" title={reportCopy.resourcesFold}>
          <Resources resources={car_care_resources} />
        </Fold>
      )}
      {probable_causes.length === 0 ? null : (
        <Fold hash={hash} id="causes" title={reportCopy.causesFold}>
          <CauseList
            causes={probable_causes}
            fromCodes={data_sources_used !== null && totalRecords(data_sources_used) === 0}
          />
        </Fold>
      )}
    </div>
  )
}

/** What it was made from is no car's. */
function DemoNote({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <Alert title={reportCopy.demoCodes} tone="soon">
      {reportCopy.demoCodesNote(codes)}
    </Alert>
  )
}

function CompletedAt({ report: { timestamp } }: { report: ShownReport }) {
  if (!timestamp) return null
  return (
    <p className="text-sm text-muted">
      {reportCopy.completed}
      <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
    </p>
  )
}

function useStartAtHeading(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    focusHeading()
  }, [])
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <FoldPart title={reportCopy.nextSteps}>
      <StepList steps={steps} />
    </FoldPart>
  )
}
