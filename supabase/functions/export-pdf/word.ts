/** What a page is written with. */

/** A font as pdfkit holds it; its types leave this out. */
export type PageFont = {
  id: string
  /** The font's object in the file. */
  ref(): unknown
  encode(text: string): [hex: string[], positions: { xAdvance: number; advanceWidth: number }[]]
  font: { characterSet: number[]; getGlyph(id: number): { advanceWidth: number } }
  /** Thousandths for one of the font's units. */
  scale: number
  /** The glyphs that go into the file, in the order of their numbers there. */
  subset: { glyphs: number[] }
  /** Of each number: its width in thousandths, and the code points that a reader copies. */
  widths: number[]
  unicode: number[][]
}

/** The width of words as a share of the font's size. */
export function widthOf(words: readonly Word[]): number {
  let sum = 0
  for (const { width } of words) sum += width
  return sum
}

/** What TJ takes to print a word (PDF 32000-1, 9.4.3), and its width as a share of the font's size. */
export type Word = {
  font: PageFont
  glyphs: string
  width: number
  /** Of a script that has one weight, where semibold is wanted: its edges are drawn along. */
  bold?: true
  /** How far above the line it stands, as a share of the font's size. */
  rise?: number
  /** What a reader copies in place of the glyphs from this word to the next one that `ends`. */
  said?: string
  ends?: true
}
