import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { readPdf } from '../../../tests/harness/pdf-text.ts'
import { createTexts } from './copy.ts'
import { writeReport } from './layout.ts'
import { createPageCount } from './page-count.ts'
import { collected } from './pieces.ts'
import { type Row, text } from './report.ts'
import type { PageFont } from './word.ts'

const PAGES = 1_203
const WHOLE_PAGE_POINTS = 5_000

async function printed(rows: () => Iterable<Row>, breath = async (_: () => number) => {}) {
  const { write, bytes } = collected()
  const print = {
    ...{ owner: 'Ann', madeAt: new Date('2026-11-01'), unsent: 0, paper: 'letter' as const, write },
    texts: createTexts(unitsOf(NO_PREFERENCES)),
    log: { error: (_: object, problem: string) => expect.fail(problem) },
  }
  const course = { told: () => undefined, breath: () => breath(() => bytes().length) }
  await writeReport({ title: 'A report', cover: [], rows, elsewhere: 'Look there.' }, print, course)
  return readPdf(bytes())
}

it('writes a page when the next begins, and says on each how many there are in the end', async () => {
  const sizes: number[] = []
  let begun = 1
  const { pages, pageTexts } = await printed(
    () => Array.from({ length: PAGES - 1 }, () => text('تغيير الزيت 5W-30', {}, { keep: WHOLE_PAGE_POINTS })),
    async (size) => {
      begun += 1
      if (begun % 400 !== 0) return
      // What is written flows on between two turns of the loop.
      await new Promise((resolve) => setImmediate(resolve))
      sizes.push(size())
    },
  )
  expect(sizes).toHaveLength(3)
  for (const [index, size] of sizes.entries()) expect(size).toBeGreaterThan((index + 1) * 400 * 200)
  expect(pages).toBe(PAGES)
  for (const [index, words] of pageTexts.entries())
    expect(words.split('\n').at(-1)).toBe(`Page ${index + 1} of ${PAGES}`)
})

it('repeats the head of a table on each of its pages, and breaks no row of twelve lines', async () => {
  const lines = (name: string, count: number) =>
    text(Array.from({ length: count }, (_, index) => `${name}${index}.`).join('\n'))
  const { pageTexts } = await printed(function* () {
    yield { cells: [{ text: 'Head' }], repeated: true }
    for (let row = 0; row < 8; row++) yield lines(`short${row}-`, 12)
    yield lines('long-', 100)
    yield { cells: [], repeated: true }
    yield text('After.', {}, { keep: WHOLE_PAGE_POINTS })
  })
  const of = (words: string) => pageTexts.flatMap((page, index) => (page.includes(words) ? [index] : []))
  expect(of('Head')).toEqual(pageTexts.slice(0, -1).map((_, index) => index))
  for (let row = 0; row < 8; row++) expect(of(`short${row}-11.`)).toEqual(of(`short${row}-0.`))
  expect(of('long-99.')[0]).toBeGreaterThan(of('long-0.')[0] ?? Number.NaN)
  expect(of('After.')).toEqual([pageTexts.length - 1])
})

it('moves a page’s last line to the left by the width of the number that it ends with', () => {
  const streams: { text: string }[] = []
  const page = { height: 792, content: { own: true }, dictionary: { data: {} }, fonts: {} }
  const added: object[] = []
  const document = {
    page,
    addPage: () => undefined,
    addContent: () => undefined,
    flushPages: () => added.push(page.dictionary.data),
    ref() {
      const stream = {
        text: '',
        end(words: string) {
          stream.text = words
        },
      }
      streams.push(stream)
      return stream
    },
  }
  const count = createPageCount(document as unknown as PDFKit.PDFDocument)
  count.add({ operators: '', fonts: new Set(), links: [] })
  const [before, after] = streams
  expect(added).toEqual([{ Contents: [before, page.content, after] }])
  const font = {} as PageFont
  const words = [
    { font, glyphs: '<0001>', width: 0.5 },
    { font, glyphs: '<0002>', width: 0.75 },
  ]
  count.finish(words, 10)
  expect(before?.text).toBe('q 1 0 0 1 -12.5 0 cm q 1 0 0 1 12.5 0 cm')
  expect(after?.text).toBe('[<0001><0002>] TJ ET Q')
})
