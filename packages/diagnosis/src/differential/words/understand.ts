import type { Finding, FindingState } from '../types.ts'
import { type ClauseReading, certaintyOf, readerAlone, spansThoughts } from './certainty.ts'
import {
  CONTRASTS,
  denialInside,
  isCalledFine,
  isNegated,
  isPlainQuestion,
  mentionsDenial,
  withoutBorrowedDenial,
} from './denial.ts'
import type { OtherLanguage } from './languages.table.ts'
import { dangersIn, deniesIn, languageOf, tellsRepair } from './languages.ts'
import { isToldNow, readClause, soundsHealthy } from './learned.ts'
import { matchesIn, type PatternIndex, type PatternMatch } from './pattern.ts'
import { correctSpelling, type Vocabulary } from './spelling.ts'
import { isNotOfNow } from './tense.ts'
import { clausesOf, type Token } from './tokens.ts'

/** `certainty` is 1 where it was said; below, it is the probability that it was meant, and the driver is asked. */
export type Understood = {
  finding: string
  state: 'present' | 'absent'
  words: string
  certainty: number
}

export type Understanding = {
  findings: Understood[]
  /** Parts of the text in which nothing was understood, or only what is repaired, supposed, or of another car. */
  notUnderstood: string[]
  /** The language of the first clause that is not English, as far as it is known; else null. */
  language: OtherLanguage | null
}

export type Language = {
  patterns: PatternIndex
  vocabulary: Vocabulary
  findings: ReadonlyMap<string, Finding>
}

/** Situations, courses and the car describe how and where a symptom occurs: a longer match of it does not drop them. */
export const SITUATION_GROUPS: ReadonlySet<string> = new Set(['car', 'context', 'course', 'evidence'])
/** What is named without a fault: none where the words are a healthy car's, "just checking how it sounds". */
const UNNAMED: ReadonlySet<string> = new Set(['noise_any', 'engine_noise', 'engine_any', 'electric_any'])
/** Findings that are themselves the denial of others: their "no" denies those, too. */
export const DENIALS: ReadonlySet<string> = new Set(['no_warning'])
const isSubset = (a: readonly number[], b: ReadonlySet<number>) => a.every((position) => b.has(position))

const isSituation = ({ finding }: PatternMatch, findings: Language['findings']) =>
  SITUATION_GROUPS.has(findings.get(finding)?.group ?? '')

/**
 * A match inside a longer one says less: "no power steering" is not "no power". A longer one that is denied leaves what
 * was said before the denial ("it shakes, but not when braking"), but not the bare name of a part ("the engine does not
 * overheat").
 */
function withoutNested(
  matches: readonly PatternMatch[],
  clause: readonly Token[],
  findings: Language['findings'],
): PatternMatch[] {
  const denials = new Map(
    matches.map((match) => [match, match.negative ? null : denialInside(match, clause, new Set())]),
  )
  const isSaidBefore = ({ finding, positions }: PatternMatch, denial: number | null) => {
    const last = positions.at(-1) ?? 0
    if (denial === null || last > denial) return false
    const isBroad = findings.get(finding)?.group === 'broad'
    return !isBroad || clause.slice(last, denial).some(({ word }) => CONTRASTS.has(word))
  }
  return matches.filter((match) => {
    if (isSituation(match, findings)) return true
    return !matches.some(
      (other) =>
        other.finding !== match.finding &&
        !isSituation(other, findings) &&
        !spansThoughts(other, clause) &&
        other.positions.length > match.positions.length &&
        isSubset(match.positions, new Set(other.positions)) &&
        !isSaidBefore(match, denials.get(other) ?? null),
    )
  })
}

const POWERED = new Set('steer window seat lock mirror door outlet'.split(' '))
const ON_PEDAL = new Set('on off with the more hit press pressing give giving'.split(' '))
/** "Loss of power steering" loses no power, "on the gas" is of the pedal, and no "gas pedal" brakes. */
const isCutInName = ({ finding, positions }: PatternMatch, clause: readonly Token[]) =>
  (/^(?:brake|pedal)_/.test(finding) &&
    positions.some(
      (at) =>
        clause[at]?.stem === 'pedal' && /^(?:gas|accelerator|throttle)$/.test(clause[at - 1]?.word ?? ''),
    )) ||
  positions.some(
    (at) =>
      clause[at]?.stem === 'power' && POWERED.has(clause[at + 1]?.stem ?? '') && !positions.includes(at + 1),
  ) ||
  (finding === 'fuel_any' &&
    clause[positions[0] ?? 0]?.word === 'gas' &&
    (ON_PEDAL.has(clause[(positions[0] ?? 0) - 1]?.word ?? '') ||
      clause[(positions[0] ?? 0) + 1]?.stem === 'pedal'))

