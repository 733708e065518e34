import { fillUpFields, NO_PREFERENCES, rowOf, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { computed, emptyFill, type FillForm, fieldsFor, fillFormOf, readFill } from './fill-form.ts'

const UNITS = { ...unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' }), currency: 'EUR' }
const context = { lastPrice: null, units: UNITS }
const form = (part: Partial<FillForm>): FillForm => ({
  ...emptyFill('2026-03-05', UNITS),
  amount: '45,12',
  ...part,
})
const read = (part: Partial<FillForm>, lastPrice: number | null = null) => {
  const result = readFill(form(part), { ...context, lastPrice })
  return result.ok ? result.fillUp : result.errors
}

describe('the form of a fill-up', () => {
  it('keeps the units in which fuel is bought, and takes a tank as full', () => {
    expect(read({ odometer: '62.300', total_minor: '83,88', station: ' Aral ' })).toEqual(
      rowOf(fillUpFields, {
        date: '2026-03-05',
        odometer: 62_300,
        odometer_unit: 'km',
        amount: 45.12,
        amount_unit: 'l',
        total_minor: 8388,
        currency: 'EUR',
        station: 'Aral',
      }),
    )
  })

  it.each([
    ['the total from the price', { price: '1,8590' }, 8388],
    ['the total from a price that the last one makes clear', { price: '1,859' }, 8388],
    ['the price from amount and total', { price: '1,859', total_minor: '83,88' }, 8388],
    ['an amount in Arabic digits', { amount: '٤٥٫١٢', total_minor: '٨٣٫٨٨' }, 8388],
    ['a whole currency', { currency: 'JPY', total_minor: '7200' }, 7200],
    ['amounts beside their signs', { odometer: '62.300 km', amount: '45,12 L', total_minor: '€83.88' }, 8388],
    ['nothing where neither is typed', {}, null],
  ])('works out %s', (_title, part, total_minor) => {
    expect(read(part, 1.79)).toMatchObject({ total_minor })
  })

  it.each<[string, Partial<FillForm>, Partial<Record<keyof FillForm, string>>]>([
    ['no amount', { amount: '' }, { amount: 'Enter how much you filled in, such as 45.12.' }],
    ['a tank of a lorry', { amount: '1200.5' }, { amount: 'That is more than a tank holds.' }],
    ['letters', { odometer: 'many' }, { odometer: expect.stringMatching(/^Enter the number/) }],
    [
      'a price that can be two',
      { price: '1,859' },
      { price: 'This can be 1859 or 1.859. Type 1859 or 1.8590.' },
    ],
    [
      'a total that can be two',
      { total_minor: '1.234' },
      { total_minor: expect.stringMatching(/1234 or 1\.234/) },
    ],
    [
      'a total of no car',
      { total_minor: '9'.repeat(17) },
      { total_minor: 'That is more than the log can hold' },
    ],
    [
      'sen of a yen',
      { currency: 'JPY', total_minor: '7200,5' },
      { total_minor: expect.stringMatching(/JPY has 0 decimals/) },
    ],
    [
      'three numbers that contradict each other',
      { price: '1.85', total_minor: '8388' },
      { total_minor: '45.12 at 1.85 makes 83.47. Correct one of the three, or leave one blank.' },
    ],
    ['no day', { date: '' }, { date: 'Please choose the date of the fill-up' }],
    [
      'a station without an end',
      { station: 'x'.repeat(201) },
      { station: 'Keep the station under 200 characters' },
    ],
    [
      'the heat of an oven',
      { outside_temperature: '61' },
      { outside_temperature: 'Outside temperature is a number from -90 to 60 °C' },
    ],
  ])('says what is wrong with %s', (_title, part, errors) => {
    expect(read(part)).toEqual(errors)
  })

  it('names and measures a charge as one: in kWh alone', () => {
    const fields = fieldsFor('electricity')
    expect([fields.amount.label, fields.is_full.label, fields.station.label]).toEqual([
      'Energy charged',
      'Charged full',
      'Place',
    ])
    expect(Object.keys(fields.amount_unit.options)).toEqual(['kwh'])
    expect(Object.keys(fieldsFor('diesel').amount_unit.options)).toEqual(['us_gal', 'uk_gal', 'l'])
    expect(Object.keys(fieldsFor('').amount_unit.options)).toHaveLength(6)
    const charge = {
      ...emptyFill('2026-03-05', UNITS, { energy: 'electricity', amount_unit: 'kwh' }),
      amount: '42,5',
    }
    expect(readFill(charge, context)).toMatchObject({
      fillUp: { energy: 'electricity', amount: 42.5, amount_unit: 'kwh' },
    })
  })

  it('shows the price that follows while it is typed', () => {
    expect(computed(form({ total_minor: '83.88' }), context)?.price).toBeCloseTo(1.859, 3)
    expect(computed(form({ amount: '' }), context)).toBeNull()
  })

  it.each([
    ['c', '-4,5', -4.5, '-4.5'],
    ['c', '−12', -12, '-12'],
    ['f', '24', -4.44, '24'],
    ['f', '-0.5', -18.06, '-0.5'],
    ['f', '٧٢', 22.22, '72'],
  ] as const)(
    'keeps a temperature in °%s, typed as %s, as °C and shows it as it was typed',
    (unit, typed, celsius, shown) => {
      const units = { ...UNITS, temperature: unit }
      const saved = readFill(form({ outside_temperature: typed }), { ...context, units })
      if (!saved.ok) throw new Error('not read')
      expect(saved.fillUp.outside_temperature).toBe(celsius)
      expect(fillFormOf(saved.fillUp, units).outside_temperature).toBe(shown)
    },
  )

  it('opens a fill-up as it was saved', () => {
    const saved = readFill(form({ odometer: '62300.4', total_minor: '83.88', note: 'rain' }), context)
    if (!saved.ok) throw new Error('not read')
    expect(readFill(fillFormOf(saved.fillUp, UNITS), context)).toEqual(saved)
  })
})
