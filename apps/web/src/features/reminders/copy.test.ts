import type { ReminderStatus } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { reminderRow } from '../../app/testing/rows.ts'
import { intervalText, lastDoneText, mileageText, notCountedText, timeText, uncountedText } from './copy.ts'

const status = (part: Partial<ReminderStatus>): ReminderStatus => ({
  id: 'r',
  item: 'Oil Change',
  type: 'both',
  dueBy: { date: '2026-03-02', mileage: 45_000 },
  overdue: false,
  daysUntilDue: null,
  milesUntilDue: null,
  severity: 'low',
  ...part,
})

describe('intervalText', () => {
  it('says what comes first when both intervals are set', () => {
    expect(intervalText({ miles_interval: 5000, months_interval: 6 }, 'mi')).toBe(
      'Every 5,000 mi or 6 months, whichever comes first',
    )
  })
  it('says one interval, or none, in either unit', () => {
    expect(intervalText({ miles_interval: null, months_interval: 1 }, 'mi')).toBe('Every 1 month')
    expect(intervalText({ miles_interval: 8000, months_interval: null }, 'km')).toBe('Every 12,875 km')
    expect(intervalText({ miles_interval: null, months_interval: null }, 'mi')).toBe('No interval set')
  })
})

describe('where a reminder stands', () => {
  it.each([
    [12, 'Due Mar 2, 2026, in 12 days'],
    [1, 'Due Mar 2, 2026, in 1 day'],
    [0, 'Due today, Mar 2, 2026'],
    [-1, 'Was due Mar 2, 2026, 1 day ago'],
  ])('with %s days left: %s', (daysUntilDue, words) => {
    expect(timeText(status({ daysUntilDue }))).toBe(words)
  })
  it.each([
    [1000, 'Due at 45,000 mi, 1,000 mi to go'],
    [0, 'Due now, at 45,000 mi'],
    [-250, 'Was due at 45,000 mi, 250 mi ago'],
  ])('with %s miles left: %s', (milesUntilDue, words) => {
    expect(mileageText(status({ milesUntilDue }), 'mi')).toBe(words)
  })
  it('says nothing of what it is not counted by', () => {
    expect(timeText(status({}))).toBeNull()
    expect(mileageText(status({}), 'mi')).toBeNull()
  })
})

describe('what a reminder counts from', () => {
  it.each([
    ['2025-09-02', 40_000, 'Last done Sep 2, 2025 at 40,000 mi'],
    [null, 40_000, 'Last done at 40,000 mi'],
    ['2025-09-02', null, 'Last done Sep 2, 2025'],
    [null, null, 'Last time not known'],
  ])('%s, %s: %s', (last_done_date, last_done_mileage, words) => {
    expect(lastDoneText({ last_done_date, last_done_mileage }, 'mi')).toBe(words)
  })
  it('says what is missing', () => {
    const row = reminderRow()
    expect(notCountedText(row, true)).toContain('interval')
    expect(notCountedText({ ...row, months_interval: 6 }, true)).toContain('done last')
    const byMiles = { ...row, miles_interval: 6, last_done_mileage: 5 }
    expect(notCountedText(byMiles, true)).toContain('current mileage')
    // The server did not answer: that no mileage is recorded is not known.
    expect(notCountedText(byMiles, false)).toBe('It may be due: your mileage could not be loaded.')
  })
})

it.each([
  ['time', null, true, 'By date it may be due. Tap Edit and enter the day it was last done.'],
  ['mileage', null, false, 'By mileage it may be due. Tap Edit and enter the mileage when it was last done.'],
  ['mileage', 40_000, true, 'By mileage it may be due. Enter your current mileage.'],
  ['mileage', 40_000, false, 'By mileage it may be due: your mileage could not be loaded.'],
] as const)('by %s, last done at %s, mileage read %s: %s', (which, last_done_mileage, isRead, words) => {
  expect(uncountedText(which, { last_done_mileage }, isRead)).toBe(words)
})
