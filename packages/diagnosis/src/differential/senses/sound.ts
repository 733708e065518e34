import type { DangerReason, Sensed, SensedRatio } from '../../saved/case.ts'
import { type IssueId, issueTexts, type SoundIssueId, soundIssues } from '../../sound/issues.table.ts'
import { byNoise, type NoiseShare, noiseOf } from '../../sound/noises.ts'
import { type DrivingContext, dangerOf } from '../../sound/types.ts'
import { URGENT_FROM } from '../danger.ts'
import { findings } from '../knowledge.ts'
import { type Danger, dangerLevels } from '../types.ts'
import { NOTHING_SENSED } from './sensed.ts'

export type HeardSound = {
  /** Of the worst that the recording may be. */
  issue: { id: string; urgencyLevel?: string | null }
  tier?: string | null | undefined
  confidence: number
  alternatives?: readonly { id: string; probability: number }[] | undefined
  evidence?: readonly { id: string }[] | undefined
}

const isIssue = (id: string): id is IssueId => Object.hasOwn(issueTexts, id)
const isSoundIssue = (id: string): id is SoundIssueId => Object.hasOwn(soundIssues, id)

type Possibility = { id: SoundIssueId; probability: number }

function possibilities({ issue, confidence, alternatives = [] }: HeardSound): Possibility[] {
  if (!isIssue(issue.id) || issue.id === 'not_a_car') return []
  const others = alternatives.flatMap(({ id, probability }) =>
    id !== issue.id && isSoundIssue(id) && noiseOf(id) !== null ? [{ id, probability }] : [],
  )
  if (!isSoundIssue(issue.id) || noiseOf(issue.id) === null) return others
  const rest =
    others.length === 0 ? confidence / 100 : 1 - others.reduce((all, { probability }) => all + probability, 0)
  return [{ id: issue.id, probability: Math.max(0, rest) }, ...others]
}

const levelOf = (urgency: string | null | undefined): Danger =>
  urgency === 'fix_immediately' || urgency === 'check_soon' ? dangerOf[urgency] : 'none'

const isAbove = (one: Danger, other: Danger) => dangerLevels.indexOf(one) > dangerLevels.indexOf(other)

/** The answer's own urgency is measured. */
function cautionsOf(
  offered: readonly Possibility[],
  { id: named, urgencyLevel }: HeardSound['issue'],
): DangerReason[] {
  const level = levelOf(urgencyLevel)
  const isBounded = typeof urgencyLevel === 'string'
  const possible = offered.flatMap(({ id, probability }) => {
    const own = dangerOf[soundIssues[id].urgencyLevel]
    if (own === 'none' || (isBounded && isAbove(own, level)) || (id !== named && probability < URGENT_FROM))
      return []
    const label =
      id === named
        ? (findings.get(`sound_${id}`)?.label ?? soundIssues[id].name)
        : `${soundIssues[id].name}, which the recording does not rule out`
    return [{ id: `sound_${id}`, label, level: own }]
  })
  const worst = { id: 'sound_uncertain', label: 'the worst that the recording may be', level }
  return level === 'none' || possible.some((each) => each.level === level) ? possible : [...possible, worst]
}

/** Judged, not reviewed. */
const SITUATION_RATIO = 8

const SITUATIONS: Readonly<Record<string, string>> = {
  context_idle: 'ctx_idle',
  context_accelerating: 'ctx_accel',
  context_braking: 'ctx_brake',
  context_turning: 'ctx_turn',
  context_ac_on: 'ctx_ac',
}

const situationRatios = (ids: readonly string[]): SensedRatio[] =>
  ids.flatMap((id) => {
    const finding = Object.hasOwn(SITUATIONS, id) ? SITUATIONS[id] : undefined
    return finding === undefined
      ? []
      : [{ finding, ratio: SITUATION_RATIO, why: 'you named it with the recording', counted: true as const }]
  })

/** Heard while the car stands, a noise is none of these. Judged, not reviewed. */
export const MOVING_NOISES = [
  'brake_noise',
  'brake_squeal',
  'brake_grind',
  'bump_knock',
  'wheel_knock',
  'roar_hum',
  'whine_axle',
  'grind_low',
  'click_turn',
  'thump_speed',
  'creak',
  'chirp_wheel',
  'noise_speed',
] as const
const STANDING_RATIO = 0.2
const MOVES = ['context_accelerating', 'context_braking', 'context_turning']

function standing(tags: readonly string[]): SensedRatio[] {
  if (!tags.includes('context_idle') || tags.some((tag) => MOVES.includes(tag))) return []
  const why = 'the noise was heard while the car stood'
  return MOVING_NOISES.map((finding) => ({ finding, ratio: STANDING_RATIO, why, counted: true as const }))
}

/** Judged, not reviewed. */
const UNSURE_NOISE_RATIO = 3

const unnamedNoise = ([first]: readonly Possibility[]): SensedRatio[] =>
  first === undefined || first.id === 'no_fault_heard'
    ? []
    : [{ finding: 'noise_any', ratio: UNSURE_NOISE_RATIO, why: 'the recording sounds like a fault first' }]

/** What a stored answer left out is taken for healthy. */
function wholeNoises(offered: readonly Possibility[]): NoiseShare[] {
  const rest = 1 - offered.reduce((sum, { probability }) => sum + probability, 0)
  return byNoise([...offered, { id: 'no_fault_heard', probability: Math.max(0, rest) }])
}

export const senseNoises = (noises: NoiseShare[], tags: readonly DrivingContext[]): Sensed => ({
  ...NOTHING_SENSED,
  ratios: situationRatios(tags.map((tag) => `context_${tag}`)),
  heard: noises,
})

/**
 * Noises stand in it where the diagnosis names something; what is not a car's sound, a failed analysis and an unknown
 * issue say nothing.
 */
export function senseSound(sound: HeardSound): Sensed {
  const offered = possibilities(sound)
  const { issue, evidence = [] } = sound
  const tags = evidence.map(({ id }) => id)
  if (!isIssue(issue.id) || issue.id === 'not_a_car') return NOTHING_SENSED
  const isNamed = isSoundIssue(issue.id) && noiseOf(issue.id) !== null
  return {
    ...NOTHING_SENSED,
    ratios: [
      ...(issue.id === 'uncertain' ? unnamedNoise(offered) : []),
      ...situationRatios(tags),
      ...(issue.id === 'no_fault_heard' ? [] : standing(tags)),
    ],
    // Of what words alone name nothing was heard.
    cautions: cautionsOf(sound.tier === 'told' ? [] : offered, issue),
    ...(isNamed && { heard: wholeNoises(offered) }),
  }
}
