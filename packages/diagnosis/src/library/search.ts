import { plainText, withoutEnding } from '../matching/text.ts'
import { type CodeMeaning, meaningOf } from './meaning.ts'
import { titleRows } from './titles/all.ts'

const MAX_RESULTS = 50
const CODE_START = /^[pbcu](?:[0-3][0-9a-f]{0,3})?$/
const TITLE_AT = 3

type Searchable = { code: string; row: string; start: string; title: string }

let searchable: Searchable[] | undefined

function library(): Searchable[] {
  searchable ??= [...titleRows()].map(([code, row]) => ({
    code,
    row,
    start: code.toLowerCase(),
    title: ` ${plainText(row.slice(TITLE_AT))} `,
  }))
  return searchable
}

const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  oxygen: ['o2', 'ho2s'],
  lambda: ['o2', 'ho2s'],
  airbag: ['air bag', 'deployment'],
  alternator: ['generator'],
  turbo: ['turbocharger'],
}

type Spelling = { whole: string; start: string; stem: string }

const spellingsOf = (word: string): Spelling[] =>
  [word, ...(Object.hasOwn(ALSO_WRITTEN, word) ? (ALSO_WRITTEN[word] ?? []) : [])].map((spelling) => ({
    whole: ` ${spelling} `,
    start: ` ${spelling}`,
    stem: ` ${withoutEnding(spelling)}`,
  }))

/** 3 as it is, 2 as the start of a word, 1 without its ending, 0 not at all. */
function wordScore(title: string, spellings: readonly Spelling[]): number {
  let best = 0
  for (const { whole, start, stem } of spellings) {
    // A title without the stem holds neither.
    if (!title.includes(stem)) continue
    best = Math.max(best, title.includes(whole) ? 3 : title.includes(start) ? 2 : 1)
  }
  return best
}

/** A title that begins with the words counts for more. */
function titleScore(title: string, words: readonly Spelling[][], beginning: string): number {
  let sum = 1
  for (const spellings of words) {
    const score = wordScore(title, spellings)
    if (score === 0) return 0
    sum += score
  }
  return title.startsWith(beginning) ? sum + 1 : sum
}

/** The best first: how well the words fit, then the shorter title, then the code. */
export function searchCodes(query: string, most: number = MAX_RESULTS): CodeMeaning[] {
  const parts = [...new Set(plainText(query).split(' '))].filter((part) => part !== '')
  const starts = parts.filter((part) => CODE_START.test(part))
  const words = parts.filter((part) => !CODE_START.test(part))
  if (parts.length === 0 || most < 1) return []
  const spellings = words.map(spellingsOf)
  const beginning = ` ${words.join(' ')}`
  return library()
    .filter((entry) => starts.every((start) => entry.start.startsWith(start)))
    .map((entry) => ({ entry, score: titleScore(entry.title, spellings, beginning) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        (words.length > 0 ? one.entry.title.length - other.entry.title.length : 0) ||
        (one.entry.code < other.entry.code ? -1 : 1),
    )
    .slice(0, most)
    .map(({ entry }) => meaningOf(entry.code, entry.row))
}
