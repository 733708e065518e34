import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { readPdf } from '../../../tests/harness/pdf-text.ts'
import { createTexts } from './copy.ts'
import { createPageCount } from './page-count.ts'
import { collected } from './pieces.ts'
import { createSheet, type Sheet } from './sheet.ts'
import type { PageFont } from './word.ts'

const PAGES = 1_203

async function sheetOf(write: (piece: Uint8Array) => void): Promise<Sheet> {
  return createSheet(
    {
      ...{ title: 'A report', madeAt: new Date('2026-11-01'), paper: 'letter' },
      texts: createTexts(unitsOf(NO_PREFERENCES)),
      log: { error: (_, problem) => expect.fail(problem) },
      write,
    },
    ['تغيير الزيت'],
  )
}

it('writes a page when the next begins, and says on each how many there are in the end', async () => {
  const { write, bytes } = collected()
  const sheet = await sheetOf(write)
  sheet.paragraph('تغيير الزيت 5W-30')
  const sizes: number[] = []
  for (let page = 2; page <= PAGES; page++) {
    sheet.newPage()
    // What is written flows on between two turns of the loop.
    if (page % 400 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (page % 400 === 0) sizes.push(bytes().length)
  }
  expect(sizes).toHaveLength(3)
  for (const [index, size] of sizes.entries()) expect(size).toBeGreaterThan((index + 1) * 400 * 200)
  await sheet.finish()
  const { pages, pageTexts } = readPdf(bytes())
  expect(pages).toBe(PAGES)
  for (const [index, text] of pageTexts.entries())
    expect(text.split('\n').at(-1)).toBe(`Page ${index + 1} of ${PAGES}`)
})

it('moves a page’s last line to the left by the width of the number that it ends with', () => {
  const streams: { text: string }[] = []
  const document = {
    ref() {
      const stream = {
        text: '',
        end(text: string) {
          stream.text = text
        },
      }
      streams.push(stream)
      return stream
    },
  }
  const count = createPageCount(document)
  const page = { content: { own: true }, dictionary: { data: { Contents: {} as unknown } } }
  count.show(page)
  const [before, after] = streams
  expect(page.dictionary.data.Contents).toEqual([before, page.content, after])
  const font = {} as PageFont
  const words = [
    { font, glyphs: '<0001>', width: 0.5 },
    { font, glyphs: '<0002>', width: 0.75 },
  ]
  count.finish(words, 10)
  expect(before?.text).toBe('q 1 0 0 1 -12.5 0 cm q 1 0 0 1 12.5 0 cm')
  expect(after?.text).toBe('[<0001><0002>] TJ ET Q')
})
