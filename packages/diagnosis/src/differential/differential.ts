/** From all that is known of a car to ranked faults, what to do now, and the next best step. */
import type { Drive, KnownCar, Sensed, Step } from '../saved/case.ts'
import type { NoiseShare } from '../sound/noises.ts'
import { countsAsSound } from '../sound/told-words.ts'
import { findingsOfCodes } from './codes.ts'
import { isKnown, isStanding, mayIDrive, untilAnswered, type WeakSigns } from './danger.ts'
import { type Explanation, explain } from './explain.ts'
import { type NoisePosterior, SILENT, withNoises } from './heard-noise.ts'
import { type InferenceRules, infer, type Posterior } from './inference.ts'
import { askedKinds, canBe, isOf, type Kinds, kindsOf, missingIn, missingParts } from './kinds.ts'
import { answers, drivers, familiesOf, faults, findings } from './knowledge.ts'
import { makerCodes } from './maker-codes.ts'
import { priorOf } from './prior.ts'
import { isAnswered, isWorthAsking, nextSteps, withQuestions } from './questions.ts'
import { saidRepairs } from './senses/said-repairs.ts'
import { NOTHING_SENSED } from './senses/sensed.ts'
import {
  type Evidence,
  type Fault,
  type FindingState,
  type Likelihoods,
  type System,
  systems,
} from './types.ts'
import { asEvidence, SITUATION_GROUPS, type Understanding, understand } from './words/understand.ts'

export type DifferentialInput = {
  texts: readonly string[]
  codes: readonly string[]
  car: KnownCar
  thisYear: number
  sensed?: Sensed
  /** By hand or by answers; they win over what was understood and sensed. */
  stated?: ReadonlyMap<string, FindingState>
  /** Codes that were given count as read. */
  codesRead?: boolean
}

export type RankedFault = {
  fault: Fault
  /** 0 to 1. The probabilities of all faults and `other` sum to 1. */
  probability: number
  explanation: Explanation
  /** The noise that it stands under where a recording was heard; null for one that makes none. */
  noise: string | null
  /** As in a saved cause. */
  apart?: true
}

export type Differential = {
  drive: Drive
  /** The likeliest first; under a heard recording those of the likeliest noise before the others. Empty when nothing was understood. */
  ranked: RankedFault[]
  /** The noises that a recording may be of, the likeliest first; null without one. */
  noises: NoiseShare[] | null
  /** Probability of the faults that make none of the noises; 0 without a recording. */
  silent: number
  systems: { system: System; probability: number }[]
  /** Probability that it is something the table does not have. */
  other: number
  steps: Step[]
  understanding: Understanding
  /** The text was longer than MAX_TEXT_LENGTH. */
  cut: boolean
  evidence: ReadonlyMap<string, FindingState>
  likelihoods: Likelihoods
  sensed: Sensed
  car: KnownCar
  thisYear: number
  notOfCar: string[]
}

/** Characters of text that are read. The rest is left out, and the answer says so. */
export const MAX_TEXT_LENGTH = 5000
/** What a report lists at most; the answer to "May I still drive?" names no other. */
export const MAX_CAUSES = 6
/** From 2 percent as shown. */
const MIN_SHOWN = 0.015

/** Probability of a finding without any fault of the table, by its group. Judged, not reviewed. */
const LEAK: Readonly<Record<string, number>> = {
  course: 0.12,
  context: 0.12,
  code: 0.001,
  sound: 0.02,
  sign: 0.02,
}
/** Of a symptom or a light it is a share of how often the faults of the table cause it; judged, within limits. */
const LEAK_SHARE = 0.1
const MIN_LEAK = 0.002
const MAX_LEAK = 0.005

const rates = new Map<string, number>()
const allPriors = faults.reduce((sum, { prior }) => sum + prior, 0)
for (const { prior, effects } of faults)
  for (const { finding, probability } of effects)
    rates.set(finding, (rates.get(finding) ?? 0) + (prior * probability) / allPriors)

const leakOf = (id: string) => Math.min(MAX_LEAK, Math.max(MIN_LEAK, LEAK_SHARE * (rates.get(id) ?? 0)))

