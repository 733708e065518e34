/** A driver's own words to findings, with what was understood and what was not. */
import type { Finding, FindingState } from '../types.ts'
import { matchesIn, type PatternIndex, type PatternMatch } from './pattern.ts'
import { correctSpelling, type Vocabulary } from './spelling.ts'
import { clausesOf, type Token } from './tokens.ts'

/** One finding that a text speaks of. `words` are the driver's own. */
export type Understood = { finding: string; state: 'present' | 'absent'; words: string }

export type Understanding = {
  findings: Understood[]
  /** Parts of the text in which nothing was understood. */
  notUnderstood: string[]
}

export type Language = {
  patterns: PatternIndex
  vocabulary: Vocabulary
  findings: ReadonlyMap<string, Finding>
}

/** Situations and courses describe how a symptom occurs: a longer match of the symptom does not drop them. */
export const SITUATION_GROUPS: ReadonlySet<string> = new Set(['context', 'course', 'evidence'])
const NEGATORS = new Set(['no', 'not', 'without', 'never', 'nor', 'neither', 'zero'])
/** Findings that are themselves the denial of others: their "no" denies those, too. */
export const DENIALS: ReadonlySet<string> = new Set(['no_warning'])
/** Words at which a negation ends: "no noise, just a vibration". */
const CONTRASTS = new Set(['but', 'however', 'although', 'just', 'yet', 'still'])
/** A negator reaches over this many words, and over "or" to the next. */
const NEGATION_REACH = 4
/** A negator between the words of a phrase reaches over this many words to the next of them. */
const INSIDE_REACH = 2
/** Words between a denial and what it denies that do not use its reach up: "does not go to the floor". */
const FUNCTION_WORDS = new Set(
  'a an the any all at to of in on my its our when while go get have has be been really ever even'.split(' '),
)
/** A light that does "not come on": the denial follows within this many words. */
const OFF_AFTER = 3
const LIT = new Set([
  'on',
  'come',
  'lit',
  'light',
  'illuminate',
  'illuminated',
  'show',
  'shown',
  'appear',
  'flash',
])

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
        other.positions.length > match.positions.length &&
        isSubset(match.positions, new Set(other.positions)) &&
        !isSaidBefore(match, denials.get(other) ?? null),
    )
  })
}

/**
 * Where a denial stands between the words of a match and before the last of them, or null: "the engine does not
 * overheat", "it squeals but does not grind".
 */
function denialInside(
  { positions }: PatternMatch,
  clause: readonly Token[],
  spent: ReadonlySet<number>,
): number | null {
  const matched = new Set(positions)
  const first = positions[0] ?? 0
  const last = positions.at(-1) ?? 0
  for (let at = first + 1; at < last; at++) {
    if (matched.has(at) || spent.has(at) || !NEGATORS.has(clause[at]?.word ?? '')) continue
    const next = clause[at + 1]?.word
    if (next === 'only' || next === 'longer') continue
    let reach = INSIDE_REACH
    for (let to = at + 1; to <= last && reach > 0; to++) {
      if (matched.has(to)) return at
      const { word, endsPart } = clause[to] ?? { word: '', endsPart: false }
      if (endsPart || word === 'and' || CONTRASTS.has(word)) break
      if (!FUNCTION_WORDS.has(word)) reach--
    }
  }
  return null
}

/** @param spent negators that belong to another finding: "will not start, just clicks" */
function isNegated(
  match: PatternMatch,
  clause: readonly Token[],
  isLight: boolean,
  spent: ReadonlySet<number>,
): boolean {
  const first = match.positions[0] ?? 0
  const last = match.positions.at(-1) ?? 0
  if (!match.negative) {
    if (denialInside(match, clause, spent) !== null) return true
    let reach = NEGATION_REACH
    for (let at = first - 1; at >= 0 && reach > 0; at--, reach--) {
      const { word, endsPart } = clause[at] ?? { word: '', endsPart: false }
      if (CONTRASTS.has(word)) break
      if (endsPart && !clause.slice(at).some((token) => token.word === 'or' || token.word === 'nor')) break
      if (word === 'or' || word === 'nor') reach += NEGATION_REACH - 1
      const next = clause[at + 1]?.word
      if (NEGATORS.has(word) && !spent.has(at) && next !== 'only' && next !== 'longer') return true
    }
  }
  if (!isLight) return false
  const after = clause.slice(last + 1, last + 1 + OFF_AFTER).map(({ word }) => word)
  const denied = after.findIndex((word) => word === 'not' || word === 'never')
  return (
    denied >= 0 &&
    after
      .slice(denied + 1)
      .concat(clause[last + 1 + OFF_AFTER]?.word ?? '')
      .some((word) => LIT.has(word))
  )
}

/**
 * What a text says, clause by clause. A finding that is said and denied counts as said.
 * @param text any text; nothing is thrown
 */
export function understand(text: string, { patterns, vocabulary, findings }: Language): Understanding {
  const { text: opened, clauses } = clausesOf(text)
  const found = new Map<string, Understood>()
  const notUnderstood: string[] = []
  for (const written of clauses) {
    const clause = correctSpelling(written, vocabulary)
    const matches = matchesIn(patterns, clause)
    const specific = withoutNested(matches, clause, findings)
    const spent = new Set(
      specific.flatMap(({ finding, negative, positions }) =>
        negative && !DENIALS.has(finding) ? positions : [],
      ),
    )
    for (const match of specific) {
      const isLight = findings.get(match.finding)?.group === 'light'
      const state =
        !isSituation(match, findings) && isNegated(match, clause, isLight, spent) ? 'absent' : 'present'
      const known = found.get(match.finding)
      if (known?.state === 'present') continue
      found.set(match.finding, { finding: match.finding, state, words: wordsOf(match, clause, opened) })
    }
    if (!matches.some((match) => !isSituation(match, findings)) && clause.length > 0) {
      const [start, end] = [clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0]
      notUnderstood.push(opened.slice(start, end))
    }
  }
  return { findings: [...found.values()], notUnderstood }
}

function wordsOf({ positions }: PatternMatch, clause: readonly Token[], text: string): string {
  const start = clause[positions[0] ?? 0]?.start ?? 0
  const end = clause[positions.at(-1) ?? 0]?.end ?? 0
  return text.slice(start, end)
}

/**
 * What was understood as evidence. "No warning lights" denies every light that was not named; "some noise" counts only
 * while no symptom is known more exactly.
 */
export function asEvidence(
  understood: readonly Understood[],
  findings: ReadonlyMap<string, Finding>,
): Map<string, FindingState> {
  const evidence = new Map<string, FindingState>(understood.map(({ finding, state }) => [finding, state]))
  const group = (id: string) => findings.get(id)?.group ?? ''
  const isExact = (id: string) => group(id) !== 'broad' && !SITUATION_GROUPS.has(group(id))
  if ([...evidence].some(([id, state]) => state === 'present' && isExact(id))) {
    for (const id of [...evidence.keys()]) if (group(id) === 'broad') evidence.delete(id)
  }
  if (evidence.get('no_warning') === 'present') {
    for (const { id, group: own } of findings.values())
      if (own === 'light' && !evidence.has(id)) evidence.set(id, 'absent')
  }
  return evidence
}
