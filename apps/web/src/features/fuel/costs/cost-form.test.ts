import { type CarCost, NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { type CostForm, costFormOf, readCost } from './cost-form.ts'

const UNITS = unitsOf(NO_PREFERENCES)
const typed = (part: Partial<CostForm>) =>
  readCost({ ...costFormOf(null, '2026-03-05', UNITS), kind: 'tax', amount: '120', ...part }, UNITS)

describe('a cost as typed', () => {
  it('is paid once, from today, in the driver’s currency, until something else is said', () => {
    const cost: CarCost = {
      ...{
        kind: 'tax',
        amount: 120,
        currency: 'USD',
        every: null,
        date: '2026-03-05',
        until: null,
        note: null,
      },
    }
    expect(typed({})).toEqual({ ok: true, cost })
    const every: CarCost = { ...cost, amount: -49.9, every: 'half_year', until: '2026-12-31', note: 'Winter' }
    const form = costFormOf(every, '2030-01-01', UNITS)
    expect(form).toMatchObject({ amount: '-49.9', every: 'half_year', until: '2026-12-31' })
    expect(readCost(form, UNITS)).toEqual({ ok: true, cost: every })
  })

  it.each([
    [{ kind: '' }, { kind: 'Choose what it was for.' }],
    [{ amount: '' }, { amount: 'Enter what you pay, such as 49.90.' }],
    [{ amount: '1,234' }, { amount: 'This can be 1234 or 1.234. Type 1234 or 1.23.' }],
    [{ amount: '4990.5', currency: 'JPY' }, { amount: 'Amount is a whole amount in JPY, for example 4990' }],
    [{ date: '' }, { date: 'Please choose the first day of the cost' }],
    [{ until: '2026-03-04' }, { until: copy.costEndsEarly }],
  ])('asks again for %j', (part, errors) => {
    expect(typed(part)).toEqual({ ok: false, errors })
  })
})
