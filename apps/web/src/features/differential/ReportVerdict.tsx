import type { DifferentialCase } from '@tappet/diagnosis'
import { reportAnswer } from '@tappet/diagnosis/report-answer'
import {
  adviceOf,
  costVerdict,
  driveStrip,
  driveVerdict,
  estimateOf,
  firstStep,
  splitAdvice,
  type VerdictFacts,
} from '../../format/verdict.ts'
import { Alert, DemoBadge, VerdictCard } from '../../ui/index.ts'
import * as copy from './report-copy.ts'

/** Under a page's back button: the answer of a diagnosis without a recording, as a sound's result gives its own. */
export function ReportVerdict({ value: { report, demoFindings } }: { value: DifferentialCase }) {
  const answer = reportAnswer(report.causes)
  const facts: VerdictFacts = {
    isNamed: false,
    isOfCar: true,
    tier: null,
    confidence: answer.percent,
    urgency: null,
    costMin: answer.cost?.min ?? null,
    costMax: answer.cost?.max ?? null,
    report,
  }
  const { drive } = report
  const verdict = driveVerdict(facts)
  const isUrgent = verdict.level === 'stop' || verdict.level === 'limp'
  const { short, rest } = splitAdvice(adviceOf(drive))
  const test = answer.percent === null ? '' : firstStep(report.causes[0]?.test.how ?? '')
  return (
    <>
      <VerdictCard
        headline={answer.headline}
        lead={verdict.level === 'stop' ? copy.doNotDriveOn : null}
        next={isUrgent ? <Advice drive={drive} words={short} /> : test === '' ? null : <p>{test}</p>}
        note={demoFindings.length > 0 ? <DemoBadge>{copy.demoCodes}</DemoBadge> : null}
        range={costVerdict(facts)}
        strip={driveStrip(verdict)}
        sure={estimateOf(answer.percent)}
        unknown={drive.say}
      />
      {isUrgent && rest !== '' ? (
        <Alert title={copy.alsoDo} tone={verdict.level === 'stop' ? 'now' : 'soon'}>
          {rest}
        </Alert>
      ) : null}
    </>
  )
}

/** In the driver's own language: direction and voice. */
function Advice({ drive: { own }, words }: { drive: DifferentialCase['report']['drive']; words: string }) {
  return (
    <>
      <p>{words}</p>
      {own === undefined ? null : (
        <p className="mt-1" dir="auto" lang={own.tag}>
          {own.say}
        </p>
      )}
    </>
  )
}
