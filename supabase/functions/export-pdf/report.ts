/** What a report says, as rows from top to bottom; layout.ts draws them. */
import type { PdfProgress } from '@tappet/wire'
import type { Texts } from './copy.ts'
import type { Weight } from './typeface.ts'

export const INK = '#191B1E'
export const MUTED = '#5B6168'
export const LINE = '#DEDCD5'

export type Style = { weight?: Weight; size?: number; color?: string }
export type Cell = {
  text: string
  /** Points from the left edge, the right one for `to`; a `to` of 0 is that edge, one above 0 counts from the left. */
  from?: number
  to?: number
  right?: boolean
  style?: Style
  link?: string | null
}
export type Row = {
  cells: readonly Cell[]
  /** Points above it, if it is not the first of a page. */
  space?: number
  /** Points below it. */
  gap?: number
  /** Points that must be left for it to begin on a page, where its own lines need less. */
  keep?: number
  /** The colour of a line below it. */
  rule?: string
  /** It comes again at the head of each page, until another such row; one without cells ends it. */
  repeated?: true
  progress?: PdfProgress
}
export type Report = {
  title: string
  /** Beside the owner and the day, under the title. */
  cover: readonly string[]
  /** Called twice: once to open the fonts for their letters, once to draw. */
  rows(): Iterable<Row>
  /** Where the text stands whose letters no font has. */
  elsewhere: string
}
/** Whose report it is and how their figures and days are written. */
export type ReportHead = {
  /** A car, an address. */
  owner: string
  madeAt: Date
  texts: Texts
}

export const BOLD: Style = { weight: 'semibold' }
export const SMALL: Style = { size: 9, color: MUTED }
const LABEL_POINTS = 110

export const text = (
  words: string,
  style: Style = {},
  { indent = 0, space = 0, gap = 6, keep = 0 } = {},
): Row => ({
  cells: [{ text: words, style, from: indent }],
  ...{ space, gap, keep },
})

export const heading = (words: string, size = 13): Row =>
  text(words, { size, weight: 'semibold' }, { gap: 3, keep: 44 })

/** Rows of a label and a value; a row without a value is left out. */
export function* facts(pairs: readonly (readonly [label: string, value: string | null])[]): Generator<Row> {
  const said = pairs.filter(([, value]) => value !== null && value !== '')
  for (const [index, [label, value]] of said.entries()) {
    const cells = [
      { text: label, style: { color: MUTED }, to: LABEL_POINTS },
      { text: value ?? '', style: BOLD, from: LABEL_POINTS },
    ]
    yield { cells, gap: index === said.length - 1 ? 10 : 2 }
  }
}

export function* list(
  title: string,
  items: readonly string[],
  { size = 13, mark = (_: number): string => '–' } = {},
): Generator<Row> {
  const said = items.filter((item) => item.trim() !== '')
  if (said.length === 0) return
  yield heading(title, size)
  for (const [index, item] of said.entries()) {
    const cells = [
      { text: mark(index), style: { color: MUTED }, from: 14, to: 32 },
      { text: item, from: 32 },
    ]
    yield { cells, gap: index === said.length - 1 ? 11 : 3 }
  }
}

export const NUMBERED = { mark: (index: number) => `${index + 1}.` }
