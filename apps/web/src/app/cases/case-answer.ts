import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { differentialCase } from '@tappet/diagnosis/saved'
import type { CaseAnswer, SavedRow } from '../../features/cases/answer.ts'
import { reportParts } from '../../features/differential/report-parts.ts'
import { readDiagnosis, verdictParts } from '../../features/results/read-result.ts'
import { adviceOf, firstStep, splitAdvice } from '../../format/verdict.ts'

/** What the row's own page says; null where it cannot be read, or is of an older version without a ranking. */
export function answerOfRow({ type, data }: SavedRow): CaseAnswer | null {
  if (type === 'audio') {
    const diagnosis = readDiagnosis(data)
    return diagnosis && answerOfSound(diagnosis.shown)
  }
  const ranked = differentialCase.parse('differential' in data ? data.differential : null)
  if (ranked === null) return null
  const { advice, ...parts } = reportParts(ranked.report)
  return { ...parts, advice: advice?.short ?? null }
}

function answerOfSound(shown: ShownDiagnosis): CaseAnswer {
  const { level, ...said } = verdictParts(shown)
  // Its page ranks the causes as it opens, and prices those.
  const parts = { ...said, range: shown.differential === null ? null : said.range }
  const drive = shown.differential?.report.drive
  if (level !== 'stop' && level !== 'limp') return { ...parts, advice: null }
  if (drive?.level === level) return { ...parts, advice: splitAdvice(adviceOf(drive)).short }
  const [first] = shown.issue.recommendations
  return { ...parts, advice: first === undefined ? null : firstStep(first) }
}
