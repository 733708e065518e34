/** From all that is known of a car to ranked faults, what to do now, and the next best step. */
import { findingsOfCodes } from './codes.ts'
import { type Drive, isKnown, mayIDrive } from './danger.ts'
import { type Explanation, explain } from './explain.ts'
import { type InferenceRules, infer, type Posterior } from './inference.ts'
import { drivers, familiesOf, faults, findings } from './knowledge.ts'
import { priorOf } from './prior.ts'
import { nextSteps, type Step } from './questions.ts'
import { NOTHING_SENSED, type Sensed } from './senses/sensed.ts'
import {
  type Evidence,
  type Fault,
  type FindingState,
  type KnownCar,
  type Likelihoods,
  type System,
  systems,
} from './types.ts'
import { asEvidence, SITUATION_GROUPS, type Understanding, understand } from './words/understand.ts'

export type DifferentialInput = {
  /** What the driver wrote: symptoms and sentences. */
  texts: readonly string[]
  codes: readonly string[]
  car: KnownCar
  /** Calendar year, for the age of the car. */
  thisYear: number
  /** What a recording, a scan and the service log add; absent where they were not used. */
  sensed?: Sensed
  /** Findings set by hand or by answers; they win over what was understood and sensed. */
  stated?: ReadonlyMap<string, FindingState>
  /** Whether the car's codes were read, with or without a result. Codes that were given count as read. */
  codesRead?: boolean
}

export type RankedFault = {
  fault: Fault
  /** 0 to 1. The probabilities of all faults and `other` sum to 1. */
  probability: number
  explanation: Explanation
}

export type Differential = {
  drive: Drive
  /** Faults that have any weight, the likeliest first. Empty when nothing was understood. */
  ranked: RankedFault[]
  /** Probability of each system, the likeliest first. */
  systems: { system: System; probability: number }[]
  /** Probability that it is something the table does not have. */
  other: number
  /** What to ask or do next, the best first; empty when nothing more would tell. */
  steps: Step[]
  understanding: Understanding
  /** Whether the text was longer than MAX_TEXT_LENGTH and was cut. */
  cut: boolean
  evidence: ReadonlyMap<string, FindingState>
  /** What senses point to without saying it for certain. */
  likelihoods: Likelihoods
  /** What senses added, as it was given. */
  sensed: Sensed
}

/** Characters of text that are read. The rest is left out, and the answer says so. */
export const MAX_TEXT_LENGTH = 5000
/** Faults less likely than this are summed up in `other`. */
const MIN_SHOWN = 0.01

/** Probability of a finding without any fault of the table, by its group. Judged, not reviewed. */
const LEAK: Readonly<Record<string, number>> = {
  light: 0.03,
  course: 0.12,
  context: 0.12,
  code: 0.001,
  sound: 0.02,
  sign: 0.02,
}
const OTHER_LEAK = 0.005
/** Groups that a driver cannot be expected to mention. */
const UNSAID = new Set(['course', 'context', 'code', 'sound', 'sign', 'evidence', 'broad'])

/** Chosen on the shown cases; docs/diagnosis.md tells how. */
export const RULES: InferenceRules = {
  leak: (id) => LEAK[findings.get(id)?.group ?? ''] ?? OTHER_LEAK,
  trust: 0.9,
  silence: 0.25,
  second: 0.08,
  other: 0.05,
  otherEffect: 0.01,
}

const isSayable = (id: string) => !UNSAID.has(findings.get(id)?.group ?? '')

/** A ratio from which a sense says enough to speak of faults: more than the class of a sound alone can. Judged, not reviewed. */
const TELLING_RATIO = 5

/** Evidence from everything that was given. */
export function gather(input: DifferentialInput): {
  evidence: Map<string, FindingState>
  likelihoods: Map<string, number>
  understanding: Understanding
  cut: boolean
} {
  const text = input.texts.join('.\n')
  const { states, ratios, pendingCodes } = input.sensed ?? NOTHING_SENSED
  const understanding = understand(text.slice(0, MAX_TEXT_LENGTH), drivers())
  const evidence = asEvidence(understanding.findings, findings)
  const confirmed = input.codes.filter((code) => !pendingCodes.includes(code))
  for (const finding of findingsOfCodes(confirmed, familiesOf)) evidence.set(finding, 'present')
  for (const { finding, state } of states) {
    // A reading is of one moment: that it shows nothing does not undo what the driver tells.
    if (findings.has(finding) && (state === 'present' || !evidence.has(finding))) evidence.set(finding, state)
  }
  for (const [finding, state] of input.stated ?? []) {
    if (findings.has(finding)) evidence.set(finding, state)
  }
  return {
    evidence,
    likelihoods: likelihoodsOf(ratios, evidence),
    understanding,
    cut: text.length > MAX_TEXT_LENGTH,
  }
}

