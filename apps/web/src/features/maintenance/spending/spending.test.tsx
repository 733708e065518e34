import { type CarCost, carCostFields, logFields } from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { useCostsOf } from '../../../offline/costs/use-costs.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { Spending } from './Spending.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 1, 10), toFake: ['Date'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const record = (cost: number) =>
  ({
    ...fullRow(logFields),
    ...{ id: 'a', item: 'Oil Change', date: '2026-01-05', cost, currency: null },
  }) as unknown as LogRow
const cost = (values: Partial<CarCost>) => ({
  ...(fullRow(carCostFields) as unknown as ReturnType<typeof useCostsOf>['costs'][number]),
  ...({ kind: 'insurance', amount: 365, currency: 'USD', every: 'year' } as const),
  ...{ date: '2026-01-01', until: null },
  ...values,
})

async function shown(rows: LogRow[], costs: ReturnType<typeof cost>[], isRead = true) {
  cleanup()
  render(<Spending other={{ costs, isRead }} rows={rows} />)
  const list = await screen.findByRole('list', { name: 'By category' })
  return [...list.children].map((line) => line.textContent)
}

it('counts running costs by month under their kind until today, and says what the total holds', async () => {
  const costs = [cost({}), cost({ kind: 'purchase', amount: 9000, every: null })]
  // 41 of the 365 days.
  expect(await shown([record(40)], costs)).toEqual(['Engine$40.00', 'Insurance$41.00'])
  expect(screen.getByText('Service and insurance; no fuel, no purchase price')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Spending by month and category in 2026: $81.00' })).toBeTruthy()
  expect(screen.getByText('Jan: $71.00')).toBeTruthy()
  expect(await shown([], costs)).toEqual(['Insurance$41.00'])
})

it('says that it holds service alone, where there is nothing else and where costs are not read', async () => {
  await shown([record(40)], [])
  expect(screen.getByText('Service alone')).toBeTruthy()
  await shown([record(40)], [], false)
  expect(screen.getByText('Service alone. Other costs are not read yet.')).toBeTruthy()
})
