import {
  CASE_ENTRY_WORDS,
  CASE_PROVEN_WORDS,
  CASE_STATE_WORDS,
  nextStepsOf,
  proofLines,
  provenPart,
  standingOf,
} from '@tappet/diagnosis/casebook'
import {
  causesOf,
  codesIn,
  entriesOf,
  isWholeScan,
  type KeptItem,
  otherCodesOf,
  otherCodesWords,
  repairOf,
  reportOf,
  scanWords,
  soundOf,
  soundWords,
  wordsOf,
} from '@tappet/diagnosis/kept-case'
import { NO_QUOTE_RANGE, QUOTE_NOTICE, quoteLines } from '@tappet/diagnosis/quote'
import { filesOf, type LogRecord, milesOf } from '@tappet/upkeep'
import { keptFinding } from '@tappet/wire'
import type { OneCase } from './case-file.ts'
import type { Texts } from './copy.ts'
import { receiptLife, receiptShown } from './receipts.ts'
import {
  BOLD,
  facts,
  heading,
  list,
  MUTED,
  type Report,
  type ReportHead,
  type Row,
  SMALL,
  text,
} from './report.ts'
import { within } from './runs.ts'
import { costTexts } from './totals.ts'

export type RepairRecord = LogRecord & { id?: string }

const NOTE =
  'Made by Tappet from what its driver recorded, read and wrote. It isn’t an inspection: what isn’t on this paper isn’t known.'

export function caseReport(
  { title, created_at, items }: OneCase,
  repairs: readonly RepairRecord[],
  { texts, madeAt }: ReportHead,
): Report {
  return {
    title: 'Case report',
    cover: [`since ${texts.day(created_at)}`],
    elsewhere: 'The case in the app holds the text as it was written.',
    *rows() {
      yield text(title, { size: 16, weight: 'semibold' })
      yield* standingRows(items, texts)
      yield* quoteRows(items, texts, madeAt)
      yield heading('Timeline')
      if (items.length === 0) yield text('Nothing is in this case yet.')
      for (const item of items) yield* itemRows(item, repairs, texts)
      yield* receiptLife(repairs, texts, madeAt)
      yield text(NOTE, SMALL, { space: 14 })
    },
  }
}

export function* standingRows(items: readonly KeptItem[], texts: Texts): Generator<Row> {
  const entries = entriesOf(items)
  const standing = standingOf(entries)
  const { state, returnedAtMs } = standing
  const { words, means } = CASE_STATE_WORDS[state]
  const name = state === 'proven' ? CASE_PROVEN_WORDS[provenPart(standing.sound)] : words
  const codes = codesIn(items)
  yield* facts([
    ['State', state === 'closed' ? 'Closed by its driver' : `${name}: ${means}`],
    ['Came back', returnedAtMs === null ? null : texts.day(new Date(returnedAtMs).toISOString())],
    ['Codes', codes.length > 0 ? codes.join(', ') : codesUnknown(items)],
    ['Next step', nextStepsOf(standing, entries)[0]?.text ?? null],
  ])
  yield* list('What was tested, and what wasn’t', proofLines(standing), { size: 11 })
}

/** Only whole scans may say that there are no codes. */
function codesUnknown(items: readonly KeptItem[]): string {
  const scans = items.filter(({ kind }) => kind === 'scan')
  if (scans.length === 0) return 'Not known: the codes were not read'
  return scans.every(({ data }) => isWholeScan(data))
    ? 'None in what was read'
    : 'Not known: not every answer came'
}

