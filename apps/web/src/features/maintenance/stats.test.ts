import { describe, expect, it } from 'vitest'
import { spentInYearUsd, wholeUsd } from './stats.ts'

const row = (date: string, cost: number | null, item = 'Oil Change') => ({
  id: date,
  user_id: 'u',
  item,
  date,
  mileage: null,
  cost,
  notes: null,
  receipt_url: null,
  created_at: date,
})

describe('spentInYearUsd', () => {
  it('[MNT-040] sums the costs of records in the given year alone', () => {
    const rows = [
      row('2026-01-01', 40.5),
      row('2026-12-31', 9.25),
      row('2025-12-31', 500),
      row('2026-05-05', null),
    ]
    expect(spentInYearUsd(rows, 2026)).toBe(49.75)
  })
})

describe('wholeUsd', () => {
  it('shows whole dollars', () => {
    expect(wholeUsd(1240.4)).toBe('$1,240')
  })
})
