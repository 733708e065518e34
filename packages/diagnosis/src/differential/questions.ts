/**
 * The next best step: what to ask, look at or read so that the answer becomes surer, per minute it costs. The gain of a
 * question is the mutual information between its answer and the fault (Heckerman, Breese and Rommelse, 1995), plus that
 * between its answer and the danger, which counts more.
 */

import type { Step } from '../saved/case.ts'
import { effectsOf, type Posterior } from './inference.ts'
import { answers, findings } from './knowledge.ts'
import { type Danger, dangerLevels, type Evidence, type Fault } from './types.ts'

/** Minutes of the driver's time. */
const MINUTES = { question: 0.3, look: 2, codes: 4 } as const
const LOOK_GROUPS = new Set(['leak', 'tyre'])
const DANGER_WEIGHT = 2
/** Below this many bits a question is not worth asking. */
export const MIN_GAIN_BITS = 0.02

/** One that means the same as what is known in either way, or that what is present answers or excludes. */
export function isAnswered(id: string, evidence: Evidence): boolean {
  const isPresent = (other: string) => evidence.get(other) === 'present'
  const means = answers.questions.get(id) ?? []
  const isSame = (other: string) => evidence.get(other) === 'absent' && isTwin(id, other)
  return (
    evidence.has(id) ||
    means.some((other) => isPresent(other) || isSame(other)) ||
    answers.onlyWith.get(id)?.some(isPresent) === false
  )
}

const isTwin = (one: string, other: string) =>
  answers.questions.get(one)?.includes(other) === true && answers.questions.get(other)?.includes(one) === true

const bits = (p: number) => (p <= 0 || p >= 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p))

type Weighted = { fault: Fault; weight: number; effects: ReadonlyMap<string, number> }

export const weightOf = (fault: Fault): Weighted => ({
  fault,
  weight: 0,
  effects: effectsOf(fault),
})

/** Bits gained by knowing a finding: of the fault, and of whether it is one to stop for. In one pass, since each answer weighs hundreds of findings. @param leak probability of the finding under a fault that does not cause it */
export function gainOf(finding: string, leak: number, rows: readonly Weighted[]): number {
  const leakBits = bits(leak)
  let open = 0
  const weights = { stop: 0, other: 0 }
  const present = { stop: 0, other: 0 }
  for (const { fault, weight, effects } of rows) {
    const effect = effects.get(finding)
    const probability = effect === undefined ? leak : 1 - (1 - leak) * (1 - effect)
    open += weight * (effect === undefined ? leakBits : bits(probability))
    const harm = fault.harm === 'stop' ? 'stop' : 'other'
    weights[harm] += weight
    present[harm] += weight * probability
  }
  const all = bits(present.stop + present.other)
  const within = (harm: 'stop' | 'other') =>
    weights[harm] > 0 ? weights[harm] * bits(present[harm] / weights[harm]) : 0
  const ofFault = Math.max(0, all - open)
  const ofDanger = Math.max(0, all - within('stop') - within('other'))
  return ofFault + DANGER_WEIGHT * ofDanger
}

/** Judged: from so likely a "yes" a question is worth it while no cause is all but sure, or from the lower one if an answer brings another cause near the first. */
const LIKELY_YES = 0.08
const SETTLED = 0.8
const SETTLED_YES = 0.15
const LIKELY_CODE = 0.5
const [MIN_YES, NEAR, MORE] = [0.05, 0.7, 1.5]

const rowsOf = (faults: readonly Fault[], { share, other }: Posterior): Weighted[] =>
  faults
    .map((fault) => ({ ...weightOf(fault), weight: (share.get(fault.id) ?? 0) / (1 - other) }))
    .filter(({ weight }) => weight > 0.001)
    .sort((a, b) => b.weight - a.weight)

const rankOf = (id: string) => dangerLevels.indexOf(findings.get(id)?.danger ?? 'none')

const likelyOf = (id: string, rows: readonly Weighted[]) =>
  rows.reduce((sum, { weight, effects }) => sum + weight * (effects.get(id) ?? 0), 0)

