import { describe, expect, it } from 'vitest'
import { dayWords, localDay } from './local-day.ts'

describe('localDay', () => {
  it('is the day on the driver’s own calendar', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(localDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
  })
})

describe('dayWords', () => {
  it('writes a day as the locale does, the same in every time zone', () => {
    expect(dayWords('2026-03-05', 'en-US')).toBe('Mar 5, 2026')
    expect(dayWords('2026-12-31', 'de-DE')).toBe('31.12.2026')
  })
  it('leaves what is no day as it is', () => {
    expect(dayWords('soon')).toBe('soon')
  })
})
