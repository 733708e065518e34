import type { FaultId } from './context.table.ts'
import { MOST_BY_WORDS, wordTable } from './words.table.ts'

/** A word that was said, or said to be absent: "no squeal". */
export type SaidWord = { word: string; negated: boolean; pointsTo: Partial<Record<FaultId, number>> }

const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'nothing', 'isnt', 'doesnt', 'dont'])
/** How many words back a negation reaches: "no sign of a squeal". */
const NEGATION_REACH = 4
/** Shorter entries must be the whole word: "ac" is not the beginning of "acceleration". */
const LEAST_BEGINNING = 3

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/([,.;:!?\n])|[^\p{L}\p{N}/,.;:!?\n]+/u)
    .filter((word) => word !== undefined && word !== '')

/** Every row of the table whose word is in the text, each once, in the table's order. */
export function findWords(description: string): SaidWord[] {
  const said = wordsOf(description)
  return wordTable.flatMap(({ words, pointsTo }) => {
    const found = words.flatMap((entry) => occurrences(said, entry).map((at) => ({ entry, at })))
    const [first] = found
    if (first === undefined) return []
    // Said plainly once is enough: "no squeal when cold, then it squeals".
    const plain = found.find(({ at }) => !isNegated(said, at))
    return [{ word: (plain ?? first).entry, negated: plain === undefined, pointsTo }]
  })
}

function occurrences(said: readonly string[], entry: string): number[] {
  const parts = entry.split(' ')
  const matches = (word: string | undefined, part: string) =>
    word !== undefined &&
    (part.length < LEAST_BEGINNING || part === 'a/c' ? word === part : word.startsWith(part))
  return said.flatMap((_, at) => (parts.every((part, n) => matches(said[at + n], part)) ? [at] : []))
}

// A negation ends with its clause: "no smoke, but a squeal".
function isNegated(said: readonly string[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH; back++) {
    const word = said[at - back]
    if (word === undefined || /^[,.;:!?\n]$/.test(word) || word === 'but') return false
    if (NEGATIONS.has(word)) return true
  }
  return false
}

/** How much the words make an issue likelier, within 1 / MOST_BY_WORDS and MOST_BY_WORDS. */
export function wordFactor(issue: FaultId, words: readonly SaidWord[]): number {
  let factor = 1
  for (const { negated, pointsTo } of words) {
    const ratio = pointsTo[issue] ?? 1
    factor *= negated ? 1 / ratio : ratio
  }
  return Math.min(MOST_BY_WORDS, Math.max(1 / MOST_BY_WORDS, factor))
}
