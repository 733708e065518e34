// @vitest-environment jsdom
import type { Units } from '@tappet/upkeep'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ShownFillUp } from '../../offline/fuel/table.ts'
import { Figures } from './Figures.tsx'

afterEach(cleanup)

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
) =>
  render(
    <Figures
      currency="EUR"
      expenses={expenses}
      fillUps={fillUps}
      isComplete={isComplete}
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
  expect(screen.getByText('Fuel and service together. 1 fill-up without a price left out')).toBeTruthy()
  cleanup()
  shown(true, 2)
  expect(screen.getByText(/1 fill-up without a price and 2 services without a cost left out/)).toBeTruthy()
  cleanup()
  shown(true, 0, [FIRST, { ...SECOND, missed: true }])
  const left = /What was missed before 1 fill-up and 1 fill-up without a price left out/
  expect(screen.getByText(left)).toBeTruthy()
})