function* quoteRows(items: readonly KeptItem[], texts: Texts, madeAt: Date): Generator<Row> {
  const quote = items.findLast(({ kind }) => kind === 'quote')
  if (quote === undefined) return
  const about = {
    codes: codesIn(items),
    diagnosed: causesOf(items),
    thisYear: madeAt.getUTCFullYear(),
  }
  yield heading(`Quote of ${texts.day(quote.happened_at)}`)
  for (const { text: line, range, caseWords } of quoteLines(wordsOf(quote.data), about)) {
    yield text(line, BOLD, { gap: 1, keep: 30 })
    const words =
      range === null
        ? NO_QUOTE_RANGE
        : `${texts.cost(range.minUsd, range.maxUsd)} (${range.source}). ${caseWords}`
    yield text(words, { color: MUTED }, { indent: 14 })
  }
  yield text(QUOTE_NOTICE, SMALL, { gap: 10 })
}

function* itemRows(item: KeptItem, repairs: readonly RepairRecord[], texts: Texts): Generator<Row> {
  const isRepair = item.kind === 'repair'
  const { date } = repairOf(item.data)
  const day = texts.day(isRepair && date !== '' ? date : item.happened_at)
  yield text(`${day}  ·  ${CASE_ENTRY_WORDS[item.kind]}`, SMALL, { space: 7, gap: 1, keep: 40 })
  const repair = isRepair ? repairs.find(({ id }) => id === item.maintenance_id) : undefined
  for (const [index, line] of linesOf(item, repair, texts).entries())
    yield text(line, index === 0 ? BOLD : {}, { gap: 1 })
  for (const address of repair ? filesOf(repair) : [])
    yield { cells: [{ ...receiptShown(address), style: SMALL }] }
}

function linesOf(item: KeptItem, repair: RepairRecord | undefined, texts: Texts): string[] {
  switch (item.kind) {
    case 'sound':
      return soundLines(item)
    case 'report':
      return [reportOf(item.data).name, ...(item.history_id === null ? [NOT_IN_HISTORY] : [])]
    case 'scan':
      return scanLines(item)
    case 'repair':
      return repairLines(item, repair, texts)
    case 'note':
    case 'quote':
      return ['', wordsOf(item.data)]
    case 'finding':
      return findingLines(item, texts)
    case 'closed':
    case 'reopened':
      return []
  }
}

// It may have been deleted, or never have been there.
const NOT_IN_HISTORY = 'The result itself is not in the history.'
const COMPARED = {
  near: 'Near this car’s normal sound in the same situation.',
  apart: 'Differs from this car’s normal sound in the same situation.',
} as const

function soundLines({ data, history_id }: KeptItem): string[] {
  const { compared } = soundOf(data)
  const comparison = compared === null ? 'Not compared with this car’s normal sound.' : COMPARED[compared]
  return [soundWords(data), comparison, ...(history_id === null && compared === null ? [NOT_IN_HISTORY] : [])]
}

function scanLines({ data }: KeptItem): string[] {
  const others = otherCodesWords(otherCodesOf(data))
  const doubt = 'Not every answer came, so a code may still be there.'
  return [scanWords(data), ...(others === null ? [] : [others]), ...(isWholeScan(data) ? [] : [doubt])]
}

function repairLines({ data }: KeptItem, record: RepairRecord | undefined, texts: Texts): string[] {
  const { item } = repairOf(data)
  if (record === undefined) return [item, 'Its record was deleted: it no longer counts as a repair.']
  const miles = milesOf(record)
  const parts = [
    miles === null ? 'mileage not known' : texts.distance(miles),
    ...costTexts(record, texts),
    ...(record.shop ? [`done by ${within(record.shop)}`] : []),
  ]
  const none = filesOf(record).length === 0 ? ['No receipt is kept.'] : []
  return [item, parts.join('  ·  '), ...(record.notes ? [record.notes] : []), ...none]
}

function findingLines({ data }: KeptItem, texts: Texts): string[] {
  const { words, parts, price, by, found } = keptFinding.parse(data)
  return [
    found === null ? '' : found.replaceAll('_', ' '),
    words,
    ...(parts === '' ? [] : [`Parts: ${parts}`]),
    ...(price === null ? [] : [texts.money(price)]),
    by === 'mechanic' ? 'Written by somebody with the driver’s link.' : 'Written by the driver.',
  ]
}
