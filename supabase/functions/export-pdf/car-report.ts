import {
  addDays,
  amountOf,
  byEnergy,
  type CarCost,
  carCostFields,
  carFields,
  costKinds,
  costsIn,
  ENERGY_NAMES,
  type FillUp,
  measureOf,
  type OfEnergy,
  otherTexts,
  paidOf,
  type ReminderPreference,
  reminderStatus,
  sumByCurrency,
  uncounted,
} from '@tappet/upkeep'
import { dayOf } from '../_serve/download.ts'
import type { CarFacts, OneCase } from './case-file.ts'
import { standingRows } from './case-report.ts'
import type { Texts } from './copy.ts'
import { logRows } from './log-report.ts'
import { facts, heading, type Report, type ReportHead, type Row, SMALL, text } from './report.ts'
import { type Log, totalsOf } from './totals.ts'

export type CarBook = {
  car: CarFacts | null
  odometerMiles: number | null
  fillUps: readonly FillUp[]
  costs: readonly CarCost[]
  reminders: readonly ReminderPreference[]
  cases: readonly OneCase[]
}

const NOTE =
  'Made by Tappet from what this car’s drivers wrote down. It isn’t an inspection. Work that nobody wrote down isn’t here, and “not known” means nobody wrote it down.'
const NOT_KNOWN = 'Not known'

export function carReport(book: CarBook, records: Log, head: ReportHead): Report {
  const totals = totalsOf(records)
  return {
    title: 'Car report',
    cover: [],
    elsewhere: 'The app holds the text as it was written.',
    *rows() {
      yield* carRows(book, head.texts)
      yield* caseRows(book.cases, head.texts)
      yield* reminderRows(book, head)
      yield* fuelRows(book, head.texts)
      yield* costRows(book, head)
      yield heading('Service log', 14)
      yield* logRows(records, totals, head)
      yield text(NOTE, SMALL, { space: 14 })
    },
  }
}

const HANDLED = [
  ...['name', 'make', 'model', 'year', 'engine', 'fuel', 'vin', 'plate', 'retired_at'],
  ...['picture', 'odometer_unit', 'is_default'],
]

function carRows({ car, odometerMiles }: CarBook, texts: Texts): Iterable<Row> {
  const named = [car?.year, car?.make, car?.model].filter(Boolean).join(' ')
  const others = otherTexts(carFields, car ?? {}, HANDLED, texts.values)
  return facts([
    ['Car', named || NOT_KNOWN],
    ['Engine', [car?.engine, car?.fuel].filter(Boolean).join(', ') || NOT_KNOWN],
    ['VIN', car?.vin ?? NOT_KNOWN],
    [carFields.plate.label, car?.plate ?? NOT_KNOWN],
    ...others.map(({ label, text }): [string, string] => [label, text]),
    ['Last mileage', odometerMiles === null ? NOT_KNOWN : texts.distance(odometerMiles)],
    ['Out of the garage', car?.retired_at == null ? null : `since ${texts.day(car.retired_at)}`],
  ])
}

const NO_CASE = 'No case was opened in Tappet. That doesn’t mean the car has no fault.'

function* caseRows(cases: readonly OneCase[], texts: Texts): Generator<Row> {
  yield heading('Cases', 14)
  if (cases.length === 0) yield text(NO_CASE, {}, { gap: 10 })
  for (const { title, items } of cases) {
    yield text(title, { size: 11.5, weight: 'semibold' }, { gap: 2, keep: 60 })
    yield* standingRows(items, texts)
  }
}

function* reminderRows({ reminders, odometerMiles }: CarBook, { texts, madeAt }: ReportHead): Generator<Row> {
  if (reminders.length === 0) return
  yield heading('Service to come', 14)
  const odometer = { today: dayOf(madeAt), currentMileage: odometerMiles }
  yield* facts(reminders.map((each) => [each.item, dueText(each, reminderStatus(each, odometer), texts)]))
}

const UNCOUNTED = { time: '; by date not known', mileage: '; by mileage not known' } as const

function dueText(
  preference: ReminderPreference,
  status: ReturnType<typeof reminderStatus>,
  texts: Texts,
): string {
  if (status === null) return 'Not known when: nobody wrote down its last service or the mileage'
  const { date, mileage } = status.dueBy
  const by = [
    ...(date === null ? [] : [texts.day(date)]),
    ...(mileage === null ? [] : [texts.distance(mileage)]),
  ]
  const open = uncounted(preference, status)
  return `${status.overdue ? 'Overdue: was due' : 'Due'} by ${by.join(' or ')}${open === null ? '' : UNCOUNTED[open]}`
}

function* fuelRows({ car, fillUps }: CarBook, texts: Texts): Generator<Row> {
  const kinds = byEnergy(fillUps, car?.fuel)
  if (kinds.length === 0) return
  yield heading('Fuel', 14)
  for (const kind of kinds) {
    if (kinds.length > 1)
      yield text(kind.energy === null ? 'Kind not known' : ENERGY_NAMES[kind.energy], KIND, {
        gap: 2,
        keep: 60,
      })
    yield* facts(energyFacts(kind, texts))
  }
  if (kinds.length > 1) yield text(EVERY_MILE, SMALL, { gap: 6 })
}

/** Each kind until the end of the day. */
function* costRows({ costs }: CarBook, { texts, madeAt }: ReportHead): Generator<Row> {
  const [from = dayOf(madeAt)] = costs.map(({ date }) => date).sort()
  const span = { from, to: addDays(dayOf(madeAt), 1) }
  const kinds = costKinds.flatMap((kind) => {
    const sums = costsIn(costs, span, kind)
    return sums.length === 0 ? [] : [{ label: carCostFields.kind.options[kind].label, sums }]
  })
  if (kinds.length === 0) return
  yield heading('Costs of ownership', 14)
  yield* facts([
    ...kinds.map(({ label, sums }) => [label, texts.sums(sums)] as const),
    ['Together', texts.sums(sumByCurrency(kinds.flatMap(({ sums }) => sums)))],
  ])
  yield text(`Counted by day until ${texts.day(dayOf(madeAt))}, without fuel and service.`, SMALL, { gap: 6 })
}

const KIND = { size: 11.5, weight: 'semibold' } as const
const EVERY_MILE = 'Each kind’s economy counts all the distance, even what was driven on another.'

function energyFacts({ energy, fillUps, measure, economy }: OfEnergy, texts: Texts): [string, string][] {
  const isCharge = energy === 'electricity'
  const counted = fillUps.filter((each) => measureOf(each.amount_unit) === measure)
  const amount = counted.reduce((sum, each) => sum + amountOf(each), 0)
  const paid = fillUps.flatMap((each) => paidOf(each) ?? [])
  const { total } = economy
  const count = (amount: number) =>
    texts.count(amount, isCharge ? 'charge' : 'fill-up', isCharge ? 'charges' : 'fill-ups')
  const unpriced = fillUps.length - paid.length
  const without = unpriced === 0 ? '' : `, without ${count(unpriced)} whose price is not known`
  return [
    [isCharge ? 'Charges' : 'Fill-ups', count(fillUps.length)],
    [isCharge ? 'Energy' : 'Fuel', texts.amount(amount, measure)],
    ['Paid', paid.length === 0 ? NOT_KNOWN : `${texts.sums(sumByCurrency(paid))}${without}`],
    [
      'Economy',
      total === null
        ? `Not known: it takes two full ${isCharge ? 'charges' : 'tanks'} with their mileage`
        : texts.economy(total.km, total.amount, measure),
    ],
  ]
}
