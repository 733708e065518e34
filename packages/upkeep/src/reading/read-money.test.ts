import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyCodes, decimalOf } from '../money/money.ts'
import { readMoney } from './read-money.ts'

describe('an amount of money', () => {
  it.each([
    ['$1,234.56', '1234.56', null],
    ['1.234,56 €', '1234.56', 'EUR'],
    ['1 234,56 kr', '1234.56', null],
    ['CHF 1’234.50', '1234.50', 'CHF'],
    ['45,50 zł', '45.50', 'PLN'],
    ['R$ 1.250,00', '1250.00', 'BRL'],
    ['US$ 5', '5', 'USD'],
    ['12,5', '12.5', null],
    ['.99', '0.99', null],
    ['Rs. 500', '500', null],
    ['50.-', '50', null],
    ['12,-', '12', null],
    ['(5.00)', '-5.00', null],
    ['($50.00)', '-50.00', null],
    ['-50', '-50', null],
    ['−50 €', '-50', 'EUR'],
    ['$-50', '-50', null],
    ['50-', '-50', null],
    ['-0.00', '0.00', null],
    ['350.000 VND', '350000', 'VND'],
    ['₩12,000', '12000', 'KRW'],
  ])('%j is %s in %s', (text, decimal, currency) => {
    expect(readMoney(text)).toEqual({ kind: 'amount', decimal, currency })
  })

  it.each(['', 'free', '1-2', '12,1,234', '1e5', '--5', '5 for 2'])('%j is none', (text) => {
    expect(readMoney(text)).toEqual({ kind: 'none' })
  })

  it('with a lone mark before three digits can be two, until something tells', () => {
    expect(readMoney('1.250 €')).toEqual({ kind: 'ambiguous', currency: 'EUR' })
    expect(readMoney('1.250 €', { decimalSign: ',' })).toMatchObject({ decimal: '1250' })
    expect(readMoney('1.250 €', { decimalSign: '.' })).toMatchObject({ decimal: '1.250' })
    expect(readMoney('1.250', { currency: 'JPY' })).toMatchObject({ decimal: '1250' })
  })

  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...currencyCodes),
        (minor, currency) => {
          const decimal = decimalOf({ minor, currency })
          expect(readMoney(`${decimal} ${currency}`, { decimalSign: '.' })).toEqual({
            kind: 'amount',
            decimal,
            currency,
          })
        },
      ),
    )
  })
})
