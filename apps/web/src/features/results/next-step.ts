import type { DifferentialCase } from '@tappet/diagnosis'
import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { driveVerdict, firstStep } from '../../format/verdict.ts'
import { answerKind, namedByCase, verdictFacts } from './read-result.ts'

type Drive = DifferentialCase['report']['drive']

/** The one thing to do next. */
export type NextStep =
  | { kind: 'drive'; drive: Drive }
  | { kind: 'again'; how: string }
  | { kind: 'normal' }
  | { kind: 'question' }
  | { kind: 'codes' }
  | { kind: 'text'; text: string }

/** What cannot wait comes first, then what the answer lacks, then its own first step; null where nothing says any. */
export function nextStep(shown: ShownDiagnosis): NextStep | null {
  const kind = answerKind(shown)
  const { tier, differential } = shown
  const { report } = differential ?? {}
  const [first = ''] = shown.issue.recommendations
  const { level } = driveVerdict(verdictFacts(shown))
  // The issue's own first step is nearer than what is said of every urgent fault.
  const isDriveFirst =
    level === 'stop' || (level === 'limp' && kind !== 'fault') || (level === 'soon' && kind === 'no_fault')
  if (isDriveFirst && report?.drive.level === level) return { kind: 'drive', drive: report.drive }
  const asksAgain = tier === 'again' || kind === 'not_a_car' || (tier === 'told' && level !== 'limp')
  if (asksAgain) return { kind: 'again', how: firstStep(first) }
  if (kind === 'no_fault') return { kind: 'normal' }
  const cause = namedByCase(shown)
  if (cause !== null) return { kind: 'text', text: firstStep(cause.test.how) }
  if ((kind === 'uncertain' || tier === 'pair') && report?.steps.some((step) => step.kind === 'question'))
    return { kind: 'question' }
  if (kind === 'uncertain') return { kind: 'text', text: 'Tell us what you notice.' }
  if (level !== 'limp' && report?.steps[0]?.kind === 'read_codes' && !differential?.codesDeclined)
    return { kind: 'codes' }
  return first === '' ? null : { kind: 'text', text: firstStep(first) }
}