/** What is meant instead where its words stand closer. */
const INSTEAD: Readonly<Record<string, string>> = {
  overheats_idle: 'overheats_highway',
  overheats_highway: 'overheats_idle',
  all_lights: 'lights_bright',
  click_start: 'blower_noise',
  could_not_steer: 'key_stuck',
}
/** "AC off makes no difference": the noise is of another part. */
const NOT_THE_AC = /\b(?:ac|air ?condition\w+) .*\b(?:no (?:difference|change)|n[o ]?t (?:change|matter))/

/** The lamp of "check engine light, oil at the lower mark" is not the oil's. */
const isLampOfEngine = ({ finding, positions }: PatternMatch, clause: readonly Token[], isLow: boolean) =>
  isLow &&
  finding === 'oil_pressure_light' &&
  positions.some((at) => clause[at]?.stem === 'light' && /engine$/.test(clause[at - 1]?.word ?? ''))

const reachOf = ({ positions }: PatternMatch) => (positions.at(-1) ?? 0) - (positions[0] ?? 0)

/** "Climbs in traffic and drops on the highway" gets hot in traffic. */
const withoutMeantInstead = (matches: readonly PatternMatch[]) =>
  matches.filter(
    (match) =>
      !matches.some((other) => other.finding === INSTEAD[match.finding] && reachOf(other) < reachOf(match)),
  )

/** What the car's own lamps do. */
const LAMPS_DO: ReadonlySet<string> = new Set(['lights_flicker', 'lights_dim', 'headlights_out'])

/** "The oil light flickers" is of that light, and of no headlight; "the brake light" tells of no braking. */
function withoutNamedLamps(
  matches: readonly PatternMatch[],
  isLight: (match: PatternMatch) => boolean,
  findings: Language['findings'],
): PatternMatch[] {
  const named = new Set(matches.filter(isLight).flatMap(({ positions }) => positions))
  return matches.filter((match) => {
    if (isSituation(match, findings)) return !match.positions.every((at) => named.has(at))
    return !LAMPS_DO.has(match.finding) || !match.positions.some((at) => named.has(at) || named.has(at - 1))
  })
}

/** A finding that is said and denied counts as said. @param text any text; nothing is thrown */
export function understand(text: string, { patterns, vocabulary, findings }: Language): Understanding {
  const { text: opened, clauses } = clausesOf(text)
  const byFinding = new Map<string, Understood>()
  const notUnderstood: string[] = []
  let language: OtherLanguage | null = null
  const add = (reading: Understood) => {
    const before = byFinding.get(reading.finding)
    if (before === undefined || weightOf(reading) > weightOf(before)) byFinding.set(reading.finding, reading)
  }
  if (clauses.length === 0 && text.trim() !== '') notUnderstood.push(text.trim())
  for (const original of clauses) {
    const said = opened.slice(original[0]?.start ?? 0, original.at(-1)?.end ?? 0)
    const other = languageOf(said)
    const foreignDangers = other === null ? [] : dangersIn(said, other)
    for (const finding of foreignDangers)
      byFinding.set(finding, { finding, state: 'present', words: said, certainty: 1 })
    language ??= other
    const clause = correctSpelling(original, vocabulary)
    const isAsked = isPlainQuestion(clause)
    const reading: ClauseReading = {
      clause,
      written: original,
      // No English word is meant where another language is written.
      learned: readClause(other === null ? clause : original, original, opened),
      toldNow: isToldNow(original, opened),
      isAsked,
      isDenied: mentionsDenial(clause) || (other !== null && deniesIn(said, other)),
      isRepaired: other !== null && tellsRepair(said, other),
      isEnglish: other === null,
      findings,
    }
    // "How much is a brake job" names a part and says nothing of it.
    const matches = matchesIn(patterns, clause).filter(
      (match) =>
        (!isAsked || findings.get(match.finding)?.group !== 'broad') &&
        !isCutInName(match, clause) &&
        // "Warm, then the car filled up" is of two thoughts.
        !(isSituation(match, findings) && spansThoughts(match, clause)) &&
        // An English word in another language counts for nothing, but no danger is lost by it.
        (other === null || findings.get(match.finding)?.danger === 'stop'),
    )
    const isLight = ({ finding }: PatternMatch) => findings.get(finding)?.group === 'light'
    const isLow = matches.some(({ finding }) => finding === 'oil_level_low')
    const lit = matches.filter((match) => !isLampOfEngine(match, clause, isLow))
    const own = withoutNested(withoutNamedLamps(lit, isLight, findings), clause, findings)
    const specific = withoutMeantInstead(withoutBorrowedDenial(own, clause, isLight))
    const spent = new Set(
      specific.flatMap(({ finding, negative, positions }) =>
        negative && !DENIALS.has(finding) ? positions : [],
      ),
    )
    const isHealthy = soundsHealthy(said)
    const isWithoutAc = NOT_THE_AC.test(clause.map(({ word }) => word).join(' '))
    let [isLeftOut, isCounted, isPraised] = [false, false, false]
    for (const match of specific) {
      const isDenied =
        !isSituation(match, findings) &&
        !DENIALS.has(match.finding) &&
        isNegated(match, clause, isLight(match), spent)
      const isFine = findings.get(match.finding)?.group === 'broad' && isCalledFine(match, clause)
      isPraised ||= isFine
      const isNone =
        isDenied ||
        isFine ||
        (isWithoutAc && /^(?:ac_|ctx_ac)/.test(match.finding)) ||
        (isHealthy && UNNAMED.has(match.finding))
      const state = isNone ? 'absent' : 'present'
      if (state === 'present' && !isSituation(match, findings) && isNotOfNow(match, clause)) {
        isLeftOut = true
        continue
      }
      isCounted ||= !isSituation(match, findings)
      const words = wordsOf(match, clause, opened)
      const certainty = state === 'absent' || isSituation(match, findings) ? 1 : certaintyOf(match, reading)
      if (certainty > 0) add({ finding: match.finding, state, words, certainty })
    }
    const groups = new Set(specific.map(({ finding }) => findings.get(finding)?.group ?? ''))
    const isRead = [...groups].some((group) => group !== 'broad' && !SITUATION_GROUPS.has(group))
    for (const { finding, certainty } of isPraised ? [] : readerAlone(reading, groups, isRead)) {
      // What the grammar of a phrase denies or leaves out is not brought back.
      const isSaid = specific.some((match) => match.finding === finding || match.finding === INSTEAD[finding])
      if (isSaid || (isHealthy && UNNAMED.has(finding))) continue
      add({ finding, state: 'present', words: said, certainty })
      isCounted = true
    }
    const isNothing =
      (!isCounted && !matches.some((match) => !isSituation(match, findings))) || (isLeftOut && !isCounted)
    if (isNothing && foreignDangers.length === 0) notUnderstood.push(said)
  }
  return { findings: [...byFinding.values()], notUnderstood, language }
}

