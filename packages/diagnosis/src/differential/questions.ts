/**
 * The next best step: what to ask, look at or read so that the answer becomes surer, per minute it costs. The gain of a
 * question is the mutual information between its answer and the fault (Heckerman, Breese and Rommelse, 1995), plus that
 * between its answer and the danger, which counts more.
 */

import { effectsOf, type Posterior } from './inference.ts'
import { findings } from './knowledge.ts'
import { dangerLevels, type Evidence, type Fault } from './types.ts'

export type Step =
  | { kind: 'question'; finding: string; question: string; gain: number }
  | { kind: 'read_codes'; gain: number }

/** Minutes of the driver's time. */
const MINUTES = { question: 0.3, look: 2, codes: 4 } as const
const LOOK_GROUPS = new Set(['leak', 'tyre'])
const DANGER_WEIGHT = 2
/** Below this many bits a question is not worth asking. */
export const MIN_GAIN_BITS = 0.02

/** Questions that what is present has answered: the brakes that grind make a noise, and make it when braking. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  brake_noise: ['brake_grind', 'brake_squeal'],
  ctx_brake: ['brake_grind', 'brake_squeal', 'brake_shake', 'brake_pull'],
  steer_noise: ['steer_whine', 'click_turn'],
  ctx_turn: ['steer_whine', 'click_turn'],
  ctx_accel: ['vib_accel'],
  ctx_bump: ['bump_knock'],
  ctx_idle: ['rough_idle', 'stall_idle'],
  ctx_ac: ['ac_noise'],
  ac_noise: ['ctx_ac'],
  noise_rpm: ['tick_engine', 'whine_engine'],
  noise_speed: ['roar_hum', 'thump_speed'],
  no_start: ['no_crank', 'crank_no_start', 'start_several_tries'],
  other_charger_ok: ['fast_charge_ok'],
  overheats: ['overheats_idle', 'overheats_highway'],
  smoke_exhaust: ['smoke_white', 'smoke_blue', 'smoke_black'],
  smell_burning: ['smell_rubber', 'smell_burning_oil', 'smell_electrical', 'smell_burning_brake'],
}

const isAnswered = (id: string, evidence: Evidence) =>
  evidence.has(id) || (ANSWERED_BY[id] ?? []).some((other) => evidence.get(other) === 'present')

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

const minutesFor = (group: string) => (LOOK_GROUPS.has(group) ? MINUTES.look : MINUTES.question)

/** Whether the driver meant what the words may mean: a danger before all steps, the rest after the best of them. */
export function withQuestions(meant: readonly string[], steps: readonly Step[]): Step[] {
  const rank = (id: string) => dangerLevels.indexOf(findings.get(id)?.danger ?? 'none')
  const isDanger = (id: string) => rank(id) >= dangerLevels.indexOf('limp')
  const ask = (finding: string): Step => {
    const label = findings.get(finding)?.label ?? finding
    const question = `Did you mean: ${label.charAt(0).toLowerCase()}${label.slice(1)}?`
    return { kind: 'question', finding, question, gain: 1 }
  }
  const dangers = meant.filter(isDanger).sort((a, b) => rank(b) - rank(a))
  const rest = meant.filter((id) => !isDanger(id))
  return [...dangers.map(ask), ...steps.slice(0, 1), ...rest.map(ask), ...steps.slice(1)]
}

type AskRules = {
  asked?: ReadonlySet<string>
  codesRead?: boolean
  canHave?: (finding: string) => boolean
}

export function nextSteps(
  faults: readonly Fault[],
  posterior: Posterior,
  evidence: Evidence,
  leak: (finding: string) => number,
  { asked = new Set<string>(), codesRead = false, canHave = () => true }: AskRules = {},
): Step[] {
  const named = 1 - posterior.other
  if (named <= 0) return []
  const rows = faults
    .map((fault) => ({ ...weightOf(fault), weight: (posterior.share.get(fault.id) ?? 0) / named }))
    .filter(({ weight }) => weight > 0.001)
  const gains = (id: string) => gainOf(id, leak(id), rows)
  const open = [...findings.values()].filter(
    ({ id }) => !isAnswered(id, evidence) && !asked.has(id) && canHave(id),
  )
  const questions = open
    .filter(({ question }) => question !== '')
    .map(({ id, question, group }) => ({
      step: { kind: 'question' as const, finding: id, question, gain: gains(id) },
      minutes: minutesFor(group),
    }))
  const codeGain = codesRead
    ? 0
    : Math.min(
        open.filter(({ group }) => group === 'code').reduce((sum, { id }) => sum + gains(id), 0),
        rows.reduce((sum, { weight }) => sum - (weight > 0 ? weight * Math.log2(weight) : 0), 0),
      )
  const codes = { step: { kind: 'read_codes' as const, gain: codeGain }, minutes: MINUTES.codes }
  return [...questions, codes]
    .filter(({ step }) => step.gain >= MIN_GAIN_BITS)
    .sort((a, b) => b.step.gain / b.minutes - a.step.gain / a.minutes)
    .map(({ step }) => step)
}
