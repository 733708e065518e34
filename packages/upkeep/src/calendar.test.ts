import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, daysBetween, isCalendarDay } from './index.ts'

const day = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2150-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('adding months', () => {
  it.each([
    ['2025-01-15', 6, '2025-07-15'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2025-10-31', 1, '2025-11-30'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2025-11-30', 3, '2026-02-28'],
    ['2099-12-15', 1, '2100-01-15'],
    ['2099-02-28', 12, '2100-02-28'],
    ['2025-05-31', 0, '2025-05-31'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
  ])('%s + %i = %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected)
  })

  it('always gives a day that exists, in the month asked for, on the same day or the month’s last', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1200 }), (from, months) => {
        const to = addMonths(from, months)
        expect(isCalendarDay(to)).toBe(true)
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(monthOf(to)).toBe(monthOf(from) + months)
        const isLastOfMonth = addMonths(to, 0).slice(8) === to.slice(8) && !isCalendarDay(nextDayOf(to))
        expect(to.slice(8) === from.slice(8) || isLastOfMonth).toBe(true)
      }),
    )
  })

  it('never goes back in time', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1200 }),
        (from, months) => daysBetween(from, addMonths(from, months)) >= 0,
      ),
    )
  })
})

const nextDayOf = (text: string) => `${text.slice(0, 8)}${String(Number(text.slice(8)) + 1).padStart(2, '0')}`

describe('counting days', () => {
  it.each([
    ['2025-03-01', '2025-03-01', 0],
    ['2025-03-01', '2025-03-31', 30],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-02-28', '2025-03-01', 1],
    ['2025-03-31', '2025-03-01', -30],
    ['2025-03-29', '2025-03-31', 2],
    ['2024-12-31', '2025-12-31', 365],
  ])('%s to %s is %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('is its own mirror', () => {
    fc.assert(fc.property(day, day, (a, b) => daysBetween(a, b) + daysBetween(b, a) === 0))
  })
})

describe('what is a day', () => {
  it.each(['2024-02-29', '2000-02-29', '0004-02-29'])('%s is', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '',
    'today',
    '2025-01-01T00:00',
  ])('"%s" is not, and is refused', (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(() => addMonths(text, 1)).toThrow(RangeError)
    expect(() => daysBetween(text, '2025-01-01')).toThrow(RangeError)
  })
})
