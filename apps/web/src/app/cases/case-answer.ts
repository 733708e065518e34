import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { differentialCase } from '@tappet/diagnosis/saved'
import type { CaseAnswer, SavedRow } from '../../features/cases/answer.ts'
import { reportParts } from '../../features/differential/report-parts.ts'
import { nextStep, readDiagnosis, verdictParts } from '../../features/results/read-result.ts'
import { adviceOf, splitAdvice } from '../../format/verdict.ts'

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
  if (level !== 'stop' && level !== 'limp') return { ...parts, advice: null }
  const step = nextStep(shown)
  if (step?.kind === 'text') return { ...parts, advice: step.text }
  const drive = shown.differential?.report.drive
  return { ...parts, advice: drive?.level === level ? splitAdvice(adviceOf(drive)).short : null }
}
