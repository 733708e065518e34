import {
  describeEvidence,
  type Evidence,
  type EvidenceId,
  evidenceTable,
  renderMeasurement,
} from '@tappet/acoustics'
import {
  type Contribution,
  heardMost,
  type SoundClass,
  type SoundJudgement,
  soundClasses,
} from '@tappet/acoustics/model'
import type { DiagnosisEvidence } from '../saved/sound.ts'
import { weightOf } from './driver-evidence.ts'

/** In log-odds. */
const MIN_SHOWN_LOG_ODDS = 0.4
const MAX_NUMBERS = 3
/** What counted less says nothing worth reading. */
export const MIN_WEIGHT = 0.05

/** True, and no reason to give. */
const NOT_AUDIBLE: ReadonlySet<EvidenceId> = new Set([
  'engine_speed_confidence',
  'impulse_low_edge',
  'impulse_high_edge',
  'impulse_width',
  'impulse_regularity',
  'impulses_per_firing',
  'repetition_rate_high',
  'repetition_rate_mid',
  'tone_follows_engine',
  'tone_drift',
])

const place = (stretch: { startSeconds: number; endSeconds: number } | null) =>
  stretch === null ? {} : { startSeconds: stretch.startSeconds, endSeconds: stretch.endSeconds }

/** None that tells the recorder, none that nobody can hear, none that counted nothing. */
export function soundEvidence(
  evidence: Evidence,
  contributions: readonly Contribution[],
): DiagnosisEvidence[] {
  const counted = new Map<EvidenceId, number>(contributions.map(({ id, logOdds }) => [id, logOdds]))
  const sentences = describeEvidence(evidence)
  const spoken = new Set(sentences.flatMap(({ ids }) => ids))
  const said = [
    ...sentences.map(({ text, ids, stretch }) => ({
      id: ids[0] ?? 'sound',
      sentence: text,
      ...place(stretch),
      weight: weightOf(ids.reduce((sum, id) => sum + (counted.get(id) ?? 0), 0)),
      source: 'sound' as const,
    })),
    ...contributions
      .filter(({ id, logOdds }) => !spoken.has(id) && Math.abs(logOdds) >= MIN_SHOWN_LOG_ODDS)
      .flatMap(({ id, logOdds }) => numberOf(evidence, id, logOdds))
      .slice(0, MAX_NUMBERS),
  ]
  return said.filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
}

/** More would be a list, not what stands out. */
const MAX_HEARD = 2

/** What counted for both is no reason. */
export function contributionsAgainst(
  { contributions }: Pick<SoundJudgement, 'contributions'>,
  soundClass: SoundClass,
  rival: SoundClass,
): Contribution[] {
  const other = new Map(contributions[rival].map(({ id, logOdds }) => [id, logOdds]))
  const own = new Map(contributions[soundClass].map(({ id, logOdds }) => [id, logOdds]))
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((id) => ({ id, logOdds: (own.get(id) ?? 0) - (other.get(id) ?? 0) }))
    .filter(({ logOdds }) => logOdds !== 0)
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds))
}

/** Against its rival (null: all others); nothing where that is next to nothing. */
export function listenerEvidence(
  odds: readonly number[] | null,
  { listener }: Pick<SoundJudgement, 'listener'>,
  soundClass: SoundClass,
  rival: SoundClass | null,
): DiagnosisEvidence[] {
  const against = rival === null ? 0 : (listener?.logOdds[rival] ?? 0)
  const weight = weightOf((listener?.logOdds[soundClass] ?? 0) - against)
  const counts = (place: number) => speaksFor(listener, place, soundClass, rival) * weight > 0
  const names = odds === null ? [] : heardMost(odds, MAX_HEARD, counts)
  if (names.length === 0 || Math.abs(weight) < MIN_WEIGHT) return []
  const sentence = `the listener, a network that knows sounds, hears ${names.join(' and ')} before other sounds of a car`
  return [{ id: 'listener', sentence, weight, source: 'sound' }]
}

function speaksFor(
  listener: SoundJudgement['listener'],
  place: number,
  one: SoundClass,
  other: SoundClass | null,
): number {
  if (listener === null) return 0
  const slopes = (other === null ? soundClasses : [other]).map((name) => listener.slopes[name][place] ?? 0)
  return (listener.slopes[one][place] ?? 0) - slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length
}

function numberOf(evidence: Evidence, id: EvidenceId, logOdds: number): DiagnosisEvidence[] {
  const row = evidenceTable.find((candidate) => candidate.id === id)
  const measurement = evidence.measurements[id]
  if (row === undefined || measurement === null || 'ofRecorder' in row || NOT_AUDIBLE.has(id)) return []
  return [
    {
      id,
      sentence: renderMeasurement(row, measurement),
      ...place(measurement.stretch),
      weight: weightOf(logOdds),
      source: 'sound',
    },
  ]
}
