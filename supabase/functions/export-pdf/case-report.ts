/** One case on paper, for a mechanic or a buyer: where it stands, what proves it and what does not, and its timeline. */
import {
  CASE_ENTRY_WORDS,
  CASE_PROVEN_WORDS,
  CASE_STATE_WORDS,
  nextStepsOf,
  proofLines,
  provenPart,
  standingOf,
} from '@tappet/diagnosis/casebook'
import { openCase } from '@tappet/diagnosis/differential'
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
import { QUOTE_LABOUR, quoteLines } from '@tappet/diagnosis/quote'
import type { LogRecord } from '@tappet/upkeep'
import { keptFinding } from '@tappet/wire'
import type { OneCase } from './case-file.ts'
import type { Texts } from './copy.ts'
import { drawUnsent, facts, heading, list, replacedLetters } from './drawing.ts'
import { drawReceipt, receiptLife } from './receipts.ts'
import { within } from './runs.ts'
import { createSheet, MUTED, type ReportHead, type Sheet } from './sheet.ts'
import { costTexts } from './totals.ts'

const NOTE =
  'Made by Tappet from what its driver recorded, read and wrote. It is no inspection: what is not on this paper is not known.'

/** Writes the report. @param repairs the records of its repairs that are still in the log */
export async function caseReport(
  found: OneCase,
  repairs: readonly (LogRecord & { id?: string })[],
  { owner, unsent, ...head }: ReportHead,
): Promise<void> {
  const sheet = await createSheet({ ...head, title: 'Case report' }, [
    owner,
    JSON.stringify([found, repairs]),
  ])
  const { texts } = head
  sheet.paragraph('Case report', { size: 24, weight: 'semibold' }, { gap: 2 })
  sheet.paragraph(
    `${within(owner)}  ·  since ${texts.day(found.created_at)}  ·  made on ${texts.day(head.madeAt.toISOString())}`,
    { size: 10.5, color: MUTED },
    { gap: 14 },
  )
  drawUnsent(sheet, unsent)
  sheet.paragraph(found.title, { size: 16, weight: 'semibold' })
  drawStanding(sheet, found.items)
  drawQuote(sheet, found.items, head.madeAt)
  heading(sheet, 'Timeline')
  if (found.items.length === 0) sheet.paragraph('Nothing is in this case yet.')
  for (const item of found.items) drawItem(sheet, item, repairs)
  sheet.y += 8
  receiptLife(sheet, repairs, head.madeAt)
  sheet.paragraph(NOTE, { size: 9, color: MUTED })
  replacedLetters(sheet, 'The case in the app holds the text as it was written.')
  await sheet.finish()
}

/** Where a case stands, what was tested, and what was not. */
export function drawStanding(sheet: Sheet, items: readonly KeptItem[]): void {
  const entries = entriesOf(items)
  const standing = standingOf(entries)
  const { state } = standing
  const { words, means } = CASE_STATE_WORDS[state]
  const called = state === 'proven' ? CASE_PROVEN_WORDS[provenPart(standing.sound)] : words
  const codes = codesIn(items)
  facts(sheet, [
    ['State', state === 'closed' ? 'Closed by its driver' : `${called}: ${means}`],
    [
      'Came back',
      standing.returnedAtMs === null ? null : sheet.texts.day(new Date(standing.returnedAtMs).toISOString()),
    ],
    ['Codes', codes.length > 0 ? codes.join(', ') : codesUnknown(items)],
    ['Next step', nextStepsOf(standing, entries)[0]?.text ?? null],
  ])
  list(sheet, 'What was tested, and what was not', proofLines(standing), 11)
}

/** Only whole scans may say that there are no codes. */
function codesUnknown(items: readonly KeptItem[]): string {
  const scans = items.filter(({ kind }) => kind === 'scan')
  if (scans.length === 0) return 'Not known: the codes were not read'
  return scans.every(({ data }) => isWholeScan(data))
    ? 'None in what was read'
    : 'Not known: not every answer came'
}

