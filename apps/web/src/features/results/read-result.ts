import type { DifferentialCase, ReportedCause } from '@tappet/diagnosis'
import { showsCauses, soundAnswer, soundCost } from '@tappet/diagnosis/report-answer'
import { type ShownDiagnosis, shownDiagnosis } from '@tappet/diagnosis/saved'
import { NOT_A_CAR, UNCERTAIN } from '@tappet/wire'
import { LATEST_RESULT_KEY, readResult } from '../../backend/diagnoses/kept-results.ts'
import { type Candidate, rankedFaults } from '../../format/found.ts'
import {
  costVerdict,
  driveStrip,
  driveUnknown,
  driveVerdict,
  firstStep,
  sureOf,
  type VerdictFacts,
} from '../../format/verdict.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { doNotDriveOn, inspectionCost, repairCost, worstCost } from './verdict-copy.ts'

export type LatestResult = { kept: Record<string, unknown>; shown: ShownDiagnosis }

/** Null when it does not even name an issue. */
export function readDiagnosis(row: unknown): LatestResult | null {
  const parsed = shownDiagnosis.safeParse(row)
  return parsed.success ? { kept: { ...(row as object) }, shown: parsed.data } : null
}

/** Null when none can be read. */
export function readLatestResult(storage?: InstantStorage): LatestResult | null {
  return readDiagnosis(readResult(LATEST_RESULT_KEY, storage))
}

export type AnswerKind = 'fault' | 'no_fault' | 'not_a_car' | 'uncertain' | 'error'

const KIND_BY_ISSUE: Readonly<Record<string, AnswerKind>> = {
  no_fault_heard: 'no_fault',
  [NOT_A_CAR]: 'not_a_car',
  [UNCERTAIN]: 'uncertain',
}

export function answerKind({ id, issue, error }: ShownDiagnosis): AnswerKind {
  if (error !== null || id.startsWith('fallback_')) return 'error'
  return KIND_BY_ISSUE[issue.id] ?? 'fault'
}

function answerOf(shown: ShownDiagnosis) {
  const { causes = [], drive } = shown.differential?.report ?? {}
  return soundAnswer({ ...shown, causes, drive })
}

/** Where the sound names nothing and something else is likelier than not. */
export const namedByCase = (shown: ShownDiagnosis): ReportedCause | null => answerOf(shown).cause

/** "Likely engine knock"; older results have the issue's name alone. */
export const headlineOf = (shown: ShownDiagnosis): string => answerOf(shown).headline

export function verdictFacts(shown: ShownDiagnosis): VerdictFacts {
  const { tier, issue, differential } = shown
  const kind = answerKind(shown)
  const report = differential?.report ?? null
  return {
    isNamed: kind === 'fault' || kind === 'no_fault',
    isOfCar: kind !== 'not_a_car' && kind !== 'error',
    tier,
    confidence: answerOf(shown).percent,
    urgency: issue.urgencyLevel,
    cost: soundCost({ ...shown, report }),
    report,
  }
}

function costLabel(shown: ShownDiagnosis, kind: AnswerKind): string {
  if (kind === 'error') return inspectionCost
  return kind === 'uncertain' && namedByCase(shown) === null ? worstCost : repairCost
}

/** As much as a card of 40 words leaves. */
const MAX_WHY_WORDS = 8

/** Why not to drive on, on the card or under it. */
export function whyNot({ differential }: ShownDiagnosis) {
  const why = differential?.report.drive.say.replace(doNotDriveOn, '') ?? ''
  return why.trim().split(/\s+/).length > MAX_WHY_WORDS
    ? { onCard: '', under: why }
    : { onCard: why, under: '' }
}

/** What a verdict's card says of a recording: what it is, how sure, may I drive, what it costs. */
export function verdictParts(shown: ShownDiagnosis) {
  const kind = answerKind(shown)
  const facts = verdictFacts(shown)
  const drive = driveVerdict(facts)
  const cost = costVerdict(facts.cost)
  return {
    headline: headlineOf(shown),
    lead: drive.level === 'stop' ? doNotDriveOn + whyNot(shown).onCard : null,
    range: cost && { ...cost, label: costLabel(shown, kind) },
    strip: driveStrip(drive),
    sure: sureOf(facts),
    unknown: driveUnknown(drive, facts),
    level: drive.level,
  }
}

export function candidatesFor({ differential, issue, alternatives }: ShownDiagnosis): Candidate[] {
  const report = differential?.report
  if (report !== undefined && showsCauses(report)) return rankedFaults(report.causes)
  return [issue, ...alternatives]
}

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
