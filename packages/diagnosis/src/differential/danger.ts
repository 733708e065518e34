/**
 * "May I still drive?" Findings set the answer by themselves, before any ranking; a likely fault that is more dangerous
 * than the findings raises it. Nothing here ever says that a car is safe.
 */

import type { DangerReason, Drive } from '../saved/case.ts'
import { DRIVE_FEARED, DRIVE_UNKNOWN } from './drive-unknown.ts'
import type { Posterior } from './inference.ts'
import { type DangerAdvice, dangerAdvice, faults, findings } from './knowledge.ts'
import { type Danger, dangerLevels, type Evidence, type Fault } from './types.ts'
import { DENIALS, SITUATION_GROUPS } from './words/understand.ts'

/**
 * Probability from which one fault's own harm counts; judged. It is not the sound's threshold (sound/urgency.ts),
 * which was measured and applies to the sum over all faults of a level.
 */
export const URGENT_FROM = 0.15

/** Faults that give notice: their harm counts once one of these signs, or one that is itself a danger, is told; until then "soon". Judged. */
export const GRADUAL: Readonly<Record<string, string>> = {
  alternator: 'lights_dim lights_flicker sign_charge_low',
  ball_joint: '',
  belt_ac: '',
  brake_caliper: '',
  control_arm: '',
  cvt: 'slip no_move trans_warning',
  dct: 'slip no_move trans_warning',
  dpf: 'loss_of_power slow_accel',
  fuel_injector: '',
  spring: '',
  steering_column: '',
  throttle_body: '',
  tie_rod: '',
  u_joint: 'vib_accel',
}

const GENERAL: Readonly<Record<Danger, { say: string; now: string }>> = {
  stop: { say: 'Do not drive on.', now: 'Stop where it is safe and have the car looked at where it stands.' },
  limp: {
    say: 'Drive only as far as a safe place or a shop nearby.',
    now: 'Drive slowly, keep off fast roads, and have it checked before you use the car again.',
  },
  soon: {
    say: 'Have this checked soon.',
    now: 'Stop if it gets worse, or with a red light, smoke, a smell, or a change in brakes or steering.',
  },
  none: {
    say: 'Nothing you told points to a danger. That is no proof that there is none.',
    now: 'Ask again if a red light, smoke, a smell, or a change in brakes or steering comes with it.',
  },
}

const NOTHING_HEARD = {
  say: 'Nothing that was heard points to a danger. That is no proof that there is none.',
  now: GENERAL.none.now,
}

const NOT_UNDERSTOOD = {
  say: 'We can’t tell from what you told us. If anything feels off, don’t drive.',
  now: 'Do not drive if brakes or steering feel different, a red light is on, or you smell fuel. Tell us what you notice, and when.',
}

const NOT_HEARD = { say: DRIVE_UNKNOWN, now: NOT_UNDERSTOOD.now }

/** The recording may be of something urgent: not known either, but what to do until then is. */
const NOT_HEARD_URGENT = DRIVE_FEARED

const VAGUE = {
  say: 'We can’t tell from what you told us. Have it checked soon.',
  now: NOT_UNDERSTOOD.now,
}