/** Groups that a driver cannot be expected to mention. */
const UNSAID = new Set(['car', 'course', 'context', 'code', 'sound', 'sign', 'evidence', 'broad'])

/** Chosen on the shown cases; docs/diagnosis.md tells how. */
export const RULES: InferenceRules = {
  leak: (id) => LEAK[findings.get(id)?.group ?? ''] ?? leakOf(id),
  trust: 0.9,
  silence: 0.25,
  second: 0.08,
  other: 0.05,
  otherEffect: 0.01,
}

const isSituation = (id: string) => SITUATION_GROUPS.has(findings.get(id)?.group ?? '')
/** A situation, or a worry that names no symptom: "it sounds off" speaks for no noise against another. */
const isUnspecific = (id: string) =>
  isSituation(id) || findings.get(id)?.group === 'broad' || id === 'engine_noise'
const isOfCar = (id: string) => findings.get(id)?.group === 'car'
const isSayable = (id: string) => !UNSAID.has(findings.get(id)?.group ?? '')

/** A ratio from which a sense says enough to speak of faults: more than the class of a sound alone can. Judged, not reviewed. */
const TELLING_RATIO = 5

/** The phrases are parsed for a text alone. */
const NOTHING_TOLD: Understanding = { findings: [], notUnderstood: [], language: null }

type Gathered = {
  evidence: Map<string, FindingState>
  likelihoods: Map<string, number>
  meant: Map<string, number>
  understanding: Understanding
  cut: boolean
  /** With what the maker's own codes and words of repairs add. */
  sensed: Sensed
  ask: string | null
  kinds: Kinds
}

export function gather(input: DifferentialInput): Gathered {
  const text = input.texts.join('.\n')
  const senses = input.sensed ?? NOTHING_SENSED
  const understanding = text === '' ? NOTHING_TOLD : understand(text.slice(0, MAX_TEXT_LENGTH), drivers())
  const evidence = asEvidence(understanding.findings, findings)
  // "My Kia does not start" denies no make.
  for (const [id, state] of evidence) if (state === 'absent' && isOfCar(id)) evidence.delete(id)
  for (const [id, state] of input.stated ?? []) if (isOfCar(id)) evidence.set(id, state)
  const { ratios, own, ask } = makerCodes(input.codes, input.car, evidence, familiesOf)
  const confirmed = input.codes.filter((code) => !senses.pendingCodes.includes(code) && !own.has(code))
  for (const finding of findingsOfCodes(confirmed, familiesOf)) evidence.set(finding, 'present')
  for (const { finding, state } of senses.states) {
    // A reading is of one moment: that it shows nothing does not undo what the driver tells.
    if (findings.has(finding) && (state === 'present' || !evidence.has(finding))) evidence.set(finding, state)
  }
  for (const [finding, state] of input.stated ?? []) {
    if (findings.has(finding)) evidence.set(finding, state)
  }
  for (const { finding } of understanding.findings)
    if (
      !evidence.has(finding) &&
      answers.confirmedBy.get(finding)?.some((id) => evidence.get(id) === 'present')
    )
      evidence.set(finding, 'present')
  const sensed = {
    ...senses,
    ratios: [...senses.ratios, ...ratios],
    // That a part is new orders the causes of a symptom, and makes none.
    replaced: isExact(evidence)
      ? [...senses.replaced, ...saidRepairs(text.slice(0, MAX_TEXT_LENGTH))]
      : senses.replaced,
  }
  const kinds = kindsOf(input.car, evidence, text)
  return {
    evidence,
    likelihoods: likelihoodsOf(sensed.ratios, evidence),
    meant: meantBy(understanding, evidence, kinds),
    understanding,
    cut: text.length > MAX_TEXT_LENGTH,
    sensed,
    ask,
    kinds,
  }
}

/** How often a driver's sentence tells any one of the findings, before it is read; judged. */
const OFTEN_TOLD = 0.05

