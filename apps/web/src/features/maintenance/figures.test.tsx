import { type CarCost, carCostFields, logFields, type ReminderStatus } from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { LogRow } from '../../offline/log/table.ts'
import { Figures } from './Figures.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const row = (id: string, cost: number | null) =>
  ({
    ...fullRow(logFields),
    id,
    item: 'Oil Change',
    date: '2026-02-01',
    cost,
    currency: null,
  }) as unknown as LogRow
const next: ReminderStatus = {
  id: 'r',
  item: 'Battery',
  type: 'time',
  dueBy: { date: '2026-03-17', mileage: null },
  overdue: false,
  daysUntilDue: 12,
  milesUntilDue: null,
  severity: 'medium',
}

function shown(rows: LogRow[], due: { next: ReminderStatus | null; open: number }, costs: CarCost[] = []) {
  vi.useFakeTimers({ now: new Date(2026, 2, 5), toFake: ['Date'] })
  cleanup()
  render(
    <MemoryRouter>
      <Figures costs={costs} due={due} isComplete onLog={() => undefined} rows={rows} />
    </MemoryRouter>,
  )
}

it('says what the year’s spending leaves out, and never $0 for costs that nobody wrote down', () => {
  shown([row('a', 40), row('b', null)], { next: null, open: 0 })
  expect(screen.getByText('$40')).toBeTruthy()
  expect(screen.getByText('1 record has no cost and isn’t counted')).toBeTruthy()
  shown([row('b', null)], { next: null, open: 0 })
  expect(screen.queryByText('$0')).toBeNull()
  shown([row('a', 0)], { next: null, open: 0 })
  expect(screen.getByText('$0')).toBeTruthy()
  const cost = (kind: CarCost['kind']) => ({ ...(fullRow(carCostFields) as CarCost), kind })
  shown([row('a', 0)], { next: null, open: 0 }, [cost('purchase')])
  expect(screen.queryByText('Service alone')).toBeNull()
  shown([row('a', 0)], { next: null, open: 0 }, [cost('tax')])
  expect(screen.getByText('Service alone')).toBeTruthy()
})

it('says of how many reminders it is not known whether they are due, before one that is', () => {
  shown([], { next, open: 1 })
  expect(screen.getByText(/In 12 days/)).toBeTruthy()
  expect(screen.getByText('1 reminder may be due')).toBeTruthy()
  shown([], { next: null, open: 2 })
  expect(screen.getByText('2 reminders may be due')).toBeTruthy()
  shown([], { next: null, open: 0 })
  expect(screen.getByText('Set a reminder to see it here')).toBeTruthy()
})
