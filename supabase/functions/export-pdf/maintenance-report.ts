/** The service log as a PDF: records, totals, receipts. */
import { isService, type LogRecord, logFieldNames, logFields, type Money } from '@tappet/upkeep'
import type { Texts } from './copy.ts'
import type { Course } from './course.ts'
import { drawUnsent, replacedLetters } from './drawing.ts'
import { receiptLife, receiptShown } from './receipts.ts'
import { within } from './runs.ts'
import { createSheet, INK, MUTED, type ReportHead, type Sheet, type Style } from './sheet.ts'
import { costTexts, type Log, type Totals, totalsOf } from './totals.ts'

const CELL: Style = { size: 9 }
const STRONG: Style = { size: 9, weight: 'semibold' }
const FAINT: Style = { size: 9, color: MUTED }
const HEAD: Style = { size: 8.5, weight: 'semibold', color: MUTED }
const GAP = 10
const PADDING = 4
/** A record of up to this many lines is not broken across pages. */
const KEPT_WHOLE_LINES = 12

/**
 * Writes the report.
 *
 * @param owner as printed in the head
 */
export async function maintenanceReport(
  records: Log,
  { owner, unsent, ...head }: ReportHead,
  course: Course,
): Promise<void> {
  const sheet = await createSheet({ ...head, title: 'Maintenance report' }, [owner], textsIn(records))
  const totals = totalsOf(records)
  drawHead(sheet, totals, owner, head.madeAt)
  drawUnsent(sheet, unsent)
  await drawLog(sheet, records, totals, head.madeAt, course)
  replacedLetters(sheet, 'Your log and the CSV export hold the text as you wrote it.')
  await sheet.finish()
}

/** Every text in some records that is printed, one after another: a list of them all would be as large as the log. */
export function* textsIn(records: Log): Generator<string> {
  for (const record of records)
    for (const name of logFieldNames) {
      const value = record[name]
      if (typeof value === 'string') yield value
    }
}

/** The table of records, their sums and their receipts. */
export async function drawLog(
  sheet: Sheet,
  records: Log,
  totals: Totals,
  madeAt: Date,
  course: Course,
): Promise<void> {
  if (records.length === 0) {
    sheet.paragraph('There are no records in this log yet.')
    return
  }
  const receipts = await drawTable(sheet, records, course)
  drawTotals(sheet, totals)
  if (receipts > 0) await drawReceipts(sheet, records, madeAt, course)
}

function drawHead(sheet: Sheet, totals: Totals, owner: string, madeAt: Date): void {
  sheet.paragraph('Maintenance report', { size: 24, weight: 'semibold' }, { gap: 2 })
  const { texts } = sheet
  const { newest, oldest, services, spent, unpriced, highestMiles } = totals
  const cover = [
    within(owner),
    ...(newest === undefined || oldest === undefined ? [] : [`${texts.day(oldest)} to ${texts.day(newest)}`]),
    `made on ${texts.day(madeAt.toISOString())}`,
  ]
  sheet.paragraph(cover.join('  ·  '), { size: 10.5, color: MUTED }, { gap: 14 })
  const figures: [string, string][] = [
    ['Records', texts.number(services)],
    ['Total spent', spent.length === 0 && unpriced > 0 ? '–' : texts.sums(spent)],
    ['Last mileage', highestMiles === null ? '–' : texts.distance(highestMiles)],
  ]
  figures.forEach(([label, value], index) => {
    const x = sheet.left + (sheet.width / 3) * index
    sheet.line(label, x, sheet.y, HEAD)
    sheet.line(value, x, sheet.y + 12, { size: 17, weight: 'semibold' })
  })
  sheet.y += 48
  if (unpriced === 0) return
  const without = `Without ${texts.count(unpriced, 'service', 'services')} whose cost is not known.`
  sheet.paragraph(without, { size: 10.5, color: MUTED }, { gap: 10 })
}

type Column = { head: string; x: number; width: number; right: boolean }

/** Fields with a column of their own, and its width in points; notes take the remaining width. */
const WIDTHS = { date: 74, item: 118, mileage: 62, cost: 62, notes: null, receipt_url: 34 } as const
const NUMBERS: readonly string[] = ['mileage', 'cost', 'receipt_url']

type Columns = Record<keyof typeof WIDTHS, Column>
const columnNames = Object.keys(WIDTHS) as (keyof Columns)[]

function columnsOf(sheet: Sheet): Columns {
  const fixed = Object.values(WIDTHS).reduce((sum, width) => sum + (width ?? 0) + GAP, -GAP)
  let x = sheet.left
  const columns = columnNames.map((name): [string, Column] => {
    const width = WIDTHS[name] ?? sheet.width - fixed
    const column = { head: logFields[name].label, x, width, right: NUMBERS.includes(name) }
    x += width + GAP
    return [name, column]
  })
  return Object.fromEntries(columns) as Columns
}

function drawTableHead(sheet: Sheet, columns: Columns): void {
  for (const { head, x, width, right } of Object.values(columns)) {
    sheet.line(head, x, sheet.y, HEAD, right ? { alignRightAt: x + width } : {})
  }
  sheet.y += 14
  sheet.rule(MUTED)
  sheet.y += PADDING
}

