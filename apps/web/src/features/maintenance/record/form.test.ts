import { NO_PREFERENCES, recordOf, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { CUSTOM_ITEM } from '../../../fields/copy.ts'
import { copy } from './copy.ts'
import { emptyForm, fieldsOfForm, formOf, type RecordForm, recordForm } from './form.ts'

const MI = unitsOf(NO_PREFERENCES)
const KM = unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' })
const form = (part: Partial<RecordForm>): RecordForm => ({
  ...emptyForm('2026-03-05', 'Oil Change'),
  ...part,
})
const problems = (part: Partial<RecordForm>) =>
  recordForm(MI)
    .safeParse(form(part))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('gives back every kilometer that was typed, and keeps the unit', () => {
  const changed = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 1_000_000).filter((km) => {
    const record = fieldsOfForm(form({ mileage: String(km) }), KM)
    return formOf(record, ['Oil Change'], KM).mileage !== String(km) || record.mileage_km !== km
  })
  expect(changed).toEqual([])
  expect(fieldsOfForm(form({ mileage: '62000' }), MI)).toMatchObject({ mileage: 62_000, mileage_km: null })
})

describe('the form', () => {
  it.each([
    ['[MNT-028] [MNT-030]', { item: '' }, `item: ${copy.itemRequired}`],
    ['[MNT-029] [MNT-030]', { item: CUSTOM_ITEM }, `customItem: ${copy.itemRequired}`],
    ['[MNT-029] [MNT-030]', { item: CUSTOM_ITEM, customItem: '   ' }, `customItem: ${copy.itemRequired}`],
    ['[MNT-031]', { date: '' }, 'date: Please choose the date of the service'],
    ['[MNT-031]', { date: '0202-01-01' }, 'date: Please choose the date of the service'],
    ['[MNT-032]', { mileage: '1.5' }, 'mileage: Mileage is a whole number, for example 62000'],
    ['[MNT-032]', { mileage: '-5' }, 'mileage: Mileage is a whole number, for example 62000'],
    ['[MNT-032]', { mileage: '1e5' }, 'mileage: Mileage is a whole number, for example 62000'],
    ['', { mileage: '10000000' }, 'mileage: That is more than a car can have driven'],
    ['[MNT-033]', { cost: '1.2345' }, 'cost: Cost is an amount with at most two decimals, for example 49.90'],
    ['[MNT-033]', { cost: '--1' }, 'cost: Cost is an amount with at most two decimals, for example 49.90'],
    ['', { cost: '-10000000' }, 'cost: That is more than the log can hold'],
    ['', { cost: '1,234' }, 'cost: This can be 1234 or 1.234. Type 1234 or 1.23.'],
    ['', { mileage: 'about 62,000' }, 'mileage: Mileage is a whole number, for example 62000'],
    ['', { notes: 'x'.repeat(20_001) }, 'notes: Keep the notes under 20,000 characters'],
    [
      '',
      { item: CUSTOM_ITEM, customItem: 'x'.repeat(201) },
      'customItem: Keep the name under 200 characters',
    ],
  ])('%s refuses %j', (_, part, problem) => {
    expect(problems(part)).toEqual([problem])
  })

  it.each([
    ['$45.50', 45.5],
    ['45.50 $', 45.5],
    ['-$20', -20],
    ['USD 1,234.50', 1234.5],
  ])('reads a cost beside its sign: %s', (cost, amount) => {
    expect(problems({ cost, mileage: '62,000 mi' })).toEqual([])
    expect(fieldsOfForm(form({ cost, mileage: '62,000 mi' }), MI)).toMatchObject({
      cost: amount,
      mileage: 62_000,
    })
    expect(problems({ cost: '€45' })).toHaveLength(1)
  })

  it('says all that is wrong at once', () => {
    expect(
      problems({ item: '', date: '', mileage: '1.5', cost: 'free' }).map((each) => each.split(':')[0]),
    ).toEqual(['date', 'mileage', 'cost', 'item'])
  })

  it.each([
    ['[MNT-034] [MNT-035]', {}],
    ['[MNT-033]', { cost: '49.9' }],
    ['[MNT-033]', { cost: '.99' }],
    ['', { cost: '-50.00' }],
    ['[MNT-032]', { mileage: '0' }],
    ['', { notes: 'x'.repeat(10_000) }],
    ['', { item: CUSTOM_ITEM, customItem: '=1+1' }],
  ])('%s takes %j', (_, part) => {
    expect(problems(part)).toEqual([])
  })

  it('reads a minus as money back', () => {
    expect(fieldsOfForm(form({ cost: '-50' }), MI).cost).toBe(-50)
    expect(fieldsOfForm(form({ cost: '−49,9' }), MI).cost).toBe(-49.9)
  })

  it('reads blank as unknown, and a custom item by its name [MNT-034] [MNT-035]', () => {
    expect(fieldsOfForm(form({ notes: ' \n' }), MI)).toEqual(
      recordOf({ item: 'Oil Change', date: '2026-03-05' }),
    )
    expect(fieldsOfForm(form({ item: CUSTOM_ITEM, customItem: ' Wax ' }), MI).item).toBe('Wax')
  })

  it('keeps miles whatever the unit, and shows what was typed', () => {
    const fields = fieldsOfForm(form({ mileage: '100000' }), KM)
    expect(fields.mileage).toBe(62_137)
    expect(formOf(fields, ['Oil Change'], KM).mileage).toBe('100000')
  })

  it.each([
    ['62.000', '1.234,56', 62_000, 1234.56],
    ['62,000', '1,234.56', 62_000, 1234.56],
    ['62 000', '12,5', 62_000, 12.5],
    ['٦٢٠٠٠', '١٢٫٥', 62_000, 12.5],
  ])('reads "%s" and "%s" as they are typed', (mileage, cost, miles, dollars) => {
    expect(problems({ mileage, cost })).toEqual([])
    expect(fieldsOfForm(form({ mileage, cost }), MI)).toMatchObject({ mileage: miles, cost: dollars })
  })

  it.each([
    ['EUR', '1.234,56', 1234.56, 'EUR'],
    ['USD', '49.90', 49.9, null],
    ['KWD', '1.2500', 1.25, 'KWD'],
    ['JPY', '4990', 4990, 'JPY'],
  ])('keeps a cost in %s with its currency', (currency, cost, amount, code) => {
    expect(problems({ cost, currency })).toEqual([])
    const fields = fieldsOfForm(form({ cost, currency }), MI)
    expect(fields).toMatchObject({ cost: amount, currency: code })
    expect(formOf(fields, ['Oil Change'], MI).currency).toBe(currency)
  })

  it('takes no more decimals than a currency has, and no currency without a cost', () => {
    expect(problems({ cost: '49,5', currency: 'JPY' })).toEqual([
      'cost: Cost is a whole amount in JPY, for example 4990',
    ])
    expect(fieldsOfForm(form({ currency: 'EUR' }), MI).currency).toBeNull()
  })

  it('makes text fit to be stored: no NUL, no half characters', () => {
    expect(fieldsOfForm(form({ notes: 'a\0b\uD800c 🚗 שלום' }), MI).notes).toBe('ab\uFFFDc 🚗 שלום')
  })

  it('opens a record of the driver’s own item as a custom one', () => {
    const record = recordOf({ item: 'Wax', date: '2026-01-01', mileage: 5, cost: 49.9 })
    expect(formOf(record, ['Oil Change'], MI)).toEqual({
      ...emptyForm(''),
      item: CUSTOM_ITEM,
      customItem: 'Wax',
      date: '2026-01-01',
      mileage: '5',
      cost: '49.9',
    })
    expect(formOf(record, ['Wax'], MI)).toMatchObject({ item: 'Wax', customItem: '' })
  })
})
