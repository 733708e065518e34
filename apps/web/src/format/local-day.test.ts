import { describe, expect, it } from 'vitest'
import { formatDay, localDay } from './local-day.ts'

describe('localDay', () => {
  it('is the day in the device’s time zone', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(localDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
  })
})

describe('formatDay', () => {
  it('formats a day by locale, the same in every time zone', () => {
    expect(formatDay('2026-03-05', 'en-US')).toBe('Mar 5, 2026')
    expect(formatDay('2026-12-31', 'de-DE')).toBe('31.12.2026')
  })
  it('returns what is not a day unchanged', () => {
    expect(formatDay('soon')).toBe('soon')
  })
})
