import { plainText, withoutEnding } from '../matching/text.ts'
import { type CodeMeaning, meaningOf } from './meaning.ts'
import { titleRows } from './titles/all.ts'

const MAX_RESULTS = 50
/** The beginning of a code: its letter and, after that, the digits of the standard. */
const CODE_START = /^[pbcu](?:[0-3][0-9a-f]{0,3})?$/
const TITLE_AT = 3

/** A row of the library with its title ready for search: " random multiple cylinder misfire detected". */
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

/** Words that the titles abbreviate. */
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  oxygen: ['o2', 'ho2s'],
  lambda: ['o2', 'ho2s'],
  airbag: ['air bag', 'deployment'],
  alternator: ['generator'],
  turbo: ['turbocharger'],
}

/** One spelling of a word of the query, as it is looked for: whole, as a beginning, and without its ending. */
type Spelling = { whole: string; start: string; stem: string }

const spellingsOf = (word: string): Spelling[] =>
  [word, ...(Object.hasOwn(ALSO_WRITTEN, word) ? (ALSO_WRITTEN[word] ?? []) : [])].map((spelling) => ({
    whole: ` ${spelling} `,
    start: ` ${spelling}`,
    stem: ` ${withoutEnding(spelling)}`,
  }))

/** How well a title holds a word: 3 as it is, 2 as the start of a word, 1 without its ending, 0 not at all. */
function wordScore(title: string, spellings: readonly Spelling[]): number {
  let best = 0
  for (const { whole, start, stem } of spellings) {
    // The stem begins the word, so a title without it holds neither: most titles end here.
    if (!title.includes(stem)) continue
    best = Math.max(best, title.includes(whole) ? 3 : title.includes(start) ? 2 : 1)
  }
  return best
}

/** The score of a title, 0 when one of the words is missing. A title that begins with the words counts for more. */
function titleScore(title: string, words: readonly Spelling[][], beginning: string): number {
  let sum = 1
  for (const spellings of words) {
    const score = wordScore(title, spellings)
    if (score === 0) return 0
    sum += score
  }
  return title.startsWith(beginning) ? sum + 1 : sum
}

/**
 * Codes by the beginning of the code, by words of the title, or by both ("p03 misfire"); case does not matter, every
 * word has to occur. The best first: how well the words fit, then the shorter title, then the code.
 */
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
