import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  daysBetween,
  dueReminders,
  latestMileage,
  mayBeDue,
  type ReminderPreference,
  reminderStatus,
  reminderStatuses,
  uncounted,
} from './index.ts'

const TODAY = '2026-03-15'

/** The day `days` after today. */
function dayIn(days: number): string {
  return new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const nothing: ReminderPreference = {
  id: 'r1',
  item: 'Oil Change',
  months_interval: null,
  miles_interval: null,
  last_done_date: null,
  last_done_mileage: null,
}
// Twelve months after a day a year before the due day.
const byTime = (daysLeft: number): ReminderPreference => ({
  ...nothing,
  months_interval: 12,
  last_done_date: addMonths(dayIn(daysLeft), -12),
})
const CURRENT = 50_000
const byMileage = (milesLeft: number): ReminderPreference => ({
  ...nothing,
  miles_interval: 5_000,
  last_done_mileage: CURRENT + milesLeft - 5_000,
})
const byBoth = (daysLeft: number, milesLeft: number) => ({
  ...byTime(daysLeft),
  ...pick(byMileage(milesLeft)),
})
const pick = ({ miles_interval, last_done_mileage }: ReminderPreference) => ({
  miles_interval,
  last_done_mileage,
})

const now = { today: TODAY, currentMileage: CURRENT }
const statusOf = (preference: ReminderPreference) => {
  const status = reminderStatus(preference, now)
  if (status === null) throw new Error('cannot be counted')
  return status
}
const isShown = (preference: ReminderPreference) => dueReminders([preference], now).length === 1

describe('a reminder by both', () => {
  it('is as urgent as its more urgent half, whatever the numbers [REM-002]', () => {
    const rank = ['low', 'medium', 'high']
    const rest = { days: fc.integer({ min: -500, max: 500 }), miles: fc.integer({ min: -5_000, max: 5_000 }) }
    fc.assert(
      fc.property(rest.days, rest.miles, (days, miles) => {
        const [time, mileage, both] = [byTime(days), byMileage(miles), byBoth(days, miles)]
        const severities = [time, mileage].map((half) => rank.indexOf(statusOf(half).severity))
        expect(rank.indexOf(statusOf(both).severity)).toBe(Math.max(...severities))
        expect(isShown(both)).toBe(isShown(time) || isShown(mileage))
        expect(statusOf(both).overdue).toBe(statusOf(time).overdue || statusOf(mileage).overdue)
      }),
    )
  })
})

describe('the view item', () => {
  it('holds id, item, type, dueBy, overdue, daysUntilDue, milesUntilDue, severity [REM-015]', () => {
    expect(statusOf(byBoth(10, 300))).toEqual({
      id: 'r1',
      item: 'Oil Change',
      type: 'both',
      dueBy: { date: '2026-03-25', mileage: 50_300 },
      overdue: false,
      daysUntilDue: 10,
      milesUntilDue: 300,
      severity: 'medium',
    })
  })

  it('has type time, mileage or both, by what it is counted by [REM-016]', () => {
    expect([byTime(1), byMileage(1), byBoth(1, 1)].map((preference) => statusOf(preference).type)).toEqual([
      'time',
      'mileage',
      'both',
    ])
  })
})

describe('what cannot be counted', () => {
  const both = byBoth(5, 300)
  it.each([
    ['done on what is no day', 'infinity'],
    ['due after the last day of four digits', '9999-12-31'],
  ])('%s', (_, last_done_date) => {
    expect(reminderStatus({ ...both, last_done_date }, now)?.type).toBe('mileage')
  })
})

describe('a reminder that is counted by less than it has', () => {
  const unread = { today: TODAY, currentMileage: null }
  const calm = byBoth(300, 4_000)
  const neither = { months_interval: null, miles_interval: null }
  it.each([
    ['nothing where both count', calm, now, null],
    ['the mileage while the car’s is unknown', calm, unread, 'mileage'],
    [
      'the mileage where that of the last service is unknown',
      { ...calm, last_done_mileage: null },
      now,
      'mileage',
    ],
    ['the time where the day of the last service is unknown', { ...calm, last_done_date: null }, now, 'time'],
    ['of two the mileage', { ...calm, last_done_date: null, last_done_mileage: null }, now, 'mileage'],
    [
      'the time, of a service never done',
      { ...calm, miles_interval: null, last_done_date: null },
      now,
      'time',
    ],
    ['nothing without an interval', { ...calm, ...neither }, now, null],
  ])('names %s', (_, preference, odometer, expected) => {
    expect(uncounted(preference, reminderStatus(preference, odometer))).toBe(expected)
  })
  it.each([
    ['may be due while it looks calm', calm, unread, true],
    ['is not doubted where it shows as due already', byBoth(5, 4_000), unread, false],
    ['is not doubted where both count', calm, now, false],
    [
      'may be due where nothing counts',
      { ...calm, last_done_date: null, last_done_mileage: null },
      now,
      true,
    ],
    ['cannot be due without an interval', { ...calm, ...neither }, now, false],
  ])('%s', (_, preference, odometer, expected) => {
    expect(mayBeDue(preference, reminderStatus(preference, odometer))).toBe(expected)
  })
})

describe('the list', () => {
  const named = (item: string, preference: ReminderPreference) => ({ ...preference, id: item, item })

  it('shows what is near, the most urgent first', () => {
    const preferences = [
      named('upcoming', byTime(25)),
      named('far', byTime(31)),
      named('soon by miles', byMileage(450)),
      named('this week', byTime(6)),
      named('overdue by miles', byMileage(-10)),
      named('long overdue', byTime(-90)),
      named('soon', byTime(9)),
      named('never done', nothing),
    ]
    expect(dueReminders(preferences, now).map(({ item }) => item)).toEqual([
      'long overdue',
      'overdue by miles',
      'this week',
      'soon',
      'soon by miles',
      'upcoming',
    ])
    expect(reminderStatuses(preferences, now).map(({ item }) => item)).toContain('far')
  })

  it('puts the nearer of two under one badge first, by its nearer half, and the same by name', () => {
    const order = (...preferences: ReminderPreference[]) =>
      reminderStatuses(preferences, now).map(({ item }) => item)
    expect(order(named('in 900 mi', byMileage(900)), named('in 600 mi', byMileage(600)))).toEqual([
      'in 600 mi',
      'in 900 mi',
    ])
    // 24 of 30 days are farther off than 700 of 1,000 miles, and nearer than 900.
    expect(order(named('in 24 d', byTime(24)), named('in 700 mi', byMileage(700)))).toEqual([
      'in 700 mi',
      'in 24 d',
    ])
    expect(order(named('in 900 mi', byMileage(900)), named('in 24 d', byTime(24)))).toEqual([
      'in 24 d',
      'in 900 mi',
    ])
    expect(order(named('in 600 mi', byMileage(600)), named('both', byBoth(15, 990)))).toEqual([
      'both',
      'in 600 mi',
    ])
    for (const names of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'a', 'c'],
    ])
      expect(order(...names.map((name) => named(name, byTime(20))))).toEqual(['a', 'b', 'c'])
  })

  it('does not depend on the order it came in', () => {
    const preference = fc
      .record({
        days: fc.integer({ min: -40, max: 60 }),
        miles: fc.integer({ min: -900, max: 2_000 }),
        kind: fc.constantFrom(byTime, byMileage),
      })
      .map(({ days, miles, kind }) => (kind === byTime ? byTime(days) : byMileage(miles)))
    const list = fc
      .array(preference, { maxLength: 12 })
      .map((all) => all.map((each, index) => named(`item ${index}`, each)))
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.integer()), (preferences, keys) => {
        const shuffled = preferences
          .map((each) => ({ each, key: keys.next().value }))
          .sort((a, b) => a.key - b.key)
        expect(
          dueReminders(
            shuffled.map(({ each }) => each),
            now,
          ),
        ).toEqual(dueReminders(preferences, now))
      }),
    )
  })

  it('counts one day less each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (later) => {
        const today = dayIn(later)
        const status = reminderStatus(byTime(20), { today, currentMileage: null })
        expect(status?.daysUntilDue).toBe(20 - daysBetween(TODAY, today))
      }),
    )
  })
})

describe('the car’s mileage', () => {
  it('is the highest on any record, in whatever order they were entered', () => {
    expect(
      latestMileage([{ mileage: 41_000 }, { mileage: null }, { mileage: 42_500 }, { mileage: 39_000 }]),
    ).toBe(42_500)
  })
  it('is unknown without a record', () => {
    expect(latestMileage([])).toBeNull()
    expect(latestMileage([{ mileage: null }])).toBeNull()
    expect(latestMileage([{ mileage: null }, { mileage: null }])).toBeNull()
  })
})
