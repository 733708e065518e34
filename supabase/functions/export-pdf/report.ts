import type { PdfProgress } from '@tappet/wire'
import type { Texts } from './copy.ts'
import type { Weight } from './typeface.ts'

export const INK = '#191B1E'
export const MUTED = '#5B6168'
export const LINE = '#DEDCD5'

export type Style = { weight?: Weight; size?: number; color?: string }
export type Cell = {
  text: string
  /** Points from the left edge, or from the right one for `to` of 0 or less. */
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
  gap?: number
  /** Points that must be left on the page for it, where its own lines need less. */
  keep?: number
  rule?: string
  /** Comes again at the head of each page, until another such row; one without cells ends it. */
  repeated?: true
  progress?: PdfProgress
}
export type Report = {
  title: string
  cover: readonly string[]
  /** Called twice: for the fonts and for the drawing. */
  rows(): Iterable<Row>
  /** Where the text with unprintable letters stands. */
  elsewhere: string
}
export type ReportHead = {
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

/** A row without a value is left out. */
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
