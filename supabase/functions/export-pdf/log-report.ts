import {
  filesOf,
  isService,
  type LogRecord,
  logFields,
  type Money,
  milesOf,
  otherTexts,
} from '@tappet/upkeep'
import type { Texts } from './copy.ts'
import { receiptLife, receiptShown } from './receipts.ts'
import {
  BOLD,
  type Cell,
  heading,
  LINE,
  MUTED,
  type Report,
  type ReportHead,
  type Row,
  SMALL,
  type Style,
  text,
} from './report.ts'
import { costTexts, type Log, type Totals, totalsOf } from './totals.ts'

const CELL: Style = { size: 9 }
const STRONG: Style = { size: 9, weight: 'semibold' }
const HEAD: Style = { size: 8.5, weight: 'semibold', color: MUTED }

export function maintenanceReport(records: Log, { texts, madeAt }: ReportHead): Report {
  const totals = totalsOf(records)
  const { newest, oldest } = totals
  return {
    title: 'Maintenance report',
    cover:
      newest === undefined || oldest === undefined ? [] : [`${texts.day(oldest)} to ${texts.day(newest)}`],
    elsewhere: 'Your log and the CSV export hold the text as you wrote it.',
    *rows() {
      yield* figures(totals, texts)
      yield* logRows(records, totals, { texts, madeAt })
    },
  }
}

function* figures({ services, spent, unpriced, highestMiles }: Totals, texts: Texts): Generator<Row> {
  const pairs = [
    ['Records', texts.number(services)],
    ['Total spent', spent.length === 0 && unpriced > 0 ? '–' : texts.sums(spent)],
    ['Last mileage', highestMiles === null ? '–' : texts.distance(highestMiles)],
  ] as const
  const third = (words: string, index: number, style: Style): Cell => ({
    ...{ text: words, style, from: 176 * index },
    to: index === pairs.length - 1 ? 0 : 176 * (index + 1) - 8,
  })
  yield { cells: pairs.map(([label], index) => third(label, index, HEAD)), keep: 60 }
  yield {
    cells: pairs.map(([, value], index) => third(value, index, { size: 17, weight: 'semibold' })),
    gap: 14,
  }
  if (unpriced === 0) return
  const without = `Without ${texts.count(unpriced, 'service', 'services')} whose cost is not known.`
  yield text(without, { size: 10.5, color: MUTED }, { gap: 10 })
}

export function* logRows(
  records: Log,
  totals: Totals,
  { texts, madeAt }: Pick<ReportHead, 'texts' | 'madeAt'>,
): Generator<Row> {
  if (records.length === 0) {
    yield text('There are no records in this log yet.')
    return
  }
  yield* tableRows(records, texts)
  yield* totalRows(totals, texts)
  yield* receiptRows(records, texts, madeAt)
}

/** The fields with a column: where it lies, and whether its figures end there. */
const COLUMNS = {
  date: { from: 0, to: 74 },
  item: { from: 84, to: 202 },
  mileage: { from: 212, to: 274, right: true },
  cost: { from: 284, to: 346, right: true },
  notes: { from: 356, to: -44 },
  receipt_url: { from: 0, to: 0, right: true },
} as const
const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

function* tableRows(records: Log, texts: Texts): Generator<Row> {
  yield {
    cells: columns.map((name) => ({ ...COLUMNS[name], text: logFields[name].label, style: HEAD })),
    ...{ rule: MUTED, gap: 4, repeated: true },
  }
  let [receipts, drawn] = [0, 0]
  for (const record of records) {
    const files = filesOf(record).length
    const numbers = files > 1 ? `${receipts + 1}–${receipts + files}` : receipts + 1
    receipts += files
    drawn += 1
    const [cost = ''] = costTexts(record, texts)
    const miles = milesOf(record)
    const said = {
      date: [texts.day(record.date), CELL],
      item: [record.item, isService(record) ? STRONG : SMALL],
      mileage: [miles === null ? '' : texts.distance(miles), CELL],
      cost: [cost, CELL],
      notes: [notesOf(record, texts), CELL],
      receipt_url: [files === 0 ? '' : `no. ${numbers}`, SMALL],
    } as const
    yield {
      cells: columns.map((name) => ({ ...COLUMNS[name], text: said[name][0], style: said[name][1] })),
      ...{ rule: LINE, gap: 4, progress: { step: 'drawing', records: drawn, of: records.length } },
    }
  }
  yield { cells: [], repeated: true }
}

function notesOf(record: LogRecord, texts: Texts): string {
  // It stands beside its amount.
  const others = otherTexts(logFields, record, [...columns, 'extra_files', 'currency'], texts.values).map(
    ({ label, text }) => `${label}: ${text}`,
  )
  return [...others, record.notes ?? ''].join('\n')
}

function* totalRows({ services, spent, byYear }: Totals, texts: Texts): Generator<Row> {
  const row = (label: string, count: number, amounts: readonly Money[], style: Style): Row => ({
    cells: [
      { text: label, style, to: 72 },
      { text: texts.count(count, 'record', 'records'), style, from: 72, to: 160 },
      // Several currencies are longer than one column.
      {
        text: texts.sums(amounts),
        style,
        from: 160,
        to: amounts.length > 1 ? 0 : 230,
        right: amounts.length <= 1,
      },
    ],
    gap: 2,
  })
  yield section('Totals')
  for (const [year, { count, spent: ofYear }] of byYear) yield row(year, count, ofYear, {})
  yield row('All', services, spent, BOLD)
}

function* receiptRows(records: Log, texts: Texts, madeAt: Date): Generator<Row> {
  let number = 0
  for (const record of records)
    for (const address of filesOf(record)) {
      number += 1
      if (number === 1) {
        yield section('Receipts')
        yield* receiptLife(records, texts, madeAt)
      }
      const when = [texts.day(record.date), ...costTexts(record, texts)].join('  ·  ')
      yield {
        cells: [
          { text: `${number}.`, style: SMALL, to: 34 },
          { text: record.item, style: STRONG, from: 34, to: -166 },
          { text: when, style: SMALL, from: 300, right: true },
        ],
        keep: 24,
      }
      yield { cells: [{ ...receiptShown(address), style: SMALL, from: 34 }], gap: 4 }
    }
}

const section = (title: string): Row => ({ ...heading(title, 14), space: 14, keep: 60 })
