import { describe, expect, it } from 'vitest'
import { quietHoursOf, quietHoursProblem } from './quiet-hours.ts'

const row = { user_id: 'u', time_zone: 'UTC', mail: true }

describe('quiet hours', () => {
  it('are read without the seconds that the database adds', () => {
    expect(quietHoursOf({ ...row, quiet_from: '22:00:00', quiet_until: '06:30:00' })).toEqual({
      from: '22:00',
      until: '06:30',
    })
  })
  it.each([null, undefined, { ...row, quiet_from: null, quiet_until: null }])('are none for %j', (none) => {
    expect(quietHoursOf(none)).toBeNull()
  })
  it.each([
    ['22:00', '07:00', undefined],
    ['07:00', '08:00', undefined],
    ['22:00', '22:00', 'differ'],
    ['', '07:00', 'both'],
    ['22:00', '', 'both'],
    ['25:00', '07:00', 'both'],
  ])('from %j until %j: %s', (from, until, problem) => {
    const words = quietHoursProblem({ from, until })
    if (problem === undefined) expect(words).toBeUndefined()
    else expect(words).toContain(problem)
  })
})
