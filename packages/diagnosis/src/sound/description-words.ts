import { entriesOf } from './entries.ts'
import { type SoundIssueId, soundIssues, type WordGroup, wordGroups } from './issues.table.ts'
import { type SoundChip, soundChips } from './types.ts'

/** `negated`: "no squeal" */
export type SaidWord = { word: string; group: WordGroup; negated: boolean; isChip?: true }

/** Up or down. */
export const MAX_WORD_FACTOR = 4

const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'nothing', 'isnt', 'doesnt', 'dont'])
/** "no sign of a squeal". */
const NEGATION_REACH = 4
/** "ac" is not the beginning of "acceleration". */
const MIN_BEGINNING = 3

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/([,.;:!?\n])|[^\p{L}\p{N}/,.;:!?\n]+/u)
    .filter((word) => word !== undefined && word !== '')

/** Each once. */
export function findWords(description: string): SaidWord[] {
  const said = wordsOf(description)
  return entriesOf(wordGroups).flatMap(([group, words]) => {
    const found = words.flatMap((entry) => occurrences(said, entry).map((at) => ({ entry, at })))
    const [first] = found
    if (first === undefined) return []
    // "no squeal when cold, then it squeals".
    const plain = found.find(({ at }) => !isNegated(said, at))
    return [{ word: (plain ?? first).entry, group, negated: plain === undefined }]
  })
}

const chipGroups: Readonly<Record<SoundChip, WordGroup>> = {
  knock: 'knock',
  tick: 'tick',
  squeal: 'squeal',
  grind: 'grind',
  rattle: 'rattle',
  hum: 'hum',
  whine: 'whine',
  hiss: 'hiss',
  clunk: 'clunk',
  roar: 'drone',
}

/** A chosen sound is heard, whatever the text denies. */
export function saidWords(description: string, chips: readonly SoundChip[]): SaidWord[] {
  const chosen = soundChips
    .filter((chip) => chips.includes(chip))
    .map((chip) => ({ word: chip, group: chipGroups[chip], negated: false, isChip: true as const }))
  const groups = new Set(chosen.map(({ group }) => group))
  return [...findWords(description).filter(({ group }) => !groups.has(group)), ...chosen]
}

function occurrences(said: readonly string[], entry: string): number[] {
  const parts = entry.split(' ')
  const matches = (word: string | undefined, part: string) =>
    word !== undefined &&
    (part.length < MIN_BEGINNING || part === 'a/c' ? word === part : word.startsWith(part))
  return said.flatMap((_, at) => (parts.every((part, n) => matches(said[at + n], part)) ? [at] : []))
}

// "no smoke, but a squeal".
function isNegated(said: readonly string[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH; back++) {
    const word = said[at - back]
    if (word === undefined || /^[,.;:!?\n]$/.test(word) || word === 'but') return false
    if (NEGATIONS.has(word)) return true
  }
  return false
}

/** Below 1 when it was said to be absent. */
export function ratioOf(issue: SoundIssueId, { group, negated }: SaidWord): number {
  const ratio = soundIssues[issue].words?.[group] ?? 1
  return negated ? 1 / ratio : ratio
}

export function wordFactor(issue: SoundIssueId, words: readonly SaidWord[]): number {
  let factor = 1
  for (const word of words) factor *= ratioOf(issue, word)
  return Math.min(MAX_WORD_FACTOR, Math.max(1 / MAX_WORD_FACTOR, factor))
}
