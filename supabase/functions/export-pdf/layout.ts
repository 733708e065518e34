import type { PaperSize } from '@tappet/wire'
import PDFDocument from 'pdfkit'
import type { FunctionLog } from '../_serve/function.ts'
import type { Course } from './course.ts'
import { createPage } from './page.ts'
import { createPageCount } from './page-count.ts'
import { type Cell, INK, MUTED, type Report, type ReportHead, type Row, SMALL, text } from './report.ts'
import { directionOf, within } from './runs.ts'
import { loadTypeface, type Typeface } from './typeface.ts'
import { widthOf } from './word.ts'
import { wrap } from './wrap.ts'

const ACCENT = '#F2A900'
const SIZES: Record<PaperSize, [width: number, height: number]> = { letter: [612, 792], a4: [595.28, 841.89] }
const MARGIN = 42
const FOOT = 30
const LEADING = 1.32
const PADDING = 4
/** A row of up to this many lines is not broken across pages. */
const KEPT_WHOLE_LINES = 12
const MAX_NAMED = 20
const FOOT_SIZE = 8.5

export type Print = ReportHead & {
  /** Changes on the asking device that the server lacks. */
  unsent: number
  paper: PaperSize
  log: Pick<FunctionLog, 'error'>
  write(piece: Uint8Array): void
}

export async function writeReport(report: Report, print: Print, course: Course): Promise<void> {
  const document = open(report.title, print)
  const typeface = loadTypeface(document)
  const sheet = createSheet(document, typeface, SIZES[print.paper])
  const rows = function* () {
    yield* headOf(report, print)
    yield* report.rows()
  }
  await typeface.prepare(textsIn(rows()), (face, error) =>
    print.log.error({ err: error, face }, 'a font could not be opened'),
  )
  for (const row of rows()) {
    const begins = sheet.draw(row)
    if (row.progress !== undefined) course.told(row.progress)
    if (begins) await course.breath()
  }
  const codes = typeface.replaced()
  if (codes.length > 0) sheet.draw(text(`${replacedWords(codes)} ${report.elsewhere}`, SMALL, { keep: 30 }))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', () => resolve())
    document.on('error', reject)
  })
  sheet.finish()
  document.end()
  await ended
}

function open(title: string, { paper, madeAt, write }: Print): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: SIZES[paper],
    margin: 0,
    autoFirstPage: false,
    // pdfkit would read its standard font from a file, which Supabase lacks.
    font: '',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Tappet', Producer: 'Tappet', Creator: 'Tappet', CreationDate: madeAt },
  })
  document.on('data', write)
  return document
}

function* textsIn(rows: Iterable<Row>): Generator<string> {
  for (const { cells } of rows) for (const { text } of cells) yield text
}

function* headOf({ title, cover }: Report, { owner, madeAt, unsent, texts }: Print): Generator<Row> {
  yield text(title, { size: 24, weight: 'semibold' }, { gap: 2 })
  const parts = [within(owner), ...cover, `made on ${texts.day(madeAt.toISOString())}`]
  yield text(parts.join('  ·  '), { size: 10.5, color: MUTED }, { gap: 14 })
  if (unsent === 0) return
  const [what, are] =
    unsent === 1 ? ['change', 'was not yet sent and is'] : ['changes', 'were not yet sent and are']
  const words = `${texts.number(unsent)} ${what} on the device that asked for this ${are} missing here.`
  yield text(words, { size: 10.5, weight: 'semibold' }, { gap: 10 })
}

function replacedWords(codes: readonly number[]): string {
  const named = codes
    .slice(0, MAX_NAMED)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ')
  const more = codes.length > MAX_NAMED ? ` and ${codes.length - MAX_NAMED} more` : ''
  return `Not all letters could be shown. A “?” may stand for one of these: ${named}${more}.`
}

const sizeOf = ({ style }: Cell) => style?.size ?? 10

function createSheet(document: PDFKit.PDFDocument, typeface: Typeface, [width, height]: [number, number]) {
  const [leftEdge, right, bottom] = [MARGIN, width - MARGIN, height - MARGIN - FOOT]
  const count = createPageCount(document)
  let repeated: Row | null = null
  let [page, number, y] = [createPage(height), 1, MARGIN]

  const columnOf = (cell: Cell) => {
    const { from = 0, to = 0, style: { weight = 'regular' } = {} } = cell
    const [start, end] = [leftEdge + from, to > 0 ? leftEdge + to : right + to]
    const lines = wrap(typeface, cell.text, end - start, { weight, size: sizeOf(cell) })
    return { cell, start, end, lines, weight }
  }
  const put = ({ cell, start, end, lines, weight }: ReturnType<typeof columnOf>, index: number) => {
    const line = lines[index]
    if (line === undefined) return
    const size = sizeOf(cell)
    const words = typeface.words(line, weight)
    const wide = widthOf(words) * size
    const x = cell.right || directionOf(line) === 'rtl' ? end - wide : start
    page.words(words, x, y, size, cell.style?.color ?? INK)
    if (cell.link) page.link({ x, y, width: wide, height: size * LEADING, url: cell.link })
  }
  const writePage = () => {
    const foot = height - MARGIN - 10
    page.words(typeface.words('Tappet', 'semibold'), leftEdge, foot, FOOT_SIZE, MUTED)
    const words = typeface.words(`Page ${number} of `, 'regular')
    page.openLine(words, right - widthOf(words) * FOOT_SIZE, foot, FOOT_SIZE, MUTED)
    count.add(page.content())
  }
  const newPage = () => {
    writePage()
    ;[page, number, y] = [createPage(height), number + 1, MARGIN]
    if (repeated !== null) draw(repeated)
  }
  const draw = (row: Row): boolean => {
    const before = number
    const columns = row.cells.map(columnOf)
    const count = Math.max(0, ...columns.map(({ lines }) => lines.length))
    const tall = Math.max(0, ...row.cells.map(sizeOf)) * LEADING
    if (y > MARGIN) y += row.space ?? 0
    const needed = (count <= KEPT_WHOLE_LINES ? count : 2) * tall + (row.rule ? PADDING : 0)
    if (bottom - y < Math.max(needed, row.keep ?? 0)) newPage()
    for (let index = 0; index < count; index++) {
      if (bottom - y < tall) newPage()
      for (const column of columns) put(column, index)
      y += tall
    }
    if (row.rule !== undefined) {
      y += PADDING / 2
      page.rule(leftEdge, right, y, row.rule)
    }
    if (count > 0) y += row.gap ?? 0
    if (row.repeated) repeated = row
    return number > before
  }
  page.box(leftEdge, y, 36, 4, ACCENT)
  y += 16
  return {
    draw,
    finish() {
      writePage()
      count.finish(typeface.words(String(number), 'regular'), FOOT_SIZE)
    },
  }
}
