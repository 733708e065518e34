/**
 * Barlow where it has the letters, else the font of their script. Words are shaped once and remembered: pdfkit's text()
 * shapes and measures at every call.
 */
import { BARLOW } from './barlow.data.ts'
import { type Face, type FaceProblem, facesFor } from './faces.ts'
import { turned, visualRuns } from './runs.ts'
import { shapeRun } from './shape.ts'
import { type PageFont, type Word, widthOf } from './word.ts'

export type Weight = keyof typeof BARLOW

export type FontDocument = {
  registerFont(name: string, source: Uint8Array): unknown
  font(name: string): unknown
}

export type Typeface = {
  prepare(texts: Iterable<string>, problem: FaceProblem): Promise<void>
  /** Composed, without control characters, a "?" for each letter that no font has. */
  printable(text: string): string
  /** The code points replaced by "?", in the order of their first use. */
  replaced(): readonly number[]
  words(line: string, weight: Weight): readonly Word[]
  width(line: string, weight: Weight): number
}

const REPLACEMENT = '?'
const PLAIN = /^[ -~]*$/
// The words of one endless note need not be remembered.
const MAX_REMEMBERED = 5_000
const SELDOM_TWICE = /^.{2,}[\d/]|^.{25,}/u
/** Direction, joining and colour: nothing without the letters they belong to. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{fe00}-\u{fe0f}]/gu
/** They shape the letters around them, or keep a line's direction. */
const JOINERS = /[\u200c\u200d]/g
const DIRECTION_MARKS = /^[\u200e\u200f]+$/
const HAN = /\p{Script=Han}/gu
const CHINESE_AND_JAPANESE: readonly string[] = ['sc', 'tc', 'jp']

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const files = new Map<Weight, Uint8Array>()
function fileOf(weight: Weight): Uint8Array {
  const bytes = files.get(weight) ?? bytesOf(BARLOW[weight])
  files.set(weight, bytes)
  return bytes
}

export function loadTypeface(document: FontDocument): Typeface {
  const fonts = {
    regular: open(document, 'regular', fileOf('regular')),
    semibold: open(document, 'semibold', fileOf('semibold')),
  }
  const letters: ReadonlySet<number> = new Set(fonts.regular.font.characterSet)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const memory = { regular: new Map<string, Word>(), semibold: new Map<string, Word>() }
  const lines = { regular: new Map<string, readonly Word[]>(), semibold: new Map<string, readonly Word[]>() }
  const runs = new Map<string, readonly Word[]>()
  const replaced = new Set<number>()
  let faces: readonly Face[] = []
  const faceFonts = new Map<Face, PageFont>()

  const isBarlow = (text: string) => PLAIN.test(text) || hasAll(letters, text)
  const faceOf = (letter: string, preferred: readonly Face[]) => {
    const visible = letter.replace(JOINERS, '')
    if (isBarlow(visible)) return 'barlow' as const
    return preferred.find((face) => hasAll(face.letters, visible)) ?? null
  }
  const remembered = (text: string, weight: Weight): Word => {
    const word = memory[weight].get(text)
    if (word !== undefined) return word
    return keep(memory[weight], text, shapeWord(text, fonts[weight]))
  }
  // Figures and addresses all differ: they are put together from remembered letters.
  const barlowWord = (text: string, weight: Weight): Word =>
    SELDOM_TWICE.test(text)
      ? joined(
          fonts[weight],
          Array.from(text, (letter) => remembered(letter, weight)),
        )
      : remembered(text, weight)
  const barlowWords = (line: string, weight: Weight): readonly Word[] =>
    lines[weight].get(line) ?? keep(lines[weight], line, barlowLine(line, weight))
  const barlowLine = (line: string, weight: Weight): readonly Word[] => {
    const space = remembered(' ', weight)
    const shaped: Word[] = []
    for (const word of line.split(' ')) {
      if (shaped.length > 0) shaped.push(space)
      shaped.push(barlowWord(word, weight))
    }
    return shaped
  }
  const faceWords = (face: Face, text: string, isRightToLeft: boolean): readonly Word[] => {
    const key = `${face.name} ${isRightToLeft} ${text}`
    const words = runs.get(key)
    if (words !== undefined) return words
    const font = faceFonts.get(face) ?? open(document, face.name, face.bytes)
    faceFonts.set(face, font)
    return keep(runs, key, shapeRun(face, font, text, isRightToLeft))
  }
  const words = (line: string, weight: Weight): readonly Word[] => {
    if (isBarlow(line)) return barlowWords(line, weight)
    const preferred = preferredFor(line, faces)
    return visualRuns(line, (letter) => faceOf(letter, preferred)).flatMap(({ text, isRightToLeft, face }) =>
      face === 'barlow'
        ? barlowWords(isRightToLeft ? turned(text) : text, weight)
        : weighted(faceWords(face, text, isRightToLeft), weight),
    )
  }
  return {
    async prepare(texts, problem) {
      const lacking = new Set<string>()
      for (const text of texts) {
        if (PLAIN.test(text)) continue
        for (const letter of text.normalize('NFC')) if (!isBarlow(letter)) lacking.add(letter)
      }
      faces = await facesFor(lacking, problem)
    },
    printable(text) {
      const composed = text.replaceAll('\t', ' ').normalize('NFC')
      if (isBarlow(composed)) return composed
      // By grapheme: one emoji of seven code points is one "?".
      return Array.from(segmenter.segment(composed), ({ segment }) => {
        if (DIRECTION_MARKS.test(segment) || faceOf(segment, faces) !== null) return segment
        const visible = segment.replace(INVISIBLE, '')
        if (faceOf(visible, faces) !== null) return visible
        for (const letter of visible) replaced.add(letter.codePointAt(0) ?? 0)
        return REPLACEMENT
      }).join('')
    },
    replaced: () => [...replaced],
    words,
    width: (line, weight) => widthOf(words(line, weight)),
  }
}

/** Noto has the regular weight alone: the page thickens it. */
const weighted = (words: readonly Word[], weight: Weight): readonly Word[] =>
  weight === 'semibold' ? words.map((word) => ({ ...word, bold: true })) : words

function hasAll(letters: ReadonlySet<number>, text: string): boolean {
  for (const letter of text) if (!letters.has(letter.codePointAt(0) ?? 0)) return false
  return true
}

/** A line's Chinese signs come from one font, where one has them all. */
function preferredFor(line: string, faces: readonly Face[]): readonly Face[] {
  const signs = line.match(HAN)
  if (signs === null) return faces
  const whole = faces.find(
    ({ name, letters }) => CHINESE_AND_JAPANESE.includes(name) && hasAll(letters, signs.join('')),
  )
  return whole === undefined ? faces : [whole, ...faces]
}

function keep<T>(map: Map<string, T>, key: string, value: T): T {
  if (map.size >= MAX_REMEMBERED) map.clear()
  map.set(key, value)
  return value
}

function open(document: FontDocument, name: string, bytes: Uint8Array): PageFont {
  document.registerFont(name, bytes)
  document.font(name)
  return (document as unknown as { _font: PageFont })._font
}

function joined(font: PageFont, letters: readonly Word[]): Word {
  return {
    font,
    glyphs: letters.map(({ glyphs }) => glyphs).join(''),
    width: widthOf(letters),
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
    // Kerning, in thousandths.
    if (xAdvance !== advanceWidth) glyphs += `> ${(advanceWidth - xAdvance).toFixed(1)} <`
  })
  return { font, glyphs: `${glyphs}>`, width }
}