function meantBy(
  { findings: readings }: Understanding,
  evidence: Evidence,
  kinds: Kinds,
): Map<string, number> {
  const meant = readings.filter(
    ({ finding, certainty, words }) =>
      certainty < 1 &&
      !evidence.has(finding) &&
      answers.notWith.get(finding)?.some((id) => evidence.get(id) === 'present') !== true &&
      canBe(findings.get(finding)?.only ?? null, kinds) &&
      // A Tesla's "spark plugs" are no sparks.
      missingIn(kinds, words).length === 0,
  )
  return new Map(
    meant.map(({ finding, certainty }) => [
      finding,
      (certainty / (1 - certainty)) * ((1 - OFTEN_TOLD) / OFTEN_TOLD),
    ]),
  )
}

const isExact = (evidence: Evidence) =>
  isKnown(new Map([...evidence].filter(([id]) => findings.get(id)?.group !== 'broad')))

/** "Some noise" counts only while no symptom is known more exactly. */
function likelihoodsOf(ratios: Sensed['ratios'], evidence: Evidence): Map<string, number> {
  const isKnownExactly = isExact(evidence)
  const likelihoods = new Map<string, number>()
  for (const { finding, ratio } of ratios) {
    const definition = findings.get(finding)
    if (definition === undefined || evidence.has(finding) || (definition.group === 'broad' && isKnownExactly))
      continue
    likelihoods.set(finding, (likelihoods.get(finding) ?? 1) * ratio)
  }
  return likelihoods
}

function priorFrom({ car, thisYear }: DifferentialInput, { kinds, sensed }: Gathered): Map<string, number> {
  const prior = priorOf(faults, car, thisYear, kinds)
  const factors = new Map(sensed.replaced.map(({ fault, factor }) => [fault, Math.min(1, factor)]))
  for (const [fault, factor] of factors) prior.set(fault, (prior.get(fault) ?? 0) * factor)
  return prior
}

type Weighed = Gathered & {
  posterior: Posterior
  unheard: Posterior
  heard: NoisePosterior | null
  without: () => Posterior
}

function weighed(input: DifferentialInput, rules: InferenceRules): Weighed {
  const gathered = gather(input)
  const { evidence, likelihoods, meant } = gathered
  const prior = priorFrom(input, gathered)
  const inferred = (states: Evidence, ratios: Likelihoods, of = prior) =>
    infer(faults, of, new Map([...states].filter(([id]) => !isOfCar(id))), isSayable, rules, ratios)
  const all = inferred(evidence, new Map([...meant, ...likelihoods]))
  // What the words only may mean is asked before it decides on driving.
  const certain = meant.size === 0 ? all : inferred(evidence, likelihoods)
  const without = () => inferred(evidence, new Map())
  const noises = input.sensed?.heard
  // What the driver took out counts for nothing.
  if (noises === undefined || noises.some(({ issue }) => evidence.has(`sound_${issue}`)))
    return { ...gathered, posterior: all, unheard: certain, heard: null, without }
  const anyCar = priorOf(faults, {}, input.thisYear)
  const counted = countedBy(input, gathered.understanding)
  const noisePosterior = withNoises(noises, {
    all,
    counted: inferred(counted.evidence, counted.likelihoods, anyCar),
  })
  return {
    ...gathered,
    posterior: noisePosterior.posterior,
    unheard: certain,
    heard: noisePosterior,
    without,
  }
}

/** What the noises' probabilities hold already: words for a noise (sound/told-words.ts) and situations. */
function countedBy({ sensed = NOTHING_SENSED }: DifferentialInput, { findings: understood }: Understanding) {
  const evidence = asEvidence(
    understood.filter(({ finding, words }) => isUnspecific(finding) || countsAsSound(words)),
    findings,
  )
  return {
    evidence,
    likelihoods: likelihoodsOf(
      sensed.ratios.filter(({ counted }) => counted),
      evidence,
    ),
  }
}

/** Also where that is too little to name one. Throws for none. */
export const weigh = (input: DifferentialInput, rules: InferenceRules = RULES): Posterior =>
  weighed(input, rules).posterior