/** "Some noise" counts only while no symptom is known more exactly, as in the driver's words. */
function likelihoodsOf(ratios: Sensed['ratios'], evidence: Evidence): Map<string, number> {
  const isExact = isKnown(new Map([...evidence].filter(([id]) => findings.get(id)?.group !== 'broad')))
  const likelihoods = new Map<string, number>()
  for (const { finding, ratio } of ratios) {
    const known = findings.get(finding)
    if (known === undefined || evidence.has(finding) || (known.group === 'broad' && isExact)) continue
    likelihoods.set(finding, (likelihoods.get(finding) ?? 1) * ratio)
  }
  return likelihoods
}

/** Priors of the car, lowered where a part was replaced lately. */
function priorFrom({ car, thisYear, sensed }: DifferentialInput): Map<string, number> {
  const prior = priorOf(faults, car, thisYear)
  for (const { fault, factor } of sensed?.replaced ?? [])
    prior.set(fault, (prior.get(fault) ?? 0) * Math.min(1, factor))
  return prior
}

/** Share of each fault by everything that was given, also where that is too little to name one. Throws for none. */
export function weigh(input: DifferentialInput, rules: InferenceRules = RULES): Posterior {
  const { evidence, likelihoods } = gather(input)
  return infer(faults, priorFrom(input), evidence, isSayable, rules, likelihoods)
}

/** The differential diagnosis. Takes any text, throws for none; the order of the input does not change the answer. */
export function reason(input: DifferentialInput, rules: InferenceRules = RULES): Differential {
  const { evidence, likelihoods, understanding, cut } = gather(input)
  const prior = priorFrom(input)
  const inferred = (given: Likelihoods) => infer(faults, prior, evidence, isSayable, rules, given)
  const posterior = inferred(likelihoods)
  const drive = inOwnLanguage(
    driveFrom(input, evidence, likelihoods, posterior, () => inferred(new Map())),
    understanding,
  )
  const all = faults
    .map((fault) => ({ fault, probability: posterior.share.get(fault.id) ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
  const shown = drive.known ? all.filter(({ probability }) => probability >= MIN_SHOWN) : []
  const asked = new Set([...evidence].filter(([, state]) => state === 'unknown').map(([id]) => id))
  const codesRead = input.codesRead === true || input.sensed?.codesRead === true || input.codes.length > 0
  // A stored code says more than its light.
  if (codesRead) asked.add('mil_on')
  return {
    drive,
    ranked: shown.map((each) => ({
      ...each,
      explanation: explain(each.fault, evidence, rules.leak, likelihoods),
    })),
    systems: systems
      .map((system) => ({
        system,
        probability: all.reduce(
          (sum, each) => sum + (each.fault.system === system ? each.probability : 0),
          0,
        ),
      }))
      .sort((a, b) => b.probability - a.probability),
    other: 1 - shown.reduce((sum, { probability }) => sum + probability, 0),
    steps: nextSteps(faults, posterior, evidence, rules.leak, { asked, codesRead }),
    understanding,
    cut,
    evidence,
    likelihoods,
    sensed: input.sensed ?? NOTHING_SENSED,
  }
}

/** Who writes in a language that is known a little is told the main thing in it, too. */
function inOwnLanguage(drive: Drive, { language }: Understanding): Drive {
  if (language === null) return drive
  const own = { tag: language.tag, say: drive.level === 'stop' ? language.stop : language.caution }
  return { ...drive, now: `${drive.now} ${own.say}`, own }
}

function driveFrom(
  { sensed }: DifferentialInput,
  evidence: Evidence,
  likelihoods: Likelihoods,
  posterior: Posterior,
  without: () => Posterior,
): Drive {
  // What the driver took out or denied cautions no more.
  const cautions = (sensed?.cautions ?? []).filter(
    ({ id }) => !evidence.has(id) || evidence.get(id) === 'present',
  )
  if (likelihoods.size === 0 && cautions.length === 0) return mayIDrive(evidence, posterior)
  const isTelling = [...likelihoods].some(
    ([id, ratio]) => ratio >= TELLING_RATIO && !SITUATION_GROUPS.has(findings.get(id)?.group ?? ''),
  )
  return mayIDrive(evidence, posterior, { without: without(), isTelling, cautions })
}
