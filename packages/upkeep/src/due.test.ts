import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  daysBetween,
  dueReminders,
  latestMileage,
  mayBeDue,
  type ReminderPreference,
  reminderBadge,
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

describe('a reminder by time', () => {
  it.each([
    [30, true],
    [31, false],
    [0, true],
    [-400, true],
  ])('with %i days left: shown %s [REM-027]', (days, shown) => {
    expect(isShown(byTime(days))).toBe(shown)
  })

  it.each([
    ['[REM-028]', -1, 'high', 'Overdue', true],
    ['[REM-028]', -400, 'high', 'Overdue', true],
    ['[REM-029]', 0, 'high', 'Due This Week', false],
    ['[REM-029]', 7, 'high', 'Due This Week', false],
    ['[REM-030]', 8, 'medium', 'Due Soon', false],
    ['[REM-030]', 14, 'medium', 'Due Soon', false],
    ['[REM-017]', 15, 'low', 'Upcoming', false],
    ['[REM-017]', 30, 'low', 'Upcoming', false],
  ] as const)('%s with %i days left: severity %s, "%s", overdue %s', (_, days, severity, badge, overdue) => {
    const status = statusOf(byTime(days))
    expect(status).toMatchObject({
      severity,
      overdue,
      type: 'time',
      daysUntilDue: days,
      milesUntilDue: null,
    })
    expect(reminderBadge(status)).toBe(badge)
  })
})

describe('a reminder by mileage', () => {
  it.each([
    [1_000, true],
    [1_001, false],
    [-20_000, true],
  ])('with %i miles left: shown %s [REM-031]', (miles, shown) => {
    expect(isShown(byMileage(miles))).toBe(shown)
  })

  it.each([
    ['[REM-032]', 0, 'high', 'Overdue', true],
    ['[REM-032]', -1, 'high', 'Overdue', true],
    ['[REM-033]', 1, 'medium', 'Due Soon', false],
    ['[REM-033]', 500, 'medium', 'Due Soon', false],
    ['[REM-017]', 501, 'low', 'Upcoming', false],
    ['[REM-017]', 1_000, 'low', 'Upcoming', false],
  ] as const)(
    '%s with %i miles left: severity %s, "%s", overdue %s',
    (_, miles, severity, badge, overdue) => {
      const status = statusOf(byMileage(miles))
      expect(status).toMatchObject({
        severity,
        overdue,
        type: 'mileage',
        daysUntilDue: null,
        milesUntilDue: miles,
      })
      expect(reminderBadge(status)).toBe(badge)
    },
  )
})

describe('a reminder by both', () => {
  it.each([
    [200, 900, true, 'Upcoming', 'low'],
    [20, 9_000, true, 'Upcoming', 'low'],
    [200, 9_000, false, 'Upcoming', 'low'],
    [200, 0, true, 'Overdue', 'high'],
    [-1, 9_000, true, 'Overdue', 'high'],
    [3, 400, true, 'Due This Week', 'high'],
    [12, 900, true, 'Due Soon', 'medium'],
    [29, 400, true, 'Due Soon', 'medium'],
  ] as const)(
    '%i days and %i miles left, whichever is first: shown %s, "%s", %s [REM-002]',
    (days, miles, shown, badge, severity) => {
      const preference = byBoth(days, miles)
      const status = statusOf(preference)
      expect(isShown(preference)).toBe(shown)
      expect(status).toMatchObject({ type: 'both', daysUntilDue: days, milesUntilDue: miles, severity })
      expect(reminderBadge(status)).toBe(badge)
    },
  )

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

  it('is due at the end of a shorter month', () => {
    const preference = { ...nothing, months_interval: 6, last_done_date: '2025-08-31' }
    expect(reminderStatus(preference, { today: '2026-02-28', currentMileage: null })).toMatchObject({
      dueBy: { date: '2026-02-28' },
      daysUntilDue: 0,
      overdue: false,
    })
  })
})

describe('what cannot be counted', () => {
  const both = byBoth(5, 300)
  it.each([
    ['[REM-025] no interval at all', { months_interval: null, miles_interval: null }, null],
    ['[REM-025] no months', { months_interval: null }, 'mileage'],
    ['[REM-025] no miles', { miles_interval: null }, 'time'],
    ['never done', { last_done_date: null, last_done_mileage: null }, null],
    ['done on an unknown day', { last_done_date: null }, 'mileage'],
    ['done on what is no day', { last_done_date: 'infinity' }, 'mileage'],
    ['due after the last day of four digits', { last_done_date: '9999-12-31' }, 'mileage'],
    ['done at an unknown mileage', { last_done_mileage: null }, 'time'],
  ])('%s', (_, missing, type) => {
    expect(reminderStatus({ ...both, ...missing }, now)?.type ?? null).toBe(type)
  })

  it('by mileage, while the car’s mileage is unknown', () => {
    expect(reminderStatus(both, { today: TODAY, currentMileage: null })?.type).toBe('time')
    expect(reminderStatus(byMileage(5), { today: TODAY, currentMileage: null })).toBeNull()
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
