import type { ReminderPrefRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { reminderRow } from '../../app/testing/rows.ts'
import { groupsOf, standings, usedShare } from './reminder-status.ts'
import { summaryText } from './summary.ts'

const row = (item: string, part: Partial<ReminderPrefRow> = {}) => reminderRow({ id: item, item, ...part })
const at = { today: '2026-03-05', currentMileage: 45_000 }
const rows = [
  row('Wipers'),
  row('Battery', { months_interval: 48, last_done_date: '2025-01-01' }),
  row('Air Filter'),
  row('Tires', { miles_interval: 40_000, last_done_mileage: 5400 }),
  row('Oil Change', { miles_interval: 5000, last_done_mileage: 39_000 }),
  row('Brake Fluid', { months_interval: 24, last_done_date: '2024-03-10' }),
]

describe('standings', () => {
  it('puts the most urgent first and what cannot be counted last, by name', () => {
    expect(standings(rows, at).map(({ pref }) => pref.item)).toEqual([
      'Oil Change',
      'Brake Fluid',
      'Tires',
      'Battery',
      'Air Filter',
      'Wipers',
    ])
  })
  it('keeps what needs a mileage while there is none', () => {
    const all = standings(rows, { ...at, currentMileage: null })
    expect(all).toHaveLength(rows.length)
    expect(all.find(({ pref }) => pref.item === 'Tires')?.status).toBeNull()
  })
  it('draws the share of the interval that is used up, by the count that is further on', () => {
    const shares = Object.fromEntries(
      standings(rows, at).map((standing) => [standing.pref.item, usedShare(standing)]),
    )
    expect(shares['Oil Change']).toBe(1)
    expect(shares.Tires).toBeCloseTo(0.99)
    expect(shares.Battery).toBeCloseTo(14 / 48, 1)
    expect(shares.Wipers).toBe(0)
  })
})

it('puts apart what is due, what is far off, and what may be due or never counts', () => {
  const items = (odometer: Parameters<typeof standings>[1], added: ReminderPrefRow[] = []) =>
    Object.fromEntries(
      Object.entries(groupsOf(standings([...rows, ...added], odometer))).map(([group, all]) => [
        group,
        all.map(({ pref }) => pref.item),
      ]),
    )
  expect(items(at)).toEqual({
    due: ['Oil Change', 'Brake Fluid', 'Tires'],
    upcoming: ['Battery'],
    unknown: ['Air Filter', 'Wipers'],
  })
  const half = { months_interval: 48, last_done_date: '2025-01-01', miles_interval: 60_000 }
  expect(items(at, [row('Belt', half)]).unknown).toEqual(['Belt', 'Air Filter', 'Wipers'])
  expect(items({ ...at, currentMileage: null }).due).toEqual(['Brake Fluid'])
})

describe('summaryText', () => {
  it('counts what presses', () => {
    expect(summaryText(standings(rows, at))).toBe('1 overdue, 1 due this week, 1 due soon, of 6 services.')
    expect(summaryText(standings([row('Wipers')], at))).toBe('1 service, nothing due soon.')
  })
  it('never says that nothing is due where one of the counts cannot be made', () => {
    const said = (rows: ReminderPrefRow[], currentMileage: number | null) =>
      summaryText(standings(rows, { ...at, currentMileage }))
    const tires = row('Tires', { miles_interval: 40_000, last_done_mileage: 44_000 })
    const oil = row('Oil Change', {
      miles_interval: 5000,
      last_done_mileage: 44_000,
      months_interval: 12,
      last_done_date: '2026-03-01',
    })
    expect(said([tires, oil], 45_000)).toBe('2 services, nothing due soon.')
    expect(said([tires, oil], null)).toBe('2 services. 2 may be due: open and check them.')
    expect(said([oil], null)).toBe('1 service. 1 may be due: open and check it.')
    expect(said([row('Belt', { months_interval: 48 })], 45_000)).toMatch(/1 may be due/)
    // What is overdue by date needs no mileage.
    expect(said([{ ...oil, last_done_date: '2024-03-01' }], null)).toBe('1 overdue, of 1 service.')
  })
})
