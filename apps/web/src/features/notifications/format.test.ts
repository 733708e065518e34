import { describe, expect, it } from 'vitest'
import { badgeText, notificationDate } from './format.ts'

describe('badgeText', () => {
  it('shows counts above 9 as "9+" [APP-038]', () => {
    expect(badgeText(9)).toBe('9')
    expect(badgeText(10)).toBe('9+')
    expect(badgeText(200)).toBe('9+')
  })
  it('shows the number of unread, and nothing for none [APP-037]', () => {
    expect(badgeText(1)).toBe('1')
    expect(badgeText(0)).toBeUndefined()
  })
})

describe('notificationDate', () => {
  // Built from local parts, so that the expectation holds in every time zone.
  const at = (...parts: [number, number, number, number, number]) =>
    notificationDate(new Date(...parts).toISOString())
  it.each([
    [at(2026, 2, 5, 14, 7), 'Mar 05, 2:07 PM'],
    [at(2026, 10, 21, 0, 30), 'Nov 21, 12:30 AM'],
    [at(2026, 0, 1, 12, 0), 'Jan 01, 12:00 PM'],
    [at(2026, 11, 31, 11, 59), 'Dec 31, 11:59 AM'],
  ])('writes dates as "MMM dd, h:mm a": %s [APP-039]', (date, expected) => {
    expect(date).toBe(expected)
  })
  it('writes nothing for a date that is none', () => {
    expect(notificationDate('soon')).toBe('')
  })
})
