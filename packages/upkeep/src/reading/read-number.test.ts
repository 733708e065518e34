import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZEROS } from './digits.table.ts'
import { certain, readNumber } from './read-number.ts'

describe('a number as it is typed', () => {
  it.each([
    ['0', '0'],
    ['62300', '62300'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['.99', '0.99'],
    ['49,', '49'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['12,34,567', '1234567'],
    ['12,34,567.8', '1234567.8'],
    ['1 234,5', '1234.5'],
    ['1\u202f234,567', '1234.567'],
    ['1\u00a0234', '1234'],
    ['62’300', '62300'],
    ["1'234.50", '1234.50'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['۱۲٫۵', '12.5'],
    ['\u200f۱۲۳۴', '1234'],
    ['１２．５', '12.5'],
    ['१२.५', '12.5'],
    [' 7 ', '7'],
  ])('"%s" is %s', (typed, decimal) => {
    expect(readNumber(typed)).toEqual({ kind: 'number', value: Number(decimal), decimal })
  })

  it.each([
    ['$45.50', ['USD', '$'], 45.5],
    ['45.50 $', ['USD', '$'], 45.5],
    ['usd 45.50', ['USD', '$'], 45.5],
    ['1,000\u00a0KM', ['km'], 1000],
    ['€45.50', ['USD', '$'], null],
    ['$$45', ['USD', '$'], null],
    ['$', ['$'], null],
    ['1,000 mi', ['km'], null],
  ])('"%s" beside %j is %s', (typed, signs, value) => {
    expect(certain(readNumber(typed, { whole: typed.startsWith('1,'), signs }))).toBe(value)
  })

  it.each(['', ' ', '-5', '+5', '1e5', '0x10', 'sixty', '62300 mi', '$5', 'NaN', 'Infinity', '.', ',', '٫'])(
    '"%s" is none',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'none' })
    },
  )

  it.each(['62,30,0', '1.2.3', '12 5', '1,23.4', '1.234,5,6', '1,234.567,8', "1'23", '1 234.567 8', '٫٫'])(
    '"%s", whose digits are not grouped as anybody groups them, is none',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'none' })
    },
  )

  it.each(['1,234', '1.234', '١,٢٣٤', '12،345'.replace('12', '1').replace('345', '234')])(
    '"%s" is ambiguous',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'ambiguous', decimals: ['1234', '1.234'] })
    },
  )

  it('is no more ambiguous where something else tells it', () => {
    expect(certain(readNumber('62,300', { whole: true }))).toBe(62_300)
    expect(certain(readNumber('62.300', { whole: true }))).toBe(62_300)
    expect(certain(readNumber('1,234', { decimalSign: ',' }))).toBe(1.234)
    expect(certain(readNumber('1,234', { decimalSign: '.' }))).toBe(1234)
    expect(certain(readNumber('45,123', { max: 1000 }))).toBe(45.123)
    expect(certain(readNumber('45,123', { max: 45_123 }))).toBeNull()
  })

  it('takes a whole number with a fraction unchanged', () => {
    expect(certain(readNumber('62300,4', { whole: true }))).toBe(62_300.4)
  })
})

const inDigits = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark)

describe('any number', () => {
  const parts = fc.record({
    digits: fc.integer({ min: 0, max: 9_999_999 }).map(String),
    // One or two decimals: three are the ambiguous case, tested above.
    fraction: fc.stringMatching(/^(?:\d{1,2})?$/),
    signs: fc.constantFrom(
      ['.', ','],
      [',', '.'],
      [' ', ','],
      ['\u202f', ','],
      ['’', '.'],
      ['', '.'],
      ['', ','],
    ),
    zero: fc.constantFrom(...ZEROS),
  })

  it('is read the same in every country’s writing and digits, or asked about', () => {
    fc.assert(
      fc.property(parts, ({ digits, fraction, signs: [group = '', decimal = '.'], zero }) => {
        const text = grouped(digits, group) + (fraction === '' ? '' : decimal + fraction)
        const reading = readNumber(inDigits(zero, text))
        const value = Number(fraction === '' ? digits : `${digits}.${fraction}`)
        if (reading.kind === 'ambiguous') expect(reading.decimals.map(Number)).toContain(value)
        else expect(certain(reading)).toBe(value)
      }),
    )
  })

  it('never throws, and never reads letters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const reading = readNumber(text)
        if (/\p{L}/u.test(text)) expect(reading.kind).toBe('none')
      }),
    )
  })
})
