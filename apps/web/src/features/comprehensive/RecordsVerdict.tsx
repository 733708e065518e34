import type { Severity } from '@tappet/diagnosis'
import type { ShownReport } from '@tappet/diagnosis/saved'
import { costVerdict, driveStrip } from '../../format/verdict.ts'
import { VerdictCard } from '../../ui/index.ts'
import { answerOf, countWords } from './copy.ts'
import { type DriveAdvice, driveAdvice } from './drive.ts'
import { reportCopy } from './report-copy.ts'

/** No record that speaks of no danger says that there is none. */
const LEVEL: Record<Severity, 'stop' | 'limp' | 'soon' | null> = {
  critical: 'stop',
  high: 'limp',
  medium: 'soon',
  low: null,
}

/** The answer of an older report, which has the repair records alone. Their figures count matches: no dots. */
export function RecordsVerdict({ report }: { report: ShownReport }) {
  const [top] = report.probable_causes
  const advice = driveAdvice(report)
  const level = advice === null ? null : LEVEL[advice.severity]
  return (
    <VerdictCard
      headline={answerOf(report).name}
      lead={level === 'stop' ? reportCopy.doNotDriveOn : null}
      next={level === null || advice === null ? null : stepOf(advice)}
      note={countWords(report.probable_causes.length)}
      range={costVerdict(top?.estimated_cost ? { ...top.estimated_cost, note: null, typical: null } : null)}
      strip={driveStrip(level === null ? { level, isFeared: false } : { level })}
      sure={null}
      unknown={advice?.words ?? reportCopy.driveUnknown}
    />
  )
}

/** What the card's first line says already is not said again. */
const stepOf = ({ words, because }: DriveAdvice): string =>
  [words.replace(/^Do not drive on\. /, ''), because].filter((part) => part !== null).join(' ')