/** Takes any text, throws for none; the order of the input does not change the answer. */
export function reason(input: DifferentialInput, rules: InferenceRules = RULES): Differential {
  const gathered = weighed(input, rules)
  const { evidence, likelihoods, meant, posterior, heard } = gathered
  const { understanding, cut, sensed, ask, kinds } = gathered
  const certainDrive = driveFrom(gathered, input)
  const open = [...meant.keys()].filter((id) => !isAnswered(id, evidence))
  const drive = inOwnLanguage(untilAnswered(certainDrive, open, isStanding(evidence)), understanding)
  const shown = drive.known ? listOf(gathered) : []
  const pastQuestions = new Set([...evidence].filter(([, state]) => state === 'unknown').map(([id]) => id))
  // The situation that a recording was named with is no open question.
  for (const [id, ratio] of likelihoods)
    if (ratio > 1 && SITUATION_GROUPS.has(findings.get(id)?.group ?? '')) pastQuestions.add(id)
  const codesRead = input.codesRead === true || input.sensed?.codesRead === true || input.codes.length > 0
  const isWorth = isWorthAsking(faults, posterior, rules.leak, drive.level)
  // A stored code says more than its light.
  if (codesRead) pastQuestions.add('mil_on')
  return {
    drive,
    ranked: (heard === null ? shown : withDanger(byGroup(shown, heard), drive, posterior, heard)).map(
      (each) => ({
        ...each,
        explanation: explain(each.fault, evidence, rules.leak, likelihoods),
        noise: noiseOfFault(each.fault, heard),
      }),
    ),
    noises: heard?.noises ?? null,
    silent: heard?.groups.get(SILENT) ?? 0,
    systems: systems
      .map((system) => ({
        system,
        probability: faults.reduce(
          (sum, each) => sum + (each.system === system ? (posterior.share.get(each.id) ?? 0) : 0),
          0,
        ),
      }))
      .sort((a, b) => b.probability - a.probability),
    other: 1 - shown.reduce((sum, { probability }) => sum + probability, 0),
    steps: withQuestions(
      open,
      [
        ...askOf(ask),
        ...askOf(kindToAsk(posterior, evidence, kinds)),
        ...nextSteps(faults, posterior, evidence, rules.leak, {
          asked: new Set([...pastQuestions, ...meant.keys()]),
          codesRead,
          canHave: (id) => isOf(findings.get(id)?.only ?? null, kinds),
          isWorth,
        }),
      ],
      (id) => !certainDrive.known || isWorth(id, 1),
    ),
    understanding,
    cut,
    evidence,
    likelihoods,
    sensed,
    car: input.car,
    thisYear: input.thisYear,
    notOfCar: missingParts(input.car, kinds, input.texts.join('.\n').slice(0, MAX_TEXT_LENGTH)),
  }
}

/** Judged: a cause from this probability is listed whatever tells of it. */
const LIKELY = 0.1

/**
 * The likeliest first. A circumstance, or one word that belongs to another finding's ("roar since the muffler rusted"),
 * brings no unlikely cause into the list.
 */
function listOf({ evidence, likelihoods, meant, understanding, heard, posterior }: Weighed): Shown[] {
  const said = understanding.findings.filter(
    ({ finding }) => evidence.get(finding) === 'present' && !isUnspecific(finding),
  )
  const isPart = (id: string) => {
    const words = said.find(({ finding }) => finding === id)?.words
    return words !== undefined && said.some((other) => other.words !== words && other.words.includes(words))
  }
  const present = [...evidence].flatMap(([id, state]) => (state === 'present' && !isPart(id) ? [id] : []))
  const pointing = [...likelihoods].flatMap(([id, ratio]) => (ratio > 1 ? [id] : []))
  const signs = [...present, ...pointing].filter((id) => !isSituation(id))
  // "The wheel" names less than what was perhaps meant.
  const ranks = [signs.filter((id) => !isUnspecific(id)), [...meant.keys()], signs]
  const telling = new Set(ranks.find((ids) => ids.length > 0))
  const isTold = ({ effects }: Fault) =>
    heard !== null || telling.size === 0 || effects.some(({ finding }) => telling.has(finding))
  return faults
    .map((fault) => ({ fault, probability: posterior.share.get(fault.id) ?? 0 }))
    .filter(({ fault, probability }) => probability >= MIN_SHOWN && (probability >= LIKELY || isTold(fault)))
    .sort((a, b) => b.probability - a.probability)
}