/** Answers how many records have a receipt. */
async function drawTable(sheet: Sheet, records: Log, course: Course): Promise<number> {
  const columns = columnsOf(sheet)
  drawTableHead(sheet, columns)
  let [receipts, drawn] = [0, 0]
  for (const record of records) {
    if (record.receipt_url !== null) receipts += 1
    const startsPage = drawRecord(sheet, columns, record, record.receipt_url === null ? null : receipts)
    drawn += 1
    if (!startsPage) continue
    course.told({ step: 'drawing', records: drawn, of: records.length })
    await course.breath()
  }
  course.told({ step: 'drawing', records: drawn, of: records.length })
  return receipts
}

/** The lines of the notes column: every field without a column of its own, then the notes. */
function notesOf(record: LogRecord, texts: Texts): string[] {
  const others = logFieldNames.flatMap((name) => {
    const value = record[name]
    // The currency stands beside its amount.
    if (name in WIDTHS || name === 'currency' || value === null || value === '') return []
    return [`${logFields[name].label}: ${texts.value(value, logFields[name])}`]
  })
  return [...others, ...(record.notes ? [record.notes] : [])]
}

/** Draws one record and the rule under it; returns whether that began a page. */
function drawRecord(sheet: Sheet, columns: Columns, record: LogRecord, receipt: number | null): boolean {
  const height = sheet.lineHeight(CELL)
  const items = sheet.wrap(record.item, columns.item.width, STRONG)
  const notes = notesOf(record, sheet.texts).flatMap((part) => sheet.wrap(part, columns.notes.width, CELL))
  const count = Math.max(1, items.length, notes.length)
  let began = false
  const nextPage = () => {
    sheet.newPage()
    drawTableHead(sheet, columns)
    began = true
  }
  const needed = (count <= KEPT_WHOLE_LINES ? count : 2) * height + PADDING
  if (sheet.room() < needed) nextPage()
  for (let index = 0; index < count; index++) {
    if (sheet.room() < height) nextPage()
    if (index === 0) drawFigures(sheet, columns, record, receipt)
    const [item, note] = [items[index], notes[index]]
    if (item !== undefined)
      sheet.line(item, columns.item.x, sheet.y, isService(record) ? STRONG : FAINT, {
        within: columns.item.width,
      })
    if (note !== undefined) sheet.line(note, columns.notes.x, sheet.y, CELL, { within: columns.notes.width })
    sheet.y += height
  }
  sheet.y += PADDING / 2
  sheet.rule()
  sheet.y += PADDING
  return began
}

function drawFigures(sheet: Sheet, columns: Columns, record: LogRecord, receipt: number | null): void {
  const { date, mileage } = record
  const { texts } = sheet
  const [cost] = costTexts(record, texts)
  const place = (column: Column, text: string, style: Style) =>
    sheet.line(text, column.x, sheet.y, style, column.right ? { alignRightAt: column.x + column.width } : {})
  place(columns.date, texts.day(date), CELL)
  if (mileage !== null) place(columns.mileage, texts.distance(mileage), CELL)
  if (cost !== undefined) place(columns.cost, cost, CELL)
  if (receipt !== null) place(columns.receipt_url, `no. ${receipt}`, FAINT)
}

function drawTotals(sheet: Sheet, { services, spent, byYear }: Totals): void {
  const { texts } = sheet
  const line = (label: string, count: number, amounts: readonly Money[], style: Style) => {
    sheet.ensure(sheet.lineHeight(style))
    sheet.line(label, sheet.left, sheet.y, style)
    sheet.line(texts.count(count, 'record', 'records'), sheet.left + 72, sheet.y, style)
    // Several currencies are longer than the column.
    if (amounts.length > 1) sheet.line(texts.sums(amounts), sheet.left + 150, sheet.y, style)
    else sheet.line(texts.sums(amounts), 0, sheet.y, style, { alignRightAt: sheet.left + 230 })
    sheet.y += sheet.lineHeight(style) + 2
  }
  sheet.y += 14
  sheet.ensure(60)
  sheet.paragraph('Totals', { size: 14, weight: 'semibold' }, { gap: 4 })
  for (const [year, { count, spent: ofYear }] of byYear) line(year, count, ofYear, { size: 10 })
  line('All', services, spent, { size: 10, weight: 'semibold', color: INK })
}

async function drawReceipts(sheet: Sheet, records: Log, madeAt: Date, course: Course): Promise<void> {
  sheet.y += 14
  sheet.ensure(60)
  sheet.paragraph('Receipts', { size: 14, weight: 'semibold' }, { gap: 4 })
  receiptLife(sheet, records, madeAt)
  let number = 0
  for (const record of records) {
    const { date, item, receipt_url } = record
    if (receipt_url === null) continue
    number += 1
    if (number % 40 === 0) await course.breath()
    const [title = ''] = sheet.wrap(item, sheet.width - 200, STRONG)
    const { text, link } = receiptShown(receipt_url)
    const address = sheet.wrap(text, sheet.width - 34, FAINT)
    sheet.ensure(sheet.lineHeight(CELL) * (Math.min(address.length, KEPT_WHOLE_LINES) + 1))
    sheet.line(`${number}.`, sheet.left, sheet.y, FAINT)
    sheet.line(title, sheet.left + 34, sheet.y, STRONG)
    sheet.line([sheet.texts.day(date), ...costTexts(record, sheet.texts)].join('  ·  '), 0, sheet.y, FAINT, {
      alignRightAt: sheet.right,
    })
    sheet.y += sheet.lineHeight(CELL)
    for (const part of address) {
      sheet.ensure(sheet.lineHeight(CELL))
      sheet.line(part, sheet.left + 34, sheet.y, FAINT, link === null ? {} : { link })
      sheet.y += sheet.lineHeight(CELL)
    }
    sheet.y += 4
  }
}
