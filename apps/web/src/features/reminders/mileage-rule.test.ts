import { describe, expect, it } from 'vitest'
import { judgeMileage } from './mileage-rule.ts'

describe('judgeMileage', () => {
  it.each(['', '0', '-1', '-5', 'abc', '12 km', '0.2', '10000000', '99999999', '99999999999999999999'])(
    'refuses "%s": not a positive number that an odometer can show [REM-022]',
    (typed) => {
      expect(judgeMileage(typed, 'mi', null)).toEqual({ ok: false, code: 'invalid' })
    },
  )
  it('refuses less than the last recorded one [REM-023]', () => {
    expect(judgeMileage('61999', 'mi', 62_000)).toEqual({ ok: false, code: 'below_last' })
  })
  it.each(['62000', '62,000', '62001', '62,001 miles'])(
    'takes %s: as much as the last one, or more',
    (typed) => {
      expect(judgeMileage(typed, 'mi', 62_000).ok).toBe(true)
    },
  )
  it('keeps kilometers as typed, and takes the shown last reading for the last reading', () => {
    expect(judgeMileage('99779', 'km', 62_000)).toMatchObject({
      ok: true,
      reading: { mileage: 62_000, mileage_km: 99_779 },
    })
    expect(judgeMileage('68950', 'km', 68_951 / 1.609344)).toEqual({ ok: false, code: 'below_last' })
    expect(judgeMileage('68951', 'km', 68_951 / 1.609344).ok).toBe(true)
    expect(judgeMileage('99770', 'km', 62_000)).toEqual({ ok: false, code: 'below_last' })
    expect(judgeMileage('1', 'mi', null)).toMatchObject({ reading: { mileage: 1, mileage_km: null } })
  })
})
