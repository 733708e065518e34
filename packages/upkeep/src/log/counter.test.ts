import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterOf, fillUpBy, odometerFigure, readingIn, recordBy, wholeDistance } from './counter.ts'
import { recordOf } from './record.ts'

const changed = recordOf({
  item: 'New Odometer',
  date: '2026-05-01',
  ...readingIn(141_000, 'mi'),
  counter: 12,
})
const counter = counterOf(changed)

describe('a new odometer', () => {
  it('reads 12 since 141,000: what it reads later counts on from there', () => {
    expect(counter).toEqual({ day: '2026-05-01', reads: 12, total: 141_000 })
    expect(wholeDistance(512, '2026-05-20', counter, 'mi')).toBe(141_500)
    expect(wholeDistance(139_000, '2026-04-20', counter, 'mi')).toBe(139_000)
    expect(wholeDistance(900, '2026-04-20', counter, 'mi')).toBe(900)
    expect([13, 140_990].map((figure) => wholeDistance(figure, '2026-05-01', counter, 'mi'))).toEqual([
      141_001, 140_990,
    ])
    expect(wholeDistance(512, '2026-05-20', null, 'mi')).toBe(512)
    expect(counterOf(recordOf({ item: 'Tires', date: '2026-05-01', mileage: 5 }))).toBeNull()
  })

  it('is read and written in kilometers without a change', () => {
    const km = counterOf(
      recordOf({
        item: 'New Odometer',
        date: '2026-05-01',
        ...readingIn(226_917, 'km'),
        counter: 12,
        counter_km: 20,
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 400_000 }), fc.constantFrom('mi', 'km'), (figure, unit) => {
        const whole = wholeDistance(figure, '2026-06-01', km, unit)
        expect(odometerFigure(whole, '2026-06-01', km, unit)).toBe(figure)
      }),
    )
    const typed = recordOf({ item: 'Tires', date: '2026-06-01', ...readingIn(520, 'km') })
    const record = recordBy(wholeDistance, typed, km, 'km')
    expect(record.mileage_km).toBe(227_417)
    expect(recordBy(odometerFigure, record, km, 'km')).toEqual(typed)
  })

  it('leaves its own record and a row without a reading as they are', () => {
    expect(recordBy(odometerFigure, changed, counter, 'mi')).toEqual(changed)
    const fill = { date: '2026-06-01', odometer: null, odometer_unit: 'km' as const }
    expect(fillUpBy(wholeDistance, fill, counter)).toEqual(fill)
    expect(
      fillUpBy(wholeDistance, { ...fill, odometer: 112.4, odometer_unit: 'mi' }, counter).odometer,
    ).toBeCloseTo(141_100.4, 6)
  })
})
