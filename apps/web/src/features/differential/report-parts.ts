import type { DifferentialCase } from '@tappet/diagnosis'
import { reportAnswer } from '@tappet/diagnosis/report-answer'
import {
  adviceOf,
  costVerdict,
  driveStrip,
  driveVerdict,
  estimateOf,
  splitAdvice,
} from '../../format/verdict.ts'
import { doNotDriveOn } from './report-copy.ts'

/** What a verdict's card says of a diagnosis without a recording. */
export function reportParts(report: DifferentialCase['report']) {
  const { headline, percent, cost } = reportAnswer(report.causes)
  const verdict = driveVerdict({
    report,
    isNamed: false,
    isOfCar: true,
    urgency: null,
  })
  return {
    headline,
    lead: verdict.level === 'stop' ? doNotDriveOn : null,
    range: costVerdict(cost),
    strip: driveStrip(verdict),
    sure: estimateOf(percent),
    unknown: report.drive.say,
    advice: verdict.level === 'stop' || verdict.level === 'limp' ? splitAdvice(adviceOf(report.drive)) : null,
  }
}
