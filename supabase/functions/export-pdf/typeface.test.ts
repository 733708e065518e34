import PDFDocument from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { createPage } from './page.ts'
import { loadTypeface, type Typeface } from './typeface.ts'

const LETTERS = 'AÉŻĄĐçłßğøœ ếộửữ 0123456789 .,:;!?$€£%&()/-–—“”‘’·×'
const load = (): Typeface => loadTypeface(new PDFDocument({ autoFirstPage: false, font: '' }))
async function prepared(...texts: string[]): Promise<Typeface> {
  const typeface = load()
  const problem = vi.fn()
  await typeface.prepare(texts, problem)
  expect(problem).not.toHaveBeenCalled()
  return typeface
}

it('prints Latin with all its marks in both weights, and names the letters that it replaced', () => {
  const typeface = load()
  expect(typeface.printable(LETTERS)).toBe(LETTERS)
  for (const weight of ['regular', 'semibold'] as const) {
    for (const letter of LETTERS) {
      const [word] = typeface.words(letter, weight)
      // Glyph 0 is the box that stands for a letter which the font lacks.
      expect(word?.glyphs, letter).not.toBe('<0000>')
      if (letter !== ' ') expect(word?.width).toBeGreaterThan(0.1)
    }
  }
  expect(typeface.replaced()).toEqual([])
  expect(typeface.printable('日 A')).toBe('? A')
  expect(typeface.replaced()).toEqual([0x65e5])
})

it('sets a word as wide as its letters with their kerning', () => {
  const typeface = load()
  expect(typeface.width('To', 'regular')).toBeLessThan(
    typeface.width('T', 'regular') + typeface.width('o', 'regular'),
  )
  expect(typeface.words('To', 'regular')[0]?.glyphs).toMatch(/^<[0-9a-f]{4}> [\d.]+ <[0-9a-f]{4}>$/)
})

it('thickens a script that has one weight, and nothing after it', async () => {
  const typeface = await prepared('Масло')
  const page = createPage(100)
  const draw = (line: string, weight: 'regular' | 'semibold') =>
    page.words(typeface.words(line, weight), 0, 0, 10, '#191B1E')
  draw('Масло', 'regular')
  draw('Oil', 'semibold')
  expect(page.content().operators).not.toContain(' Tr')
  draw('Масло Oil', 'semibold')
  expect(page.content().operators.split('\n').at(-1)).toMatch(/^[\d. ]+ RG .* 2 Tr 0\.3 w .* TJ 0 Tr .*ET$/)
  draw('Масло', 'semibold')
  expect(page.content().operators.split('\n').at(-1)).toMatch(/ 0 Tr ET$/)
})

it('joins Arabic letters, and puts the words from right to left', async () => {
  const typeface = await prepared('بيت 5W-30 باب')
  const glyphs = (line: string) => typeface.words(line, 'regular').map(({ glyphs }) => glyphs)
  // Three joined letters are narrower than three that stand alone.
  expect(typeface.width('ببب', 'regular')).toBeLessThan(typeface.width('ب', 'regular') * 2.9)
  // The line's first word is its last on paper; what is Latin in it keeps its direction.
  const line = glyphs('بيت 5W-30 باب')
  expect(line.slice(0, glyphs('باب').length)).toEqual(glyphs('باب'))
  expect(line.slice(-glyphs('بيت').length)).toEqual(glyphs('بيت'))
  expect(line.join(' ')).toContain(glyphs('5W-30').join(' '))
})

it('puts letters from right to left, and mirrors brackets there', async () => {
  const typeface = await prepared('אב')
  const glyphs = (line: string) => typeface.words(line, 'regular').map(({ glyphs }) => glyphs)
  expect(glyphs('(א)').at(0)).toBe(glyphs('(')[0])
  expect(glyphs('(א)').at(-1)).toBe(glyphs(')')[0])
  const [alef = '', bet = ''] = ['א', 'ב'].map((letter) => glyphs(letter)[0])
  expect(glyphs('אב')).toEqual([`${bet.slice(0, -1)}${alef.slice(1)}`])
})

it('keeps what joins letters, and drops what only turns the text round', async () => {
  const typeface = await prepared('می\u200cخواهم')
  expect(typeface.printable('می\u200cخواهم \u202egnp.exe')).toBe('می\u200cخواهم gnp.exe')
})

it('prints emoji, one of several as the letters that it is made of, and signs', async () => {
  const typeface = await prepared('🚗 👨‍👩‍👧 ✔')
  expect(typeface.printable('🚗 👨‍👩‍👧 ✔')).toBe('🚗 👨‍👩‍👧 ✔')
  expect(typeface.replaced()).toEqual([])
  expect(typeface.width('👨‍👩‍👧', 'regular')).toBeLessThan(1.5 * typeface.width('🚗', 'regular'))
})

it('draws signs that Japanese and Chinese share in one face for a line', async () => {
  const typeface = await prepared('過去の機械', '更换机油')
  const fonts = (line: string) => new Set(typeface.words(line, 'regular').map(({ font }) => font.id))
  expect(fonts('更换机油').size).toBe(1)
  expect(fonts('過去の機械').size).toBe(1)
})
