/**
 * Text in Barlow: what of it can be printed, how wide it is, and how a PDF page writes it. Each word is shaped once and
 * remembered; pdfkit's own text() shapes and measures anew at every call, which takes most of a long report's time.
 */
import { BARLOW } from './barlow.data.ts'
import { unwrapWoff } from './woff.ts'

export type Weight = keyof typeof BARLOW

/** A part of a word that one file of the font prints: its font's name on the page, and what TJ takes (PDF 32000, 9.4.3). */
export type Shape = { font: PageFont; glyphs: string }
export type Word = { shapes: Shape[]; width: number }

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
  /** A word of printable text; its width is a share of the font's size. */
  word(text: string, weight: Weight): Word
}

const REPLACEMENT = '?'
// Words come again and again; those of one endless note need not be remembered.
const MOST_REMEMBERED = 5_000
const SELDOM_TWICE = /^.{2,}[\d/]|^.{25,}/u
/** Marks of direction, joining and colour, which mean nothing without the letters they belong to. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{fe00}-\u{fe0f}]/gu

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
/** The font's files, unpacked when the first report needs them. */
const files = new Map<string, Uint8Array>()
function fileOf(base64: string): Uint8Array {
  const known = files.get(base64)
  if (known !== undefined) return known
  const unpacked = unwrapWoff(bytesOf(base64))
  files.set(base64, unpacked)
  return unpacked
}

/** Registers the font with the document. Its files are disjoint: Latin, further Latin, Vietnamese. */
export function loadTypeface(document: FontDocument): Typeface {
  const fonts = { regular: open(document, 'regular'), semibold: open(document, 'semibold') }
  const partOf = new Map<number, number>()
  fonts.regular.forEach(({ font }, part) => {
    for (const point of font.characterSet) if (!partOf.has(point)) partOf.set(point, part)
  })
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const words = { regular: new Map<string, Word>(), semibold: new Map<string, Word>() }
  let replaced = false

  const has = (letter: string) => partOf.has(letter.codePointAt(0) ?? 0)
  const isPrintable = (text: string) => {
    for (const letter of text) if (!has(letter)) return false
    return true
  }
  const remembered = (text: string, weight: Weight): Word => {
    const known = words[weight].get(text)
    if (known !== undefined) return known
    const made = shapeWord(text, fonts[weight], (letter) => partOf.get(letter.codePointAt(0) ?? 0) ?? 0)
    if (words[weight].size >= MOST_REMEMBERED) words[weight].clear()
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
        ? joined(Array.from(text, (letter) => remembered(letter, weight)))
        : remembered(text, weight)
    },
  }
}

function open(document: FontDocument, weight: Weight): PageFont[] {
  return BARLOW[weight].map((base64, part) => {
    const name = `${weight} ${part}`
    document.registerFont(name, fileOf(base64))
    document.font(name)
    return (document as unknown as { _font: PageFont })._font
  })
}

function joined(letters: readonly Word[]): Word {
  const word: Word = { shapes: [], width: 0 }
  for (const { shapes, width } of letters) {
    for (const { font, glyphs } of shapes) {
      const last = word.shapes.at(-1)
      if (last?.font === font) last.glyphs += glyphs
      else word.shapes.push({ font, glyphs })
    }
    word.width += width
  }
  return word
}

function shapeWord(text: string, fonts: PageFont[], partOf: (letter: string) => number): Word {
  const runs: { part: number; text: string }[] = []
  for (const letter of text) {
    const part = partOf(letter)
    const last = runs.at(-1)
    if (last?.part === part) last.text += letter
    else runs.push({ part, text: letter })
  }
  const word: Word = { shapes: [], width: 0 }
  for (const run of runs) {
    const font = fonts[run.part]
    if (font === undefined) continue
    const [hex, positions] = font.encode(run.text)
    let glyphs = '<'
    hex.forEach((glyph, index) => {
      const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {}
      glyphs += glyph
      word.width += xAdvance / 1000
      // Kerning: TJ takes what the pen goes back, in thousandths.
      if (xAdvance !== advanceWidth) glyphs += `> ${(advanceWidth - xAdvance).toFixed(1)} <`
    })
    word.shapes.push({ font, glyphs: `${glyphs}>` })
  }
  return word
}