/** Whether the causes make a "yes" likely, or it brings another to the front or more danger than was said. */
export function isWorthAsking(
  faults: readonly Fault[],
  posterior: Posterior,
  leak: (finding: string) => number,
  level: Danger,
): (id: string, least?: number) => boolean {
  const rows = rowsOf(faults, posterior)
  const rival = ([first = 0, ...others]: readonly number[]) => Math.max(0, ...others) / first
  const isSettled = (rows[0]?.weight ?? 0) >= SETTLED
  const before = rival(rows.map(({ weight }) => weight))
  return (id, least = MIN_YES) => {
    const yes = rows.map(({ weight, effects }) => weight * (effects.get(id) ?? 0))
    const likely = likelyOf(id, rows)
    const isRise = rankOf(id) > dangerLevels.indexOf(level)
    const after = rival(yes.map((own, at) => own + leak(id) * ((rows[at]?.weight ?? 0) - own)))
    const no = rival(yes.map((own, at) => (1 - leak(id)) * ((rows[at]?.weight ?? 0) - own)))
    const turns = Math.max(after, no) >= Math.max(NEAR, MORE * before)
    const lowest = isSettled ? SETTLED_YES : least
    return (!isSettled && likely >= LIKELY_YES) || (likely >= lowest && (isRise || turns))
  }
}

const minutesFor = (group: string) => (LOOK_GROUPS.has(group) ? MINUTES.look : MINUTES.question)

/** Whether the driver meant what the words may mean: a danger before all steps, the rest after the best of them. */
export function withQuestions(
  meant: readonly string[],
  steps: readonly Step[],
  isWorth: (finding: string) => boolean,
): Step[] {
  const isDanger = (id: string) => rankOf(id) >= dangerLevels.indexOf('limp')
  const ask = (finding: string): Step => {
    const label = findings.get(finding)?.label ?? finding
    const question = `Did you mean: ${label.charAt(0).toLowerCase()}${label.slice(1)}?`
    return { kind: 'question', finding, question, gain: 1 }
  }
  const dangers = meant.filter(isDanger).sort((a, b) => rankOf(b) - rankOf(a))
  const rest = meant.filter((id) => !isDanger(id) && isWorth(id))
  return [...dangers.map(ask), ...steps.slice(0, 1), ...rest.map(ask), ...steps.slice(1)]
}

const asksTheSame = (one: Step, other: Step) =>
  one.kind === 'question' && other.kind === 'question' && isTwin(one.finding, other.finding)

type AskRules = {
  asked?: ReadonlySet<string>
  codesRead?: boolean
  canHave?: (finding: string) => boolean
  isWorth?: (finding: string) => boolean
}

export function nextSteps(
  faults: readonly Fault[],
  posterior: Posterior,
  evidence: Evidence,
  leak: (finding: string) => number,
  { asked = new Set<string>(), codesRead = false, canHave = () => true, isWorth = () => true }: AskRules = {},
): Step[] {
  const rows = rowsOf(faults, posterior)
  const gains = (id: string) => gainOf(id, leak(id), rows)
  const open = [...findings.values()].filter(
    ({ id }) => !isAnswered(id, evidence) && !asked.has(id) && canHave(id),
  )
  const questions = open
    .filter(({ id, question }) => question !== '' && isWorth(id))
    .map(({ id, question, group }) => ({
      step: { kind: 'question' as const, finding: id, question, gain: gains(id) },
      minutes: minutesFor(group),
    }))
  const codes = open.filter(({ group }) => !codesRead && group === 'code')
  const isCode = codes.reduce((sum, { id }) => sum + likelyOf(id, rows), 0) >= LIKELY_CODE
  const codeGain = isCode
    ? Math.min(
        codes.reduce((sum, { id }) => sum + gains(id), 0),
        rows.reduce((sum, { weight }) => sum - weight * Math.log2(weight), 0),
      )
    : 0
  const reading = { step: { kind: 'read_codes' as const, gain: codeGain }, minutes: MINUTES.codes }
  return [...questions, reading]
    .filter(({ step }) => step.gain >= MIN_GAIN_BITS)
    .sort((a, b) => b.step.gain / b.minutes - a.step.gain / a.minutes)
    .map(({ step }) => step)
    .filter((step, at, all) => !all.slice(0, at).some((before) => asksTheSame(step, before)))
}