/** A question for the kind of car is worth it while faults of kinds that are not known have this share between them. */
const ASK_KIND_FROM = 0.15

/** The finding that tells the kind which the likeliest of the kinds' faults need. */
function kindToAsk({ share }: Posterior, evidence: Evidence, kinds: Kinds): string | null {
  const open = askedKinds().filter((kind) => !kinds.has(kind) && !evidence.has(`car_${kind}`))
  const [likeliest] = open
    .map((kind) => ({
      kind,
      weight: faults.reduce((sum, { id, only }) => sum + (only === kind ? (share.get(id) ?? 0) : 0), 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  return likeliest !== undefined && likeliest.weight >= ASK_KIND_FROM ? `car_${likeliest.kind}` : null
}

const askOf = (finding: string | null): Step[] =>
  finding === null
    ? []
    : [{ kind: 'question', finding, question: findings.get(finding)?.question ?? '', gain: 1 }]

type Shown = { fault: Fault; probability: number; apart?: true }

function byGroup(shown: readonly Shown[], noises: NoisePosterior): Shown[] {
  const weight = ({ fault }: Shown) => noises.groups.get(noises.groupOf(fault.id)) ?? 0
  return shown.toSorted((a, b) => weight(b) - weight(a))
}

/** With the likeliest cause that forbids driving, where it is unlikely among those of the noise that leads. */
function withDanger(
  shown: readonly Shown[],
  { level, reasons }: Drive,
  { share }: Posterior,
  noises: NoisePosterior,
): Shown[] {
  const leading = reasons.flatMap((reason) =>
    level === 'stop' && reason.level === level ? faults.filter(({ id }) => id === reason.id) : [],
  )
  const isListed = shown.some(({ fault, probability }) => leading.includes(fault) && probability >= LIKELY)
  const [fault] = leading
  const [first] = shown
  if (fault === undefined || first === undefined || isListed) return [...shown]
  if (noiseOfFault(fault, noises) === noiseOfFault(first.fault, noises)) return [...shown]
  const others = shown.filter((each) => each.fault !== fault).slice(0, MAX_CAUSES - 1)
  return [...others, { fault, probability: share.get(fault.id) ?? 0, apart: true }]
}

function noiseOfFault({ id }: Fault, noises: NoisePosterior | null): string | null {
  const group = noises?.groupOf(id) ?? SILENT
  return group === SILENT ? null : group
}

/** Who writes in a language that is known a little is told the main thing in it, too. */
function inOwnLanguage(drive: Drive, { language }: Understanding): Drive {
  if (language === null) return drive
  const own = { tag: language.tag, say: drive.level === 'stop' ? language.stop : language.caution }
  return { ...drive, now: `${drive.now} ${own.say}`, own }
}

function driveFrom(gathered: Weighed, { sensed }: DifferentialInput): Drive {
  const { evidence, likelihoods, unheard, without, kinds } = gathered
  const listed = new Set(
    listOf(gathered)
      .slice(0, MAX_CAUSES)
      .map(({ fault }) => fault.id),
  )
  const hasEngine = kinds.get('engine') !== false
  // What the driver took out or denied cautions no more.
  const cautions = (sensed?.cautions ?? []).filter(
    ({ id }) => !evidence.has(id) || evidence.get(id) === 'present',
  )
  const recording = heardAs(sensed)
  if (likelihoods.size === 0 && cautions.length === 0 && recording === null)
    return mayIDrive(evidence, unheard, null, hasEngine, listed)
  const isTelling = [...likelihoods].some(
    ([id, ratio]) => ratio >= TELLING_RATIO && !SITUATION_GROUPS.has(findings.get(id)?.group ?? ''),
  )
  return mayIDrive(
    evidence,
    unheard,
    { without: without(), isTelling, cautions, heard: recording },
    hasEngine,
    listed,
  )
}

function heardAs(sensed: Sensed | undefined): WeakSigns['heard'] {
  const [first] = sensed?.heard ?? []
  if (first === undefined) return null
  return first.issue === 'no_fault_heard' && sensed?.cautions.length === 0 ? 'nothing' : 'noise'
}
