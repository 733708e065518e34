/**
 * What a diagnosed sound says of the faults. The model's own probability is not taken for the truth: what counts is how often it names a class
 * when the class is there and when it is not (named.table.ts).
 */
import { type SoundClass, soundClasses } from '@tappet/acoustics/model'
import { type IssueId, issueTexts, type SoundIssueId, soundIssues } from '../../sound/issues.table.ts'
import { type DangerReason, URGENT_FROM } from '../danger.ts'
import { findings } from '../knowledge.ts'
import type { Danger } from '../types.ts'
import {
  MAX_RATIO,
  MIN_RATIO,
  MOVING_NOISES,
  NAMED,
  NEW_RECORDER_SHARE,
  NOISE_RATIO,
  ONE_COLLECTION,
  PSEUDO_COUNT,
  SITUATION_RATIO,
  STANDING_RATIO,
  UNSURE_NOISE_RATIO,
} from './named.table.ts'
import { NOTHING_SENSED, type Sensed, type SensedRatio } from './sensed.ts'

/** What is read of a sound diagnosis; a `SoundDiagnosis` is one. */
export type HeardSound = {
  /** The urgency is that of the worst that the recording may be. */
  issue: { id: string; urgencyLevel?: string | null }
  /** Whole percent. */
  confidence: number
  /** Probabilities, 0 to 1. */
  alternatives?: readonly { id: string; probability: number }[]
  /** What counted, of which the situations that the driver named are read. */
  evidence?: readonly { id: string }[]
}

type Rates = Readonly<Record<SoundClass, Readonly<Record<SoundClass, number>>>>

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const byClass = <T>(value: (name: SoundClass, at: number) => T): Record<SoundClass, T> =>
  Object.fromEntries(soundClasses.map((name, at) => [name, value(name, at)])) as Record<SoundClass, T>

/** Share of all recordings for which each class is named. */
function overall(counts: readonly (readonly number[])[]): Record<SoundClass, number> {
  const all = sum(counts.flat())
  return byClass((_, named) => sum(counts.map((row) => row[named] ?? 0)) / all)
}

type Counts = (typeof NAMED)[keyof typeof NAMED]

/**
 * How often each class is named where another is the truth: half the recorders are like those of the training, half are not, and on those
 * what is named says nothing.
 */
function ratesOf({ knownRecorder, newRecorder }: Counts): Rates {
  const usual = overall(knownRecorder)
  const unknown = overall(newRecorder)
  return byClass((_, truth) => {
    const row = knownRecorder[truth] ?? []
    return byClass((named, at) => {
      const known = ((row[at] ?? 0) + PSEUDO_COUNT * usual[named]) / (sum(row) + PSEUDO_COUNT)
      return (1 - NEW_RECORDER_SHARE) * known + NEW_RECORDER_SHARE * unknown[named]
    })
  })
}

const faultClasses = soundClasses.filter((name) => name !== 'healthy')

/** The same for all other truths together: half healthy, half the other faults alike. */
const otherwiseOf = (rates: Rates): Rates =>
  byClass((truth) => {
    const others = faultClasses.filter((name) => name !== truth)
    return byClass(
      (named) =>
        rates.healthy[named] / 2 + sum(others.map((other) => rates[other][named])) / others.length / 2,
    )
  })

const ways = Object.values(NAMED).map((counts) => {
  const rates = ratesOf(counts)
  return { rates, otherwise: otherwiseOf(rates) }
})

const isSoundIssue = (id: string): id is SoundIssueId => Object.hasOwn(soundIssues, id)
const isIssue = (id: string): id is IssueId => Object.hasOwn(issueTexts, id)

const classOf = (id: string): SoundClass | null => {
  const heardAs = isSoundIssue(id) ? soundIssues[id].heardAs : undefined
  return soundClasses.find((name) => heardAs?.[name] !== undefined) ?? null
}

type Possibility = { id: string; probability: number }

/** What was named and what else was offered; none for an answer of another kind. */
function possibilities({ issue, confidence, alternatives = [] }: HeardSound): Possibility[] {
  if (!isIssue(issue.id) || issue.id === 'not_a_car') return []
  const others = alternatives.filter(({ id }) => id !== issue.id && classOf(id) !== null)
  // The confidence is that of such answers; what the others leave is the issue's own.
  const left = others.length === 0 ? confidence / 100 : 1 - sum(others.map(({ probability }) => probability))
  const named = classOf(issue.id) === null ? [] : [{ id: issue.id, probability: Math.max(0, left) }]
  return [...named, ...others]
}

/** Probability of each class; the rest is shared by the classes that are not listed. */
function classProbabilities(heard: readonly Possibility[]): Record<SoundClass, number> {
  const told = byClass((name) =>
    sum(heard.filter(({ id }) => classOf(id) === name).map(({ probability }) => probability)),
  )
  const total = sum(Object.values(told))
  const silent = soundClasses.filter((name) => told[name] === 0)
  const left = silent.length === 0 ? 0 : Math.max(0, 1 - total) / silent.length
  return byClass((name) => (told[name] === 0 ? left : told[name] / Math.max(1, total)))
}

/** The ratio that says less. */
const weaker = (a: number, b: number) => (Math.abs(Math.log(a)) <= Math.abs(Math.log(b)) ? a : b)

