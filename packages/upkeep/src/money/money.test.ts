import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  currencyCodes,
  currencyDigits,
  decimalOf,
  isCurrency,
  minorOf,
  nearestMinor,
  signedMinorOf,
  sumByCurrency,
} from './money.ts'

it.each([
  ['HUF', 2],
  ['IDR', 2],
  ['IQD', 3],
  ['JPY', 0],
  ['KWD', 3],
  ['EUR', 2],
])('%s has the %i decimals of ISO 4217, whatever is usual in cash', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits)
})

it('knows each currency once, and no other', () => {
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
  expect(currencyCodes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  expect(currencyCodes.length).toBeGreaterThan(150)
  expect([isCurrency('EUR'), isCurrency('eur'), isCurrency('XXX'), isCurrency(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['245.5', 'USD', 24_550],
  ['245', 'USD', 24_500],
  ['1.005', 'KWD', 1005],
  ['1.500', 'USD', 150],
  ['1200', 'JPY', 1200],
  ['8.95', 'USD', 895],
])('%s %s are %i minor units', (decimal, currency, minor) => {
  expect(minorOf(decimal, currency)).toBe(minor)
})

it.each([
  ['1.005', 'USD'],
  ['0.5', 'JPY'],
  ['', 'USD'],
  ['-1', 'USD'],
  ['99999999999999999', 'USD'],
])('"%s" %s is no amount of it', (decimal, currency) => {
  expect(minorOf(decimal, currency)).toBeNull()
})

it('writes an amount so that it is read as the same', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.constantFrom(...currencyCodes), (minor, currency) => {
      expect(minorOf(decimalOf({ minor, currency }), currency)).toBe(minor)
    }),
  )
  expect(decimalOf({ minor: 5, currency: 'USD' })).toBe('0.05')
  expect(decimalOf({ minor: -24_550, currency: 'USD' })).toBe('-245.50')
})

it('rounds to the minor unit only where it is asked to', () => {
  expect(nearestMinor(83.878, 'EUR')).toBe(8388)
  expect(nearestMinor(1499.6, 'JPY')).toBe(1500)
})

it('adds per currency, and never across', () => {
  const sums = sumByCurrency([
    { minor: 10, currency: 'USD' },
    { minor: 7, currency: 'EUR' },
    { minor: 20, currency: 'USD' },
  ])
  expect(sums).toEqual([
    { minor: 7, currency: 'EUR' },
    { minor: 30, currency: 'USD' },
  ])
  expect(sumByCurrency([])).toEqual([])
})

it('reads an amount below zero, and no minus zero', () => {
  expect([signedMinorOf('-50.5', 'USD'), signedMinorOf('50', 'JPY'), signedMinorOf('-0', 'EUR')]).toEqual([
    -5050, 50, 0,
  ])
  expect([signedMinorOf('--5', 'USD'), signedMinorOf('-1.005', 'USD')]).toEqual([null, null])
})
