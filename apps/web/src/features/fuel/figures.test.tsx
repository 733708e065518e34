import { byEnergy, type CarCost, type Units } from '@tappet/upkeep'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ShownFillUp } from '../../offline/fuel/table.ts'
import { Figures, KindFigures } from './Figures.tsx'

const units: Units = {
  distance: 'km',
  volume: 'l',
  economy: 'l_100km',
  temperature: 'c',
  pressure: 'bar',
  currency: 'EUR',
}
const full = (id: string, date: string, odometer: number, total_minor: number | null) =>
  ({
    id,
    date,
    odometer,
    odometer_unit: 'km',
    amount: 40,
    amount_unit: 'l',
    total_minor,
    currency: 'EUR',
    is_full: true,
    missed: false,
  }) as unknown as ShownFillUp
const [FIRST, SECOND] = [full('a', '2026-02-01', 10_000, 7000), full('b', '2026-02-20', 10_500, null)]
const expenses = [
  { date: '2026-02-01', odometerKm: 10_000, paid: { minor: 7000, currency: 'EUR' } },
  { date: '2026-02-20', odometerKm: 10_500, paid: { minor: 7000, currency: 'EUR' } },
]
const shown = (
  isComplete: boolean,
  unpricedServices = 0,
  fillUps: readonly ShownFillUp[] = [FIRST, SECOND],
  fuel: string | null = null,
  costs: readonly CarCost[] = [],
) =>
  render(
    <Figures
      currency="EUR"
      kinds={byEnergy(fillUps, fuel)}
      isComplete={isComplete}
      spending={{ expenses, costs }}
      units={units}
      unpricedServices={unpricedServices}
    />,
  )

it('counts nothing of a part of the log, and says when it is known', () => {
  shown(false)
  expect(screen.getAllByText('–')).toHaveLength(3)
  expect(screen.getAllByText('Known when the whole fuel log is read')).toHaveLength(3)
})

it('says which prices the cost of a distance leaves out', () => {
  shown(true)
  expect(screen.queryByText('–')).toBeNull()
  expect(
    screen.getByText('Fuel and service; no purchase price. 1 fill-up without a price left out'),
  ).toBeTruthy()
  cleanup()
  shown(true, 2)
  expect(screen.getByText(/1 fill-up without a price and 2 services without a cost left out/)).toBeTruthy()
  cleanup()
  shown(true, 0, [FIRST, { ...SECOND, missed: true }])
  const exclusions = /What was missed before 1 fill-up and 1 fill-up without a price left out/
  expect(screen.getByText(exclusions)).toBeTruthy()
})

it('leads with what all kinds of energy cost together, and gives each its own figures', () => {
  const kwh = { amount_unit: 'kwh', amount: 100, total_minor: 3000 } as const
  const rows = [
    { ...SECOND, total_minor: 6000 },
    FIRST,
    { ...SECOND, id: 'd', ...kwh },
    { ...FIRST, id: 'c', ...kwh },
  ]
  const paid = (minor: number) => ({ minor, currency: 'EUR' })
  const kinds = byEnergy(rows, 'Plug-in hybrid')
  const spending = {
    costs: [],
    expenses: [
      { date: '2026-02-01', odometerKm: 10_000, paid: null },
      { date: '2026-02-20', odometerKm: 10_500, paid: paid(6000), energy: 'gasoline' as const },
      { date: '2026-02-20', odometerKm: 10_500, paid: paid(3000), energy: 'electricity' as const },
      { date: '2026-02-19', odometerKm: null, paid: paid(1000) },
    ],
  }
  const all = { currency: 'EUR', isComplete: true, spending, units }
  render(
    <>
      <Figures {...all} kinds={kinds} unpricedServices={0} />
      {kinds.map((kind) => (
        <KindFigures {...all} key={kind.energy} kind={kind} />
      ))}
    </>,
  )
  const figures = [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt, .figure')].map(({ textContent }) => textContent),
  )
  expect(figures).toEqual([
    ['Cost per kilometer', '€0.200', 'Gasoline', '8.0 l/100 km', 'Electricity', '20.0 kWh/100 km'],
    ['Last price', '€1.500', 'Cost per kilometer', '€0.120'],
    ['Last price', '€0.300', 'Cost per kilometer', '€0.060'],
  ])
  expect(screen.getByText('Fuel, charges and service; no purchase price')).toBeTruthy()
  for (const over of ['1 full tank', '1 full charge'])
    expect(screen.getByText(`Over ${over}. Includes kilometers on your other fuel or charge.`)).toBeTruthy()
})

it('speaks of charges where a car is charged alone', () => {
  const kwh = { amount_unit: 'kwh', amount: 100 } as const
  shown(
    true,
    0,
    [
      { ...SECOND, ...kwh, total_minor: 3000 },
      { ...FIRST, ...kwh },
    ],
    'Electric',
  )
  expect(screen.getByText('20.0 kWh/100 km')).toBeTruthy()
  expect(screen.getByText('Over 1 full charge')).toBeTruthy()
  expect(screen.getByText('For a kWh')).toBeTruthy()
  expect(screen.getByText('Charges and service; no purchase price')).toBeTruthy()
})

it('counts what else the car costs, and says what is in it', () => {
  const cost: Omit<CarCost, 'kind' | 'amount' | 'date'> = {
    ...{ currency: 'EUR', every: null, until: null, note: null },
  }
  // 19 of the 28 days of February are 19.00; of the price all, since it was bought on the day of the first reading.
  shown(true, 0, [FIRST, { ...SECOND, total_minor: 7000 }], null, [
    { ...cost, kind: 'insurance', amount: 28, every: 'month', date: '2026-02-01' },
    { ...cost, kind: 'purchase', amount: 1000, date: '2026-02-01' },
  ])
  // (70 + 19) / 500, and (70 + 19 + 1000) / 500
  expect(screen.getByText('€0.178')).toBeTruthy()
  const words = 'Fuel, service and insurance; no purchase price. With it: €2.178'
  expect(screen.getByText(words)).toBeTruthy()
})