/** Said before denied before perhaps meant; the surer before the less sure, more words before fewer. */
const weightOf = ({ state, certainty, words }: Understood) =>
  (certainty < 1 ? 0 : state === 'absent' ? 1 : 2) * 2e6 + certainty * 1e6 + words.length

function wordsOf({ positions }: PatternMatch, clause: readonly Token[], text: string): string {
  const start = clause[positions[0] ?? 0]?.start ?? 0
  const end = clause[positions.at(-1) ?? 0]?.end ?? 0
  return text.slice(start, end)
}

/** What "runs fine otherwise" denies. */
const ILL_RUNNING: ReadonlySet<string> = new Set(
  'misfire rough_idle shake_running hesitation loss_of_power slow_accel jerk_lurch surge sputter stall_idle stall_moving'.split(
    ' ',
  ),
)

const EXACT_GROUP: Readonly<Record<string, string>> = {
  smoke_any: 'smoke',
  brake_any: 'brake',
  steer_any: 'steering',
}

/** "No warning lights" denies every light that was not named; "some noise" counts only while no symptom is known more exactly. A worry of smoke, brakes or steering stays beside a symptom of another part: "loses power and smokes". Brakes and steering must be worried about in words, for "when I brake" names them too. */
export function asEvidence(
  understood: readonly Understood[],
  findings: ReadonlyMap<string, Finding>,
): Map<string, FindingState> {
  const evidence = new Map<string, FindingState>(
    understood.flatMap(({ finding, state, certainty }) => (certainty < 1 ? [] : [[finding, state]])),
  )
  const group = (id: string) => findings.get(id)?.group ?? ''
  // "No lights" makes nothing more exact: "something is wrong with the brakes, but no lights" is of the brakes.
  const isExact = (id: string) =>
    group(id) !== 'broad' && !SITUATION_GROUPS.has(group(id)) && !DENIALS.has(id)
  const isWithoutLeaks = evidence.get('leak_any') === 'absent'
  const exact = [...evidence].flatMap(([id, state]) => (state === 'present' && isExact(id) ? [id] : []))
  if (exact.length > 0) {
    const isOwnWorry = ({ finding, state, words }: Understood) =>
      state === 'present' &&
      finding in EXACT_GROUP &&
      (finding === 'smoke_any' || words.includes(' ')) &&
      !exact.some((id) => group(id) === EXACT_GROUP[finding])
    const worries = new Set(understood.filter(isOwnWorry).map(({ finding }) => finding))
    for (const id of [...evidence.keys()]) if (group(id) === 'broad' && !worries.has(id)) evidence.delete(id)
  }
  const deny = (isMeant: (finding: Finding) => boolean) => {
    for (const finding of findings.values())
      if (isMeant(finding) && !evidence.has(finding.id)) evidence.set(finding.id, 'absent')
  }
  if (evidence.get('no_warning') === 'present') deny((finding) => finding.group === 'light')
  if (evidence.get('runs_fine') === 'present') deny(({ id }) => ILL_RUNNING.has(id))
  if (isWithoutLeaks) deny(({ id }) => id.endsWith('_leak'))
  return evidence
}
