import { describe, expect, it } from 'vitest'
import { decodeVin, vinOfBarcode } from './index.ts'

const read = (vin: string, thisYear = 2026) => {
  const { year, make, model, engine, fuel } = decodeVin(vin, thisYear)
  return [year, make, model, engine, fuel].map((value) => value ?? '-').join(' ')
}

describe('a VIN of a car sold in the US', () => {
  // https://github.com/h3/python-libvin, tests/__init__.py, with make, model and year from there.
  it.each([
    ['JM1BL1SF3A1267720', '2010 Mazda Mazda3'],
    ['2A4GM684X6R632476', '2006 Chrysler Pacifica'],
    ['2B3KA43G27H825762', '2007 Dodge Charger'],
    ['1FAHP3FN8AW139719', '2010 Ford Focus'],
    ['1GKEV13728J123735', '2008 GMC Acadia'],
    ['1HGCM82633A004352', '2003 Honda Accord'],
  ])('%s is a %s', (vin, expected) => {
    expect(read(vin)).toContain(expected)
  })

  it('with another check digit is said to be mistyped perhaps, and no more than its maker', () => {
    expect(decodeVin('1HGCM82643A004352', 2026)).toEqual({
      kind: 'vin',
      make: 'Honda',
      model: null,
      year: null,
      engine: null,
      fuel: null,
      doubt: 'check-digit',
    })
  })

  it('has a year until the next one', () => {
    expect(decodeVin('1FAHP3FN8AW139719', 2009).year).toBe(2010)
    expect(decodeVin('1FAHP3FN8AW139719', 2008).year).toBeNull()
  })
})

describe('a VIN of a car sold elsewhere', () => {
  it.each([
    ['WVGZZZ5NZEW069297', 'Volkswagen'],
    ['WF0KXXGCBKBJ13223', 'Ford'],
    ['WAUZZZ8K1DA006278', 'Audi'],
    ['YV1MC5851CJ126651', 'Volvo'],
    ['WDD2470031J059461', 'Mercedes-Benz'],
    ['WBA71DC010CH14720', 'BMW'],
    ['TMBJJ7NE1L0000000', 'Škoda'],
  ])('%s has its maker, and no year that nobody can know', (vin, make) => {
    expect(decodeVin(vin, 2026)).toEqual({
      kind: 'vin',
      make,
      model: null,
      year: null,
      engine: null,
      fuel: null,
      doubt: null,
    })
  })

  it('of a maker that is not known says nothing', () => {
    expect(decodeVin('KF1SF08WJ8B257338', 2026)).toMatchObject({ make: null, year: null, doubt: null })
  })
})

describe('a number of another kind', () => {
  it.each(['SE3P-116167', 'SE3P116167', 'NZE121-3012345'])(
    '%s is a frame number, and not called wrong',
    (text) => {
      expect(decodeVin(text, 2026)).toMatchObject({ kind: 'frame', doubt: null, make: null })
    },
  )
  it('with I, O or Q is asked about', () => {
    expect(decodeVin('1HGCM8263OA004352', 2026)).toMatchObject({ doubt: 'letters', make: null })
  })
})

it('a barcode may begin with an I for import, or with the signs around its code', () => {
  expect(vinOfBarcode('IJM1BL1SF3A1267720')).toBe('JM1BL1SF3A1267720')
  expect(vinOfBarcode('*jm1bl1sf3a1267720*')).toBe('JM1BL1SF3A1267720')
  expect(vinOfBarcode('SE3P-116167')).toBe('SE3P-116167')
})
