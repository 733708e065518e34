import { describe, expect, it } from 'vitest'
import { intervalWords } from './ReminderSettingsPage.tsx'

describe('intervalWords', () => {
  it('says what comes first when both intervals are set', () => {
    expect(intervalWords({ miles_interval: 5000, months_interval: 6 })).toBe(
      'Every 5,000 mi or 6 months, whichever comes first',
    )
  })
  it('says one interval, or none', () => {
    expect(intervalWords({ miles_interval: null, months_interval: 1 })).toBe('Every 1 month')
    expect(intervalWords({ miles_interval: 8000, months_interval: null })).toBe('Every 8,000 mi')
    expect(intervalWords({ miles_interval: null, months_interval: null })).toBe('No interval set')
  })
})
