/**
 * How sure a reading is: a tight phrase is trusted; a loose one, or one with a corrected word, where the learned reader
 * agrees; what the reader sees alone where it is sure. What is not trusted is asked.
 */
import type { Finding } from '../types.ts'
import { namesTrouble } from './denial.ts'
import { otherLanguages } from './languages.table.ts'
import { isTaught } from './learned.ts'
import type { PatternMatch } from './pattern.ts'
import { NOTHING } from './reader.ts'
import { saysNow } from './tense.ts'
import type { Token } from './tokens.ts'

export type ClauseReading = {
  clause: readonly Token[]
  written: readonly Token[]
  learned: ReadonlyMap<string, number>
  /** The reader's probability that it tells of this car, now. */
  toldNow: number
  isAsked: boolean
  isDenied: boolean
  isRepaired: boolean
  isEnglish: boolean
  findings: ReadonlyMap<string, Finding>
}

// Chosen on sentences of the writer whom the reader was not taught by; docs/diagnosis.md has the figures.
/** A word alone is no sentence. */
const MIN_WORDS = 3
/** In fewer words the reader goes by the topic. */
const MIN_WORDS_OF_STANCE = 7
/** A reader as sure as this is asked about. */
const ASK_FROM = 0.42
/** A reader as sure as this alone is trusted. */
const SURE_FROM = 0.6
/** It says more than a phrase of the same group from here on. */
const BACKED_FROM = 0.9
/** Below it the clause tells of the past, of another car, or asks. */
const TOLD_FROM = 0.3
/** Below it even a tight phrase does, where no word says that it is so now. */
const HARDLY_TOLD = 0.15
/** A loose phrase is trusted where the reader sees as much of it, more where a comma stands inside, */
const AGREES_FROM = 0.02
const AGREES_FROM_ACROSS = 0.1
/** or as much of a danger: of any for a finding that stops the car, else of its group. */
const DANGER_FROM = 0.4
const DANGER_FROM_ACROSS = 0.9
/** From here the reader says that the clause tells no fault. */
const HARMLESS_FROM = 0.8
const LOOSE = 0.3
/** What was not said is never certain. */
const MAX_MEANT = 0.95
/** Words between those of a phrase that leave it tight, beside those that say little. */
const TIGHT_SLACK = 1
const FILLERS = new Set(
  'a an the any all my our your its it this that i we he she they is are was were be been to of in on at and when while with from for by so just really very has have had do does did will would'.split(
    ' ',
  ),
)

const DENIAL_DANGERS = new Set(
  otherLanguages.flatMap(({ dangers }) =>
    dangers.flatMap(({ finding, denies }) => (denies ? [finding] : [])),
  ),
)

const OPENS_WHEN = /^(?:when|whenever|while|as|after|during|every|each|if)$/

/**
 * "Squeals when braking, stops when I let go" is two thoughts, "the steering and then a message" too; "when braking, it
 * squeals" is one.
 */
export function spansThoughts({ positions }: PatternMatch, clause: readonly Token[]): boolean {
  const opening = OPENS_WHEN.test(clause[0]?.word ?? '') ? clause.findIndex(({ endsPart }) => endsPart) : -1
  const from = positions[0] ?? 0
  return clause
    .slice(from, positions.at(-1) ?? 0)
    .some(({ endsPart, word }, at) => (endsPart && from + at !== opening) || word === 'then')
}

/** "The abs, traction and brake lights came on" is one thought. */
const isOfLamps = ({ finding, positions }: PatternMatch, { clause, findings }: ClauseReading) =>
  findings.get(finding)?.group === 'light' &&
  positions.some((at) => /^(?:light|lamp|indicator|symbol)s$/.test(clause[at]?.word ?? ''))

function dangerIn({ learned, findings }: ClauseReading, of: string | null): number {
  return [...learned].reduce((sum, [id, probability]) => {
    const { group, danger } = findings.get(id) ?? {}
    const isOf = of === null || group === of
    return isOf && (danger === 'stop' || danger === 'limp') ? sum + probability : sum
  }, 0)
}

function isTight(match: PatternMatch, { clause, written }: ClauseReading): boolean {
  const { positions } = match
  if (positions.some((at) => clause[at]?.stem !== written[at]?.stem)) return false
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  if (spansThoughts(match, clause)) return false
  const between = clause
    .slice(first, last)
    .filter(({ word }, at) => !positions.includes(first + at) && !FILLERS.has(word))
  return between.length <= TIGHT_SLACK
}

/** @returns 1 where the phrase is trusted, else the probability that it was meant; 0 where nobody would ask */
export function certaintyOf(match: PatternMatch, reading: ClauseReading): number {
  const { clause, learned, toldNow, isAsked, isDenied, findings } = reading
  // What is over, another's or only asked about is asked, and does not decide.
  const isLong = clause.length >= MIN_WORDS_OF_STANCE
  if (isLong && toldNow < HARDLY_TOLD && !isDenied && !saysNow(clause)) return LOOSE
  const isHarmless = (learned.get(NOTHING) ?? 0) >= HARMLESS_FROM
  if (!isTaught(match.finding)) return isHarmless && !namesTrouble(clause) ? LOOSE : 1
  if (isTight(match, reading) && (!isAsked || findings.get(match.finding)?.danger === 'stop')) return 1
  if (toldNow < TOLD_FROM || isHarmless) return LOOSE
  const seen = learned.get(match.finding) ?? 0
  const { group = '', danger = 'none' } = findings.get(match.finding) ?? {}
  const isTold = spansThoughts(match, clause)
    ? seen >= AGREES_FROM_ACROSS ||
      isOfLamps(match, reading) ||
      (danger === 'stop' && dangerIn(reading, group) >= DANGER_FROM_ACROSS)
    : seen >= AGREES_FROM || dangerIn(reading, danger === 'stop' ? null : group) >= DANGER_FROM
  if (isTold) return 1
  return seen > 0 || danger === 'stop' || danger === 'limp' ? LOOSE : 0
}

/**
 * What the learned reader sees where no phrase does.
 * @param groups of the findings that the phrases name in the clause
 * @param isRead whether they name more than a situation or a part
 */
export function readerAlone(
  { written, learned, toldNow, isAsked, isDenied, isRepaired, isEnglish, findings }: ClauseReading,
  groups: ReadonlySet<string>,
  isRead: boolean,
): { finding: string; certainty: number }[] {
  if (isAsked || isRepaired || written.length < MIN_WORDS || (isEnglish && toldNow < TOLD_FROM)) return []
  return [...learned].flatMap(([finding, probability]) => {
    const { group, danger } = findings.get(finding) ?? { group: '', danger: 'none' }
    // "Kein Rauch" denies smoke; "bremst nicht" is itself what fails.
    if (isDenied && !isEnglish && !DENIAL_DANGERS.has(finding)) return []
    const isNamed = groups.has(group)
    if (finding === NOTHING || probability < (isNamed ? BACKED_FROM : ASK_FROM)) return []
    // A stop that the reader sees alone is asked; a question in English helps nobody who writes in another language.
    const isBacked = danger !== 'stop' || isNamed || !isEnglish
    // A worry about a part is told no more exactly than it is, and a phrase says what the clause is of.
    const isSure =
      probability >= (isEnglish ? (isRead ? BACKED_FROM : SURE_FROM) : ASK_FROM) &&
      isBacked &&
      !groups.has('broad') &&
      (!isDenied || !isEnglish)
    return [{ finding, certainty: isSure ? 1 : Math.min(probability, MAX_MEANT) }]
  })
}
