import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { loadTypeface } from './typeface.ts'

const LETTERS = 'AÉŻĄĐçłßğøœ ếộửữ 0123456789 .,:;!?$€£%&()/-–—“”‘’·×'

it('prints Latin with all its marks in both weights, and says when a letter was replaced', () => {
  const document = new PDFDocument({ autoFirstPage: false, font: '' })
  const typeface = loadTypeface(document)
  expect(typeface.printable(LETTERS)).toBe(LETTERS)
  for (const weight of ['regular', 'semibold'] as const) {
    // Glyph 0 is the box that stands for a letter which the font lacks.
    expect(typeface.word('日', weight).glyphs).toBe('<0000>')
    for (const letter of LETTERS) {
      const { glyphs, width } = typeface.word(letter, weight)
      expect(glyphs, letter).not.toBe('<0000>')
      expect(width).toBeGreaterThan(0.1)
    }
  }
  expect(typeface.hasReplaced()).toBe(false)
  expect(typeface.printable('日 A')).toBe('? A')
  expect(typeface.hasReplaced()).toBe(true)
})

it('sets a word as wide as its letters with their kerning', () => {
  const typeface = loadTypeface(new PDFDocument({ autoFirstPage: false, font: '' }))
  const width = (text: string) => typeface.word(text, 'regular').width
  expect(width('To')).toBeLessThan(width('T') + width('o'))
  expect(typeface.word('To', 'regular').glyphs).toMatch(/^<[0-9a-f]{4}> [\d.]+ <[0-9a-f]{4}>$/)
})
