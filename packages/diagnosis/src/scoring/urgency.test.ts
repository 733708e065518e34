import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { causeUrgency } from './urgency.ts'

describe('the urgency of a cause', () => {
  it.each([
    ['[COM-095]', 'Pump failure', 1, 'critical'],
    ['[COM-095]', 'Coolant LEAK at the radiator', 0, 'critical'],
    ['[COM-095]', 'Engine overheats', 10, 'critical'],
    ['[COM-095]', 'Fire damage', 10, 'critical'],
    ['[COM-095]', 'Brake fluid leak', 99, 'critical'],
    ['[COM-096]', 'Worn brake pads', 71, 'high'],
    ['[COM-096]', 'Loose Steering rack', 71, 'high'],
    ['[COM-096]', 'Worn engine mount', 100, 'high'],
    ['[COM-096]', 'Transmission fluid', 71, 'high'],
    ['[COM-096]', 'Safety belt', 71, 'high'],
    ['[COM-096] [COM-097]', 'Worn brake pads', 70, 'medium'],
    ['[COM-097]', 'Worn brake pads', 51, 'medium'],
    ['[COM-097]', 'Loose clamp', 100, 'medium'],
    ['[COM-097] [COM-098]', 'Loose clamp', 50, 'low'],
    ['[COM-098]', 'Worn brake pads', 50, 'low'],
    ['[COM-098]', '', 0, 'low'],
  ])('%s "%s" at %d percent: %s', (_, cause, percent, urgency) => {
    expect(causeUrgency(cause, percent)).toBe(urgency)
  })

  it('never falls as the likelihood grows', () => {
    const order = ['low', 'medium', 'high', 'critical']
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.nat(100), (text, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(causeUrgency(text, more))).toBeGreaterThanOrEqual(
          order.indexOf(causeUrgency(text, less)),
        )
      }),
    )
  })
})
