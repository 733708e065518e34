import type { ReportedCause } from '@tappet/diagnosis'
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

const answerOf = (shown: ShownDiagnosis) =>
  soundAnswer({
    ...shown,
    causes: shown.differential?.report.causes ?? [],
    drive: shown.differential?.report.drive,
  })

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

const COST_LABEL: Record<AnswerKind, string> = {
  fault: repairCost,
  no_fault: repairCost,
  not_a_car: repairCost,
  uncertain: worstCost,
  error: inspectionCost,
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
    range: cost && { ...cost, label: namedByCase(shown) === null ? COST_LABEL[kind] : COST_LABEL.fault },
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
