/** All that is known of a car on paper: what it is, its cases, what is due, its fuel, its log. */
import {
  type FillUp,
  fuelEconomy,
  litresOf,
  paidOf,
  type ReminderPreference,
  reminderStatus,
  sumByCurrency,
  uncounted,
} from '@tappet/upkeep'
import type { CarFacts, OneCase } from './case-file.ts'
import { drawStanding } from './case-report.ts'
import type { Texts } from './copy.ts'
import type { Course } from './course.ts'
import { drawUnsent, facts, heading, replacedLetters } from './drawing.ts'
import { drawLog, textsIn } from './maintenance-report.ts'
import { within } from './runs.ts'
import { createSheet, MUTED, type ReportHead, type Sheet } from './sheet.ts'
import { type Log, totalsOf } from './totals.ts'

export type CarBook = {
  /** Null for a driver who has named no car. */
  car: CarFacts | null
  /** Highest on any record, in miles. */
  odometerMiles: number | null
  records: Log
  fillUps: readonly FillUp[]
  reminders: readonly ReminderPreference[]
  cases: readonly OneCase[]
}

const NOTE =
  'Made by Tappet from what this car’s drivers wrote down. It is no inspection: work that nobody wrote down is not on this paper, and “not known” means that nobody wrote it down.'
const NOT_KNOWN = 'Not known'

/** Writes the report. */
export async function carReport(
  book: CarBook,
  { owner, unsent, ...head }: ReportHead,
  course: Course,
): Promise<void> {
  const { records, ...others } = book
  const texts = [owner, JSON.stringify(others)]
  const sheet = await createSheet({ ...head, title: 'Car report' }, texts, textsIn(records))
  sheet.paragraph('Car report', { size: 24, weight: 'semibold' }, { gap: 2 })
  sheet.paragraph(
    `${within(owner)}  ·  made on ${head.texts.day(head.madeAt.toISOString())}`,
    { size: 10.5, color: MUTED },
    { gap: 14 },
  )
  drawUnsent(sheet, unsent)
  drawCar(sheet, book)
  drawCases(sheet, book.cases)
  drawReminders(sheet, book, head.madeAt)
  drawFuel(sheet, book.fillUps)
  heading(sheet, 'Service log', 14)
  await drawLog(sheet, records, totalsOf(records), head.madeAt, course)
  sheet.y += 14
  sheet.paragraph(NOTE, { size: 9, color: MUTED })
  replacedLetters(sheet, 'The app holds the text as it was written.')
  await sheet.finish()
}

function drawCar(sheet: Sheet, { car, odometerMiles }: CarBook): void {
  const named = [car?.year, car?.make, car?.model].filter(Boolean).join(' ')
  facts(sheet, [
    ['Car', named || NOT_KNOWN],
    ['Engine', [car?.engine, car?.fuel].filter(Boolean).join(', ') || NOT_KNOWN],
    ['VIN', car?.vin ?? NOT_KNOWN],
    ['Plate', car?.plate ?? NOT_KNOWN],
    ['Last mileage', odometerMiles === null ? NOT_KNOWN : sheet.texts.distance(odometerMiles)],
    ['Out of the garage', car?.retired_at == null ? null : `since ${sheet.texts.day(car.retired_at)}`],
  ])
}

function drawCases(sheet: Sheet, cases: readonly OneCase[]): void {
  heading(sheet, 'Cases', 14)
  if (cases.length === 0)
    sheet.paragraph(
      'No case was opened in Tappet. That does not say that the car has no fault.',
      {},
      { gap: 10 },
    )
  for (const each of cases) {
    sheet.ensure(60)
    sheet.paragraph(each.title, { size: 11.5, weight: 'semibold' }, { gap: 2 })
    drawStanding(sheet, each.items)
  }
}

function drawReminders(sheet: Sheet, { reminders, odometerMiles }: CarBook, madeAt: Date): void {
  if (reminders.length === 0) return
  heading(sheet, 'Service to come', 14)
  const odometer = { today: madeAt.toISOString().slice(0, 10), currentMileage: odometerMiles }
  facts(
    sheet,
    reminders.map((each) => [each.item, dueText(each, reminderStatus(each, odometer), sheet.texts)]),
  )
}

/** What stands behind a due day or mileage where the other one cannot be counted. */
const UNCOUNTED = { time: '; by date it is not known', mileage: '; by mileage it is not known' } as const

function dueText(
  preference: ReminderPreference,
  status: ReturnType<typeof reminderStatus>,
  texts: Texts,
): string {
  if (status === null) return 'Not known when: its last service or the mileage was not written down'
  const { date, mileage } = status.dueBy
  const by = [
    ...(date === null ? [] : [texts.day(date)]),
    ...(mileage === null ? [] : [texts.distance(mileage)]),
  ]
  const open = uncounted(preference, status)
  return `${status.overdue ? 'Overdue: was due' : 'Due'} by ${by.join(' or ')}${open === null ? '' : UNCOUNTED[open]}`
}

function drawFuel(sheet: Sheet, fillUps: readonly FillUp[]): void {
  if (fillUps.length === 0) return
  const litres = fillUps.reduce((sum, each) => sum + litresOf(each), 0)
  const paid = fillUps.flatMap((each) => paidOf(each) ?? [])
  const unpriced = fillUps.length - paid.length
  const { total } = fuelEconomy(fillUps)
  const { texts } = sheet
  const economy =
    total === null
      ? 'Not known: it takes two full tanks with their mileage'
      : texts.economy(total.km, total.litres)
  heading(sheet, 'Fuel', 14)
  facts(sheet, [
    ['Fill-ups', texts.count(fillUps.length, 'fill-up', 'fill-ups')],
    ['Fuel', texts.volume(litres)],
    [
      'Paid',
      paid.length === 0
        ? NOT_KNOWN
        : `${texts.sums(sumByCurrency(paid))}${unpriced === 0 ? '' : `, without ${texts.count(unpriced, 'fill-up', 'fill-ups')} whose price is not known`}`,
    ],
    ['Economy', economy],
  ])
}
