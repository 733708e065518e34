import { plainText, withoutEnding } from '../matching/text.ts'
import { type CodeMeaning, linesOf, parseTitleLine } from './meaning.ts'
import { titleLines } from './titles.data.ts'

const MOST_RESULTS = 50
/** The beginning of a code: its letter and, after that, the digits of the standard. */
const CODE_START = /^[pbcu](?:[0-3][0-9a-f]{0,3})?$/
const CODE_LENGTH = 5
const TITLE_AT = 9

/** A line of the library with its title made ready for search: " random multiple cylinder misfire detected". */
type Searchable = { line: string; code: string; title: string }

let searchable: Searchable[] | undefined

function library(): Searchable[] {
  searchable ??= linesOf(titleLines).map((line) => ({
    line,
    code: line.slice(0, CODE_LENGTH).toLowerCase(),
    title: ` ${plainText(line.slice(TITLE_AT))} `,
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

/** How well a title holds a word: 3 as it is, 2 as the start of a word, 1 without its ending, 0 not at all. */
function oneWordScore(title: string, word: string): number {
  if (title.includes(` ${word} `)) return 3
  if (title.includes(` ${word}`)) return 2
  return title.includes(` ${withoutEnding(word)}`) ? 1 : 0
}

function wordScore(title: string, word: string): number {
  const spellings = Object.hasOwn(ALSO_WRITTEN, word) ? (ALSO_WRITTEN[word] ?? []) : []
  return Math.max(...[word, ...spellings].map((spelling) => oneWordScore(title, spelling)))
}

/** The score of a title, 0 when one of the words is missing. A title that begins with the words counts for more. */
function titleScore(title: string, words: readonly string[]): number {
  const scores = words.map((word) => wordScore(title, word))
  if (scores.includes(0)) return 0
  const begins = title.startsWith(` ${words.join(' ')}`) ? 1 : 0
  return scores.reduce((sum, score) => sum + score, 1) + begins
}

/**
 * Codes by the beginning of the code, by words of the title, or by both ("p03 misfire"); case does not matter, every
 * word has to occur. The best first: how well the words fit, then the shorter title, then the code.
 */
export function searchCodes(query: string, most: number = MOST_RESULTS): CodeMeaning[] {
  const parts = [...new Set(plainText(query).split(' '))].filter((part) => part !== '')
  const starts = parts.filter((part) => CODE_START.test(part))
  const words = parts.filter((part) => !CODE_START.test(part))
  if (parts.length === 0 || most < 1) return []
  return library()
    .filter(({ code }) => starts.every((start) => code.startsWith(start)))
    .map((entry) => ({ ...entry, score: titleScore(entry.title, words) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        (words.length > 0 ? one.title.length - other.title.length : 0) ||
        (one.code < other.code ? -1 : 1),
    )
    .slice(0, most)
    .map(({ line }) => parseTitleLine(line))
}

/** How many codes the library holds. */
export function librarySize(): number {
  return library().length
}