/**
 * Likelihood ratio of each class of fault, for the probabilities that the model gave. They do not tell whether the listener was asked, so of
 * both ways the one that says less counts.
 */
export function classRatios(probabilities: Readonly<Record<SoundClass, number>>): Record<SoundClass, number> {
  const weighed = (row: Readonly<Record<SoundClass, number>>) =>
    sum(soundClasses.map((named) => probabilities[named] * row[named]))
  const most: Partial<Record<SoundClass, number>> = ONE_COLLECTION
  return byClass((truth) => {
    const ratio = ways
      .map(({ rates, otherwise }) => weighed(rates[truth]) / weighed(otherwise[truth]))
      .reduce(weaker)
    return Math.min(most[truth] ?? MAX_RATIO, Math.max(MIN_RATIO, ratio))
  })
}

const findingOf = (issue: string) => `sound_${issue}`

/** Issues that a class is heard as and that the knowledge has a finding for; an experimental one where it was offered. */
const issuesOf = (name: SoundClass, offered: readonly Possibility[]) =>
  (Object.keys(soundIssues) as SoundIssueId[]).filter(
    (id) =>
      classOf(id) === name &&
      findings.has(findingOf(id)) &&
      (soundIssues[id].experimental === undefined || offered.some((each) => each.id === id)),
  )

const LEVELS = { safe: 'none', check_soon: 'soon', fix_immediately: 'limp' } as const satisfies Record<
  string,
  Danger
>

const levelOf = (urgency: string | null | undefined): Danger =>
  urgency === 'fix_immediately' || urgency === 'check_soon' ? LEVELS[urgency] : 'none'

function cautionsOf(
  heard: readonly Possibility[],
  { id: named, urgencyLevel }: HeardSound['issue'],
): DangerReason[] {
  const possible = heard.flatMap(({ id, probability }) => {
    const level = isSoundIssue(id) ? LEVELS[soundIssues[id].urgencyLevel] : 'none'
    if (level === 'none' || !isSoundIssue(id) || (id !== named && probability < URGENT_FROM)) return []
    const label =
      id === named
        ? (findings.get(findingOf(id))?.label ?? soundIssues[id].name)
        : `${soundIssues[id].name}, which the recording does not rule out`
    return [{ id: findingOf(id), label, level }]
  })
  const level = levelOf(urgencyLevel)
  const worst = { id: 'sound_uncertain', label: 'the worst that the recording may be', level }
  return level === 'none' || possible.some((each) => each.level === level) ? possible : [...possible, worst]
}

/** The noise that the recording speaks of: one that it names, or one that it takes for a fault first without naming it. */
function noiseOf(named: string, [first]: readonly Possibility[]): SensedRatio[] {
  const isFault = first !== undefined && classOf(first.id) !== 'healthy'
  if (!isFault) return []
  return named === 'uncertain'
    ? [{ finding: 'noise_any', ratio: UNSURE_NOISE_RATIO, why: 'the recording sounds like a fault first' }]
    : [{ finding: 'noise_any', ratio: NOISE_RATIO, why: 'a noise stood out in the recording' }]
}

const SITUATIONS: Readonly<Record<string, string>> = {
  context_idle: 'ctx_idle',
  context_accelerating: 'ctx_accel',
  context_braking: 'ctx_brake',
  context_turning: 'ctx_turn',
  context_ac_on: 'ctx_ac',
}

const situationsOf = ({ evidence = [] }: HeardSound): SensedRatio[] =>
  evidence.flatMap(({ id }) => {
    const finding = Object.hasOwn(SITUATIONS, id) ? SITUATIONS[id] : undefined
    return finding === undefined
      ? []
      : [{ finding, ratio: SITUATION_RATIO, why: 'you named it with the recording' }]
  })

const MOVES = ['context_accelerating', 'context_braking', 'context_turning']

/** What a named noise cannot be where it was heard with the car standing. */
function standing({ evidence = [] }: HeardSound, noise: readonly SensedRatio[]): SensedRatio[] {
  const tags = evidence.map(({ id }) => id)
  const isStanding = tags.includes('context_idle') && !tags.some((tag) => MOVES.includes(tag))
  if (!isStanding || noise.length === 0) return []
  const why = 'the noise was heard while the car stood'
  return MOVING_NOISES.map((finding) => ({ finding, ratio: STANDING_RATIO, why }))
}

/**
 * A sound as a differential takes it. "Nothing unusual" and "not sure" speak weakly against or for faults; what is not a car's sound, a failed
 * analysis and an unknown issue say nothing.
 */
export function senseSound(heard: HeardSound): Sensed {
  const offered = possibilities(heard)
  if (offered.length === 0) return NOTHING_SENSED
  const ratios = classRatios(classProbabilities(offered))
  const { id: named } = heard.issue
  const noise = noiseOf(named, offered)
  const why = isIssue(named) ? `the recording: ${issueTexts[named].name}` : ''
  return {
    ...NOTHING_SENSED,
    ratios: [
      ...faultClasses.flatMap((name) =>
        issuesOf(name, offered).map((id) => ({ finding: findingOf(id), ratio: ratios[name], why })),
      ),
      ...noise,
      ...situationsOf(heard),
      ...standing(heard, noise),
    ],
    cautions: cautionsOf(offered, heard.issue),
  }
}
