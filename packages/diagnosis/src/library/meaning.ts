import { CODE_FAMILIES } from '../codes/families.table.ts'
import { type CodeCategory, categories } from '../codes/format.ts'
import { titleLines } from './titles.data.ts'

/** How far the published tables agree on a code. */
export type Certainty = 'agreed' | 'one-lineage' | 'single-source' | 'disputed'

/** Whose words a title is in; their licences are in ATTRIBUTION.md. */
export type TitleSource = 'Wal33D/dtc-database' | 'foerbsnavi/OBDex' | 'fabiovila/OBDIICodes'

/** What a generic code means: the same in every car. */
export type CodeMeaning = {
  code: string
  title: string
  category: CodeCategory
  /** The group of the standard, "Ignition system or misfire". */
  family: string | null
  certainty: Certainty
  source: TitleSource
  /** What other tables say, where they disagree. */
  otherTitles: string[]
}

/** A sentence for each certainty, for a page to show beside the title. */
export const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  agreed: 'Several independent tables agree on this meaning.',
  'one-lineage': 'The tables that list this code share one origin.',
  'single-source': 'Only one table lists this code.',
  disputed: "Published tables disagree on this code. Check it in the maker's manual.",
}

const CERTAINTIES: Readonly<Record<string, Certainty>> = {
  a: 'agreed',
  l: 'one-lineage',
  s: 'single-source',
  d: 'disputed',
}
const SOURCES: Readonly<Record<string, TitleSource>> = {
  w: 'Wal33D/dtc-database',
  o: 'foerbsnavi/OBDex',
  f: 'fabiovila/OBDIICodes',
}
const LINE = /^([PBCU])([0-9A-F]{4}) ([alsd])([wof]) (.+)$/
const BETWEEN_TITLES = ' | '

/** One line of the titles file, or an error: a damaged line must not become a meaning. */
export function parseTitleLine(line: string): CodeMeaning {
  const [, letter, digits, certain, from, text] = LINE.exec(line) ?? []
  const certainty = CERTAINTIES[certain ?? '']
  const source = SOURCES[from ?? '']
  const [title, ...otherTitles] = text?.split(BETWEEN_TITLES) ?? []
  if (certainty === undefined || source === undefined || title === undefined) {
    throw new Error(`Not a line of the code library: ${line}`)
  }
  const code = `${letter}${digits}`
  return {
    code,
    title,
    category: categories[letter as keyof typeof categories],
    family: CODE_FAMILIES[code.slice(0, 3)] ?? null,
    certainty,
    source,
    otherTitles,
  }
}

/** The lines of a data file, which begins and ends with a line break. */
export const linesOf = (data: string): string[] => data.split('\n').filter((line) => line !== '')

const CODE_LENGTH = 5
let lineByCode: Map<string, string> | undefined

/** The library's lines by code. Split at the first use: a page that never asks does not wait. */
export function titleLineByCode(): ReadonlyMap<string, string> {
  lineByCode ??= new Map(linesOf(titleLines).map((line) => [line.slice(0, CODE_LENGTH), line]))
  return lineByCode
}
