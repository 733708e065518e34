import { carFields, NO_PREFERENCES, rowOf, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { garageTable } from '../../offline/garage/table.ts'
import { editOf } from '../../offline/table/fields.ts'
import { type CarForm, carForm, readCar } from './car-form.ts'
import { belongingsText } from './counts.ts'

const UNITS = unitsOf(NO_PREFERENCES)
const read = (part: Partial<CarForm>) => readCar({ ...carForm({}, UNITS), ...part }, 2026, UNITS)

describe('the form of a car', () => {
  it('keeps what is known, and leaves what is not empty', () => {
    expect(read({ make: ' Honda ', year: '2018' })).toMatchObject({
      ok: true,
      fields: { make: 'Honda', year: 2018, model: null, name: null, vin: null, odometer_unit: null },
    })
  })
  it('takes years from the first car to the next model year', () => {
    expect(read({ name: 'x', year: '2027' })).toMatchObject({ ok: true })
    for (const year of ['2028', '1885', '18', 'old'])
      expect([year, read({ name: 'x', year })]).toMatchObject([
        year,
        { ok: false, errors: { year: expect.stringContaining('1886 to 2027') } },
      ])
  })
  it('takes a VIN as people write it, and the frame number of a Japanese car', () => {
    expect(read({ vin: 'jm1 bl1sf 3a126 7720' })).toMatchObject({ fields: { vin: 'JM1BL1SF3A1267720' } })
    expect(read({ vin: 'SE3P-116167' })).toMatchObject({ fields: { vin: 'SE3P-116167' } })
    expect(read({ vin: 'not a vin!' })).toMatchObject({ ok: false })
  })
  it('asks for anything by which a car can be told from another', () => {
    expect(read({ engine: '2.0' })).toMatchObject({
      ok: false,
      errors: { name: expect.stringContaining('Give it a name') },
    })
    expect(read({ plate: 'B TP 1' })).toMatchObject({ ok: true })
  })
  it('sends what was changed alone', () => {
    const before = { id: 'c', ...rowOf(carFields, { make: 'Honda', year: 2018, is_default: true }) }
    const after = readCar({ ...carForm(before, UNITS), plate: 'X 1' }, 2026, UNITS)
    expect(after.ok && editOf(garageTable, before, after.fields).changes).toEqual({ plate: 'X 1' })
  })
})

it('what stays is said in words', () => {
  const none = { records: 0, reminders: 0, diagnoses: 0, fillUps: 0, costs: 0, cases: 0, sounds: 0 }
  expect(belongingsText({ ...none, records: 12, reminders: 1, diagnoses: 2 })).toBe(
    '12 records, 1 reminder and 2 diagnoses',
  )
  expect(belongingsText({ ...none, records: 1 })).toBe('1 record')
  expect(belongingsText({ ...none, cases: 1, sounds: 2 })).toBe('1 case and 2 learned sounds')
  expect(belongingsText(none)).toBe('')
})
