import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { loadTypeface } from './typeface.ts'
import { wrap } from './wrap.ts'

async function wrapped(text: string, width: number): Promise<string[]> {
  const typeface = loadTypeface(new PDFDocument({ autoFirstPage: false, font: '' }))
  await typeface.prepare([text], (_, error) => {
    throw error
  })
  const lines = wrap(typeface, text, width, { weight: 'regular', size: 10 })
  for (const line of lines) expect(typeface.width(line, 'regular') * 10).toBeLessThanOrEqual(width + 0.01)
  return lines
}

it('breaks Thai between words, of which none is cut', async () => {
  const words = ['เปลี่ยน', 'น้ำมัน', 'เครื่อง', 'และ', 'ไส้', 'กรอง', 'แล้ว']
  const lines = await wrapped(words.join(''), 60)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe(words.join(''))
  const endsOf = (parts: string[]) => parts.map((_, index) => parts.slice(0, index + 1).join('').length)
  for (const end of endsOf(lines)) expect(endsOf(words)).toContain(end)
})

it('begins no Chinese line with a closing sign, and ends none with an opening one', async () => {
  const lines = await wrapped('机油已更换，滤清器是新的。（发动机）冷启动时有异响，换皮带后消失。', 52)
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。）]/)
    expect(line).not.toMatch(/（$/)
  }
})

it('keeps a paragraph’s direction in lines that begin with the other', async () => {
  const lines = await wrapped('صوت غريب Toyota Corolla عند', 60)
  const latin = lines.find((line) => line.endsWith('Toyota') || line.endsWith('Corolla'))
  expect(latin).toMatch(/^\u200f\w/)
})

it('cuts a word that no line holds, and loses nothing of it', async () => {
  expect((await wrapped('W'.repeat(40), 90)).join('')).toBe('W'.repeat(40))
})
