import { type CarCost, carCostFields, logFields } from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

const record = (cost: number, item = 'Oil Change', date = '2026-01-05') =>
  ({ ...fullRow(logFields), ...{ id: date, item, date, cost, currency: null } }) as unknown as LogRow
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

it('draws each category unlike every other, the running costs by their lines too', async () => {
  const kinds = ['insurance', 'tax', 'loan', 'parking', 'other'] as const
  const items = ['Oil Change', 'Brake Pads', 'Transmission Fluid', 'Battery', 'Tires', 'Wiper blades']
  const rows = items.map((item) => record(10, item))
  const lines = await shown(
    rows,
    kinds.map((kind) => cost({ kind })),
  )
  expect(lines).toHaveLength(11)
  const looks = screen.getAllByRole('listitem').map((line) => {
    const drawn = line.querySelector('pattern path:last-child')?.getAttribute('d')
    return drawn ?? line.querySelector('rect')?.getAttribute('class')
  })
  expect(new Set(looks).size).toBe(11)
  for (const bar of document.querySelectorAll('[role=img] rect'))
    expect(
      bar.getAttribute('class')?.includes('fill-') ||
        document.querySelector(`pattern${bar.getAttribute('fill')?.slice(4, -1)}`),
    ).toBeTruthy()
})

it('says that it holds service alone, where there is nothing else and where costs are not read', async () => {
  await shown([record(40)], [])
  expect(screen.getByText('Service alone')).toBeTruthy()
  await shown([record(40)], [], false)
  expect(screen.getByText('Service alone. Other costs are not read yet.')).toBeTruthy()
})

it('is drawn by month and category, told as a table, and of one month a figure', async () => {
  const rows = [
    record(49.9, 'Oil Change', '2026-02-05'),
    record(412, 'Brake Pads', '2026-01-20'),
    record(20, 'Wiper blades', '2026-01-21'),
    record(77, 'Oil Change', '2025-05-05'),
  ]
  expect(await shown(rows, [])).toContain('Brakes$412.00')
  const chart = screen.getByRole('img', { name: 'Spending by month and category in 2026: $481.90' })
  // As large as other small text, however wide the drawing is.
  expect([chart.querySelector('text'), chart.nextElementSibling?.textContent]).toEqual([null, 'JFMAMJJASOND'])
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: /January/ }).textContent).toContain('$432.00')
  fireEvent.change(screen.getByLabelText('Year of the chart'), { target: { value: '2025' } })
  expect(screen.getByRole('row', { name: /May/ }).textContent).toContain('$77.00')
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.getByText('All in May. The chart starts with a second month.')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Spending by month/ })).toBeNull()
})
