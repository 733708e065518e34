import { isManufacturerSpecific, type Severity, severities } from '@tappet/diagnosis'
import type { ShownReport } from '@tappet/diagnosis/saved'

export type DriveAdvice = { severity: Severity; words: string; because: string | null }

const DRIVE_WORDS: Record<Severity, string> = {
  low: 'No repair record points to danger. That doesn’t prove there’s none.',
  medium: 'Have it looked at within a week or two. Stop if it gets worse.',
  high: 'Drive only as far as you must. Have it diagnosed within 24-48 hours.',
  critical: 'Do not drive on. Have it checked where it stands, or towed.',
}

const rank = (severity: Severity) => severities.indexOf(severity)

/**
 * The more serious of the likeliest cause and the codes. How serious a maker's code is, only the maker knows. Null when
 * nothing is left to decide by.
 */
export function driveAdvice(
  report: Pick<ShownReport, 'probable_causes' | 'dtc_information'>,
): DriveAdvice | null {
  const cause = report.probable_causes[0]?.urgency ?? null
  const code = report.dtc_information
    .flatMap(({ code, severity }) =>
      severity === null || isManufacturerSpecific(code) ? [] : [{ code, severity }],
    )
    .reduce<{ code: string; severity: Severity } | null>(
      (worst, next) => (worst !== null && rank(worst.severity) >= rank(next.severity) ? worst : next),
      null,
    )
  const codeDecides = code !== null && (cause === null || rank(code.severity) > rank(cause))
  const severity = codeDecides ? code.severity : cause
  if (severity === null) return null
  return {
    severity,
    words: DRIVE_WORDS[severity],
    because: codeDecides ? `Because of code ${code.code}.` : null,
  }
}