function drawQuote(sheet: Sheet, items: readonly KeptItem[], madeAt: Date): void {
  const quote = items.findLast(({ kind }) => kind === 'quote')
  if (quote === undefined) return
  const codes = codesIn(items)
  const car = { make: null, model: null, year: null, mileage: null }
  const causes =
    codes.length === 0
      ? causesOf(items)
      : openCase({ texts: [], codes, car, thisYear: madeAt.getUTCFullYear() }).report.causes
  heading(sheet, `Quote of ${sheet.texts.day(quote.happened_at)}`)
  for (const { text, range, cause } of quoteLines(wordsOf(quote.data), causes ?? [])) {
    sheet.paragraph(text, { weight: 'semibold' }, { gap: 1 })
    sheet.paragraph(
      range === null
        ? 'No range is known for this.'
        : `${sheet.texts.cost(range.minUsd, range.maxUsd)} (${range.source}). ${
            cause === null
              ? spokenFor(causes)
              : `The case speaks for this: ${cause.name}, ${cause.percent}% likely.`
          }`,
      { color: MUTED },
      { indent: 14 },
    )
  }
  sheet.paragraph(
    `${QUOTE_LABOUR} A price outside a range is a reason to ask what is in it, and says nothing of the workshop.`,
    { size: 9, color: MUTED },
    { gap: 10 },
  )
}

function spokenFor(causes: readonly unknown[] | null): string {
  if (causes === null) return 'No codes and no diagnosis are in this case to hold it against.'
  return causes.length === 0
    ? 'The case’s evidence names no cause yet to hold it against.'
    : 'The case’s evidence does not speak for this.'
}

function drawItem(sheet: Sheet, item: KeptItem, repairs: readonly (LogRecord & { id?: string })[]): void {
  const { date } = repairOf(item.data)
  const day = item.kind === 'repair' && date !== '' ? date : item.happened_at
  sheet.ensure(40)
  sheet.paragraph(
    `${sheet.texts.day(day)}  ·  ${CASE_ENTRY_WORDS[item.kind]}`,
    { size: 9, color: MUTED },
    { gap: 1 },
  )
  const [first = '', ...others] = linesOf(item, repairs, sheet.texts)
  if (first !== '') sheet.paragraph(first, { weight: 'semibold' }, { gap: 1 })
  for (const line of others) sheet.paragraph(line, {}, { gap: 1 })
  const repair = item.kind === 'repair' ? repairs.find(({ id }) => id === item.maintenance_id) : undefined
  if (repair?.receipt_url) drawReceipt(sheet, repair.receipt_url)
  sheet.y += 8
}

function linesOf(item: KeptItem, repairs: readonly (LogRecord & { id?: string })[], texts: Texts): string[] {
  switch (item.kind) {
    case 'sound':
      return soundLines(item)
    case 'report':
      return [reportOf(item.data).name, ...(item.history_id === null ? [NOT_IN_HISTORY] : [])]
    case 'scan':
      return scanLines(item)
    case 'repair':
      return repairLines(
        item,
        repairs.find(({ id }) => id === item.maintenance_id),
        texts,
      )
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

// It may have been deleted, or never have had a row there: the case cannot tell.
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
  const doubt = 'Not every answer came: it proves nothing to be gone.'
  return [scanWords(data), ...(others === null ? [] : [others]), ...(isWholeScan(data) ? [] : [doubt])]
}

function repairLines(
  { data, maintenance_id }: KeptItem,
  record: LogRecord | undefined,
  texts: Texts,
): string[] {
  const { item } = repairOf(data)
  if (maintenance_id === null || record === undefined)
    return [item, 'Its record was deleted: it no longer counts as a repair.']
  const facts = [
    record.mileage === null ? 'mileage not known' : texts.distance(record.mileage),
    ...costTexts(record, texts),
    ...(record.shop ? [`done by ${within(record.shop)}`] : []),
  ]
  const none = record.receipt_url === null ? ['No receipt is kept.'] : []
  return [item, facts.join('  ·  '), ...(record.notes ? [record.notes] : []), ...none]
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
