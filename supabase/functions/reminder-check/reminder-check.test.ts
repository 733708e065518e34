import type { ReminderStatus } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../_serve/download.ts'
import { wording } from './wording.ts'

describe('today', () => {
  // Half past two in the morning, UTC.
  const instant = new Date('2026-03-01T02:30:00Z')
  it.each([
    ['UTC', '2026-03-01'],
    ['Europe/Berlin', '2026-03-01'],
    ['America/New_York', '2026-02-28'],
    ['Pacific/Kiritimati', '2026-03-01'],
    ['Etc/GMT+12', '2026-02-28'],
  ])('in %s is %s', (zone, today) => {
    expect(dayIn(instant, zone)).toBe(today)
  })

  it.each(['', 'Mars/Olympus', "'; drop table"])('in "%s" is nowhere', (zone) => {
    expect(dayIn(instant, zone)).toBeNull()
  })
})

describe('what a due reminder says', () => {
  const due = (part: Partial<ReminderStatus>): ReminderStatus => ({
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
  it.each([
    [{ daysUntilDue: 12 }, 'Oil Change is due soon', 'Due on March 2, 2026, in 12 days.'],
    [{ daysUntilDue: 1 }, 'Oil Change is due soon', 'Due on March 2, 2026, in 1 day.'],
    [{ daysUntilDue: 0 }, 'Oil Change is due today', 'Due today, March 2, 2026.'],
    [{ daysUntilDue: -1, overdue: true }, 'Oil Change is overdue', 'Was due on March 2, 2026, 1 day ago.'],
    [{ milesUntilDue: 1_000 }, 'Oil Change is due soon', 'Due at 45,000 miles, in 1,000 miles.'],
    [{ milesUntilDue: 0, overdue: true }, 'Oil Change is overdue', 'Due now, at 45,000 miles.'],
    [
      { milesUntilDue: -1_250, overdue: true },
      'Oil Change is overdue',
      'Was due at 45,000 miles, 1,250 miles ago.',
    ],
    [
      { daysUntilDue: 20, milesUntilDue: 300 },
      'Oil Change is due soon',
      'Due on March 2, 2026, in 20 days; due at 45,000 miles, in 300 miles.',
    ],
  ])('%o: %s', (part, title, message) => {
    expect(wording(due(part), 'mi')).toEqual({ title, message })
  })
  it('counts as the odometer does', () => {
    // 31,069 miles are 50,000 km as they were typed.
    const typed = due({ dueBy: { date: null, mileage: 31_069 }, milesUntilDue: 621 })
    expect(wording(typed, 'km').message).toBe('Due at 50,000 kilometers, in 1,000 kilometers.')
  })
})
