/** As pdfkit holds it, which its types leave out. */
export type PageFont = {
  id: string
  ref(): unknown
  encode(text: string): [hex: string[], positions: { xAdvance: number; advanceWidth: number }[]]
  font: { characterSet: number[]; getGlyph(id: number): { advanceWidth: number } }
  /** Thousandths for one of the font's units. */
  scale: number
  subset: { glyphs: number[] }
  /** By number: its width in thousandths, and the code points that a reader copies. */
  widths: number[]
  unicode: number[][]
}

export function widthOf(words: readonly Word[]): number {
  let sum = 0
  for (const { width } of words) sum += width
  return sum
}

/** What TJ takes (PDF 32000-1, 9.4.3), and its width as a share of the font's size. */
export type Word = {
  font: PageFont
  glyphs: string
  width: number
  /** Its edges are drawn, where its script has one weight. */
  bold?: true
  /** Height above the line, as a share of the font's size. */
  rise?: number
  /** What a reader copies in place of the glyphs from this word to the next one that `ends`. */
  said?: string
  ends?: true
}