const ASKED = {
  say: 'Have this checked soon. Answer one question, and we can say more.',
  now: GENERAL.soon.now,
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const rank = (level: Danger) => dangerLevels.indexOf(level)

/** What senses add that only point to something, such as a sound. */
export type WeakSigns = {
  /** The answer without them: nothing that only points to something makes the answer lighter. */
  without: Posterior
  isTelling: boolean
  cautions: readonly DangerReason[]
  /** What a recording is named as; null where it names nothing. */
  heard: 'noise' | 'nothing' | null
}

/** @param faultsCount whether the harm of a likely fault counts: the urgency of a recording alone was measured without it */
function reasonsFrom(
  evidence: Evidence,
  { marginal }: Posterior,
  weak: WeakSigns | null,
  faultsCount: boolean,
): DangerReason[] {
  const fromFindings = [...evidence].flatMap(([id, state]) => {
    const finding = findings.get(id)
    return state === 'present' && finding !== undefined && finding.danger !== 'none'
      ? [{ id, label: finding.label, level: finding.danger }]
      : []
  })
  const isTold = (id: string) => evidence.get(id) === 'present'
  const fromFaults = (faultsCount ? faults : []).flatMap(({ id, name, harm, effects }) => {
    const probability = Math.max(marginal.get(id) ?? 0, weak?.without.marginal.get(id) ?? 0)
    const further = GRADUAL[id]?.split(' ')
    const isNear =
      further === undefined ||
      further.some(isTold) ||
      effects.some(
        ({ finding }) => isTold(finding) && rank(findings.get(finding)?.danger ?? 'none') >= rank('limp'),
      )
    return probability >= URGENT_FROM && harm !== 'none'
      ? [{ id, label: name, level: isNear ? harm : 'soon', probability }]
      : []
  })
  const likeliest = fromFaults
    .sort((a, b) => b.probability - a.probability)
    .map(({ id, label, level }) => ({ id, label, level }))
  return [...fromFindings, ...(weak?.cautions ?? []), ...likeliest].sort(
    (a, b) => rank(b.level) - rank(a.level),
  )
}

/** "When braking" alone says nothing, nor does "no warning lights". */
export function isKnown(evidence: Evidence): boolean {
  return [...evidence].some(
    ([id, state]) =>
      state === 'present' && !DENIALS.has(id) && !SITUATION_GROUPS.has(findings.get(id)?.group ?? ''),
  )
}

/** "Something with the engine" says only that something is wrong. */
function isVague(evidence: Evidence): boolean {
  return [...evidence].every(([id, state]) => {
    const group = findings.get(id)?.group ?? ''
    return state !== 'present' || group === 'broad' || SITUATION_GROUPS.has(group)
  })
}

function unknown(weak: WeakSigns | null): Drive {
  const cautions = [...(weak?.cautions ?? [])].sort((a, b) => rank(b.level) - rank(a.level))
  const level = cautions[0]?.level ?? 'soon'
  const unheard = rank(level) > rank('soon') ? NOT_HEARD_URGENT : NOT_HEARD
  return { level, known: false, ...(weak === null ? NOT_UNDERSTOOD : unheard), reasons: cautions }
}

/** A car that shows one of these goes to no workshop by itself. */
const STANDS = ['no_start', 'no_crank', 'crank_no_start', 'no_move', 'crank_free']
export const isStanding = (evidence: Evidence): boolean => STANDS.some((id) => evidence.get(id) === 'present')

const STANDING = {
  say: 'It can’t be driven now.',
  now: 'Have it looked at where it stands, or towed, if the first test does not bring it back.',
}

const TO_JUMP = {
  say: 'It needs a jump to start.',
  now: 'Jump-start it and drive straight to a shop that tests battery and charging. If a jump doesn’t help, have it towed.',
}

/** A driver who gave codes has read them. */
const doOf = (advice: DangerAdvice, hasCodes = false) =>
  [advice.do, !hasCodes && advice.unread].filter(Boolean).join(' ')

/** From here a cause's own advice stands beside that of the signs; judged. */
const LIKELY_CAUSE = 0.5
/** Advice of these parts is no use to a car without an engine. */
const OF_ENGINE = /\b(engine|belt|alternator|oil|exhaust|fuel)\b/i

/** A cause and no sign: what set the level, else the likeliest. */
function causeBehind(
  level: Danger,
  reasons: readonly DangerReason[],
  { marginal }: Posterior,
  listed: ReadonlySet<string> | null,
): string | undefined {
  const likely = faults
    .filter(({ id }) => (marginal.get(id) ?? 0) >= URGENT_FROM && listed?.has(id) !== false)
    .sort((a, b) => (marginal.get(b.id) ?? 0) - (marginal.get(a.id) ?? 0))
  const isOfLevel = ({ id }: Fault) => reasons.some((reason) => reason.id === id && reason.level === level)
  return (rank(level) > rank('soon') ? (likely.find(isOfLevel) ?? likely[0]) : likely[0])?.name
}

/** @param weak null where no sense was asked @param listed faults that stand in the list below, which names no other */
export function mayIDrive(
  evidence: Evidence,
  posterior: Posterior,
  weak: WeakSigns | null = null,
  hasEngine = true,
  listed: ReadonlySet<string> | null = null,
): Drive {
  const isCertain = isKnown(evidence)
  const isKnownEnough = isCertain || weak?.isTelling === true || weak?.heard != null
  if (!isKnownEnough) return unknown(weak)
  const reasons = reasonsFrom(evidence, posterior, weak, isCertain || weak?.isTelling === true)
  const isNothing = !isCertain && weak?.heard === 'nothing'
  const level = reasons[0]?.level ?? (isCertain || isNothing ? 'none' : 'soon')
  if (level === 'none' && isNothing) return { level, known: isKnownEnough, ...NOTHING_HEARD, reasons }
  // How dangerous it is, nobody said; what is heard or read beside it may.
  if (level === 'soon' && weak === null && isVague(evidence))
    return { level, known: isKnownEnough, ...VAGUE, reasons }
  const advices = reasons.flatMap(({ id, level: own }) => {
    const advice = own === level ? dangerAdvice.get(id) : undefined
    const isOfUse = advice && (hasEngine || !OF_ENGINE.test(`${advice.why} ${advice.do}`))
    const isCause = (posterior.marginal.get(id) ?? 0) >= LIKELY_CAUSE
    return isOfUse ? [{ ...advice, isCause }] : []
  })
  const [advice] = advices
  const ofCause = advices.find((own, at) => at > 0 && own.isCause)
  const hasCodes = [...evidence].some(
    ([id, state]) => state === 'present' && findings.get(id)?.group === 'code',
  )
  const stands = level !== 'stop' && isStanding(evidence)
  const needsJump = stands && level !== 'limp' && hasEngine && evidence.get('battery_dead') === 'present'
  const general = needsJump ? TO_JUMP : stands ? STANDING : GENERAL[level]
  const own = advices
    .filter((each, at) => at === 0 || each === ofCause)
    .map((each) => doOf(each, hasCodes))
    .join(' ')
  const behind = level === 'none' && !stands ? undefined : causeBehind(level, reasons, posterior, listed)
  const because = advice?.why ?? (behind === undefined ? '' : `What may be behind it: ${behind}.`)
  return {
    level,
    known: isKnownEnough,
    say: `${general.say} ${because}`.trim(),
    now: (!stands && own) || general.now,
    reasons,
  }
}

/** Until the driver has said what was meant: a danger that rests on a loose reading is asked about first, and does not decide. A car that stands is not driven anyway. */
export function untilAnswered(drive: Drive, meant: readonly string[], stands = false): Drive {
  const [worst] = meant
    .flatMap((id) => findings.get(id) ?? [])
    .filter(
      ({ danger }) =>
        rank(danger) > Math.max(rank(stands ? 'limp' : 'none'), drive.known ? rank(drive.level) : 0),
    )
    .sort((a, b) => rank(b.danger) - rank(a.danger))
  if (worst === undefined)
    return meant.length > 0 && !drive.known ? { ...drive, known: true, ...ASKED } : drive
  const question = `Did you mean: ${lowerFirst(worst.label)}? If so: ${lowerFirst(GENERAL[worst.danger].say)}`
  if (drive.known && rank(drive.level) >= rank('limp')) return { ...drive, say: `${drive.say} ${question}` }
  const advice = dangerAdvice.get(worst.id)
  const ifSo = advice === undefined ? GENERAL[worst.danger].now : doOf(advice)
  return { ...drive, level: 'soon', known: true, say: question, now: `If so: ${lowerFirst(ifSo)}` }
}
