import { CODE_FAMILIES } from '../codes/families.table.ts'
import { type CodeCategory, categories } from '../codes/format.ts'
import { seenMeanings } from './seen-meanings.table.ts'

export type Certainty = 'agreed' | 'one-lineage' | 'single-source' | 'disputed'

/** Licences are in ATTRIBUTION.md. */
export type TitleSource = 'Wal33D/dtc-database' | 'foerbsnavi/OBDex' | 'fabiovila/OBDIICodes' | 'Tappet'

export type CodeMeaning = {
  code: string
  title: string
  category: CodeCategory
  family: string | null
  certainty: Certainty
  source: TitleSource
  /** Where they disagree. */
  otherTitles: string[]
}

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
const CODE = /^([PBCU])[0-9A-F]{4}$/
const ROW = /^([alsd])([wof]) (.+)$/
const BETWEEN_TITLES = ' | '

/**
 * One row of the titles: how certain (agreed, one lineage, single source, disputed), whose words (w, o, f:
 * ATTRIBUTION.md), the title and, where disputed, other tables' titles: "aw Random/Multiple Cylinder Misfire".
 * @throws Error for a damaged row: it must not become a meaning
 */
export function parseTitle(code: string, row: string): CodeMeaning {
  const [, letter] = CODE.exec(code) ?? []
  const [, certain, from, text] = ROW.exec(row) ?? []
  const certainty = CERTAINTIES[certain ?? '']
  const source = SOURCES[from ?? '']
  const [title, ...otherTitles] = text?.split(BETWEEN_TITLES) ?? []
  if (letter === undefined || certainty === undefined || source === undefined || title === undefined) {
    throw new Error(`Not a row of the code library: ${code} ${row}`)
  }
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

export function meaningOf(code: string, row: string): CodeMeaning {
  const meaning = parseTitle(code, row)
  const title = seenMeanings.get(code)
  if (title === undefined) return meaning
  const otherTitles = [meaning.title, ...meaning.otherTitles]
  return { ...meaning, title, certainty: 'disputed', source: 'Tappet', otherTitles }
}
