/**
 * A phrase is a list of terms in any order: `brake shake`. A term is a word, a class in capitals, alternatives
 * (`floor|sink`), or words that stand side by side (`check_engine`).
 */
import { stemOf, type Token } from './tokens.ts'

type Term = readonly (readonly string[])[]

export type Pattern = {
  finding: string
  terms: readonly Term[]
  /** A "not" before it belongs to it. */
  negative: boolean
}

export type WordClasses = Readonly<Record<string, readonly string[]>>

/** Where a pattern was found: positions within the clause. */
export type PatternMatch = { finding: string; positions: readonly number[]; negative: boolean }

const SLACK_WORDS = 6

const TURNS = new Set(['but', 'however', 'although'])
const DENIALS = new Set(['no', 'not', 'never', 'without'])
const DENIAL_REACH = 2

const MAX_NEGATIVE_SPAN = 5

const NEGATIVE_TERMS = new Set(['NOT', 'not', 'no', 'without', 'LACK'])

const runOf = (words: string) => words.split('_').map(stemOf)

export function parsePattern(finding: string, phrase: string, classes: WordClasses): Pattern {
  const names = phrase.split(' ').filter((name) => name !== '')
  const terms = names.map((name) =>
    name.split('|').flatMap((alternative) => {
      if (!/^[A-Z]{2,}$/.test(alternative)) return [runOf(alternative.toLowerCase())]
      const words = classes[alternative]
      if (words === undefined) throw new Error(`${finding}: no class of words is named ${alternative}`)
      return words.map(runOf)
    }),
  )
  return { finding, terms, negative: names.some((name) => NEGATIVE_TERMS.has(name)) }
}

function standsAt(run: readonly string[], clause: readonly Token[], at: number): boolean {
  return run.every((stem, offset) => clause[at + offset]?.stem === stem)
}

function occurrences(term: Term, clause: readonly Token[]): { at: number; length: number }[] {
  const places: { at: number; length: number }[] = []
  for (let at = 0; at < clause.length; at++) {
    const longest = term.reduce(
      (most, run) => (run.length > most && standsAt(run, clause, at) ? run.length : most),
      0,
    )
    if (longest > 0) places.push({ at, length: longest })
  }
  return places
}

export function matchPattern(pattern: Pattern, clause: readonly Token[]): PatternMatch | null {
  const places = pattern.terms.map((term) => occurrences(term, clause))
  if (places.some((list) => list.length === 0)) return null
  let best: number[] | null = null
  for (const first of places[0] ?? []) {
    const positionsUsed = new Set<number>()
    const take = ({ at, length }: { at: number; length: number }) => {
      for (let offset = 0; offset < length; offset++) positionsUsed.add(at + offset)
    }
    take(first)
    const complete = places.slice(1).every((list) => {
      const free = list
        .filter(({ at }) => !positionsUsed.has(at))
        .sort((a, b) => Math.abs(a.at - first.at) - Math.abs(b.at - first.at))[0]
      if (free !== undefined) take(free)
      return free !== undefined
    })
    if (!complete) continue
    const positions = [...positionsUsed].sort((a, b) => a - b)
    const tight = !pattern.negative || pattern.terms.length > 2 || span(positions) <= MAX_NEGATIVE_SPAN
    if (isDeniedAndTurned(positions, clause)) continue
    if (pattern.negative && (endsInOthersDenial(positions, clause) || deniesOverComma(positions, clause)))
      continue
    if (
      tight &&
      span(positions) <= positions.length + SLACK_WORDS &&
      (best === null || span(positions) < span(best))
    )
      best = positions
  }
  return best === null ? null : { finding: pattern.finding, positions: best, negative: pattern.negative }
}

export type PatternIndex = ReadonlyMap<string, readonly Pattern[]>

export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const uses = new Map<string, number>()
  const firsts = (term: Term) => new Set(term.map((run) => run[0] ?? ''))
  for (const { terms } of patterns)
    for (const term of terms) for (const stem of firsts(term)) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  const cost = (term: Term) => [...firsts(term)].reduce((sum, stem) => sum + (uses.get(stem) ?? 0), 0)
  const index = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const rarest = pattern.terms.reduce((best, term) => (cost(term) < cost(best) ? term : best))
    for (const stem of firsts(rarest)) index.set(stem, [...(index.get(stem) ?? []), pattern])
  }
  return index
}

export function matchesIn(index: PatternIndex, clause: readonly Token[]): PatternMatch[] {
  const candidates = new Set(clause.flatMap(({ stem }) => index.get(stem) ?? []))
  return [...candidates].map((pattern) => matchPattern(pattern, clause)).filter((match) => match !== null)
}

const span = (positions: readonly number[]) => (positions.at(-1) ?? 0) - (positions[0] ?? 0) + 1

/**
 * "It does not overheat but the fan never stops" is no "overheats when stopped"; "cranks but will not start" is one.
 */
function isDeniedAndTurned(positions: readonly number[], clause: readonly Token[]): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  const turn = clause.findIndex(({ word }, at) => at > first && at < last && TURNS.has(word))
  const before = clause.slice(Math.max(0, first - DENIAL_REACH), turn)
  return turn >= 0 && before.some(({ word }) => DENIALS.has(word))
}

/**
 * "it starts but dies, no smoke" is no "not start", "it stopped and would not start" no "not stop"; "hill hold not
 * available" is one thought.
 */
function endsInOthersDenial(positions: readonly number[], clause: readonly Token[]): boolean {
  const last = positions.at(-1) ?? 0
  if (!DENIALS.has(clause[last]?.word ?? '')) return false
  return clause
    .slice(positions.at(-2) ?? last, last)
    .some(({ word, endsPart }) => endsPart || word === 'and' || TURNS.has(word))
}

/** "No puddle, heater works" is no "no heat". */
const deniesOverComma = (positions: readonly number[], clause: readonly Token[]): boolean =>
  positions.some(
    (at, place) =>
      DENIALS.has(clause[at]?.word ?? '') &&
      clause.slice(at, positions[place + 1] ?? at).some(({ endsPart }) => endsPart),
  )
