/**
 * Text in Barlow: what of it can be printed, how wide it is, and how a PDF page writes it. Each word is shaped once and
 * remembered; pdfkit's own text() shapes and measures at every call, which takes most of a long report's time.
 */
import { BARLOW } from './barlow.data.ts'

export type Weight = keyof typeof BARLOW

/** What TJ takes to print a word (PDF 32000-1, 9.4.3), and its width as a share of the font's size. */
export type Word = { font: PageFont; glyphs: string; width: number }

/** A font as pdfkit holds it; its types leave this out. */
export type PageFont = {
  id: string
  /** The font's object in the file. */
  ref(): unknown
  encode(text: string): [hex: string[], positions: { xAdvance: number; advanceWidth: number }[]]
  font: { characterSet: number[] }
}
/** The part of a pdfkit document that fonts need. */
export type FontDocument = {
  registerFont(name: string, source: Uint8Array): unknown
  font(name: string): unknown
}

export type Typeface = {
  /** The text as it can be printed: composed, without control characters, a "?" for each letter that the font lacks. */
  printable(text: string): string
  /** True once a letter was replaced. */
  hasReplaced(): boolean
  /** A word of printable text. */
  word(text: string, weight: Weight): Word
}

const REPLACEMENT = '?'
// Words come again and again; those of one endless note need not be remembered.
const MAX_REMEMBERED = 5_000
const SELDOM_TWICE = /^.{2,}[\d/]|^.{25,}/u
/** Marks of direction, joining and colour, which mean nothing without the letters they belong to. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{fe00}-\u{fe0f}]/gu

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
/** The font's files, decoded when the first report needs them. */
const files = new Map<Weight, Uint8Array>()
function fileOf(weight: Weight): Uint8Array {
  const known = files.get(weight) ?? bytesOf(BARLOW[weight])
  files.set(weight, known)
  return known
}

/** Registers both weights with the document. They have the same letters. */
export function loadTypeface(document: FontDocument): Typeface {
  const fonts = { regular: open(document, 'regular'), semibold: open(document, 'semibold') }
  const letters = new Set(fonts.regular.font.characterSet)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const words = { regular: new Map<string, Word>(), semibold: new Map<string, Word>() }
  let replaced = false

  const isPrintable = (text: string) => {
    for (const letter of text) if (!letters.has(letter.codePointAt(0) ?? 0)) return false
    return true
  }
  const remembered = (text: string, weight: Weight): Word => {
    const known = words[weight].get(text)
    if (known !== undefined) return known
    const made = shapeWord(text, fonts[weight])
    if (words[weight].size >= MAX_REMEMBERED) words[weight].clear()
    words[weight].set(text, made)
    return made
  }
  return {
    printable(text) {
      const composed = text.replaceAll('\t', ' ').normalize('NFC')
      if (isPrintable(composed)) return composed
      // Letter by letter as a reader sees them: one emoji of seven code points is one "?".
      return Array.from(segmenter.segment(composed), ({ segment }) => {
        if (isPrintable(segment)) return segment
        const visible = segment.replace(INVISIBLE, '')
        if (isPrintable(visible)) return visible
        replaced = true
        return REPLACEMENT
      }).join('')
    },
    hasReplaced: () => replaced,
    // Figures and addresses are all different: they are put together from letters that are remembered.
    word(text, weight) {
      return SELDOM_TWICE.test(text)
        ? joined(
            fonts[weight],
            Array.from(text, (letter) => remembered(letter, weight)),
          )
        : remembered(text, weight)
    },
  }
}

function open(document: FontDocument, weight: Weight): PageFont {
  document.registerFont(weight, fileOf(weight))
  document.font(weight)
  return (document as unknown as { _font: PageFont })._font
}

function joined(font: PageFont, letters: readonly Word[]): Word {
  return {
    font,
    glyphs: letters.map(({ glyphs }) => glyphs).join(''),
    width: letters.reduce((sum, { width }) => sum + width, 0),
  }
}

function shapeWord(text: string, font: PageFont): Word {
  const [hex, positions] = font.encode(text)
  let glyphs = '<'
  let width = 0
  hex.forEach((glyph, index) => {
    const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {}
    glyphs += glyph
    width += xAdvance / 1000
    // Kerning: TJ takes what the pen goes back, in thousandths.
    if (xAdvance !== advanceWidth) glyphs += `> ${(advanceWidth - xAdvance).toFixed(1)} <`
  })
  return { font, glyphs: `${glyphs}>`, width }
}
