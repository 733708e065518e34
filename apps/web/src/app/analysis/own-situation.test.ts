import { expect, it } from 'vitest'
import { situationOf, situationOfEvidence } from './own-situation.ts'

it('compares a recording only where the driver said that the car idled, and nothing else', () => {
  expect(situationOf(['idle'])).toBe('warm_idle')
  expect(situationOf(['ac_on', 'idle'])).toBe('ac_on')
  for (const context of [[], ['ac_on'], ['idle', 'turning'], ['braking']])
    expect(situationOf(context)).toBeNull()
  expect(situationOfEvidence([{ id: 'impulse_rate' }, { id: 'context_idle' }])).toBe('warm_idle')
  expect(situationOfEvidence([{ id: 'impulse_rate' }])).toBeNull()
})
