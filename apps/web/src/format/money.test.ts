import { expect, it } from 'vitest'
import { currencyName, exactMoney, unitPrice, wholeMoney, wholeSums } from './money.ts'

it.each([
  [24_550, 'USD', '$245.50'],
  [4512, 'EUR', '€45.12'],
  [1200, 'JPY', '¥1,200'],
  [1250, 'KWD', 'KWD 1.250'],
  [1550, 'HUF', 'HUF 15.50'],
])('%i minor units of %s are "%s"', (minor, currency, text) => {
  expect(exactMoney({ minor, currency }, 'en-US').replaceAll('\u00a0', ' ')).toBe(text)
})

it('are written as the reader’s country does', () => {
  expect(exactMoney({ minor: 123_456, currency: 'EUR' }, 'de-DE').replaceAll('\u00a0', ' ')).toBe(
    '1.234,56 €',
  )
})

it('are whole in sums, and have one decimal more in a price per litre', () => {
  expect(wholeMoney({ minor: 24_550, currency: 'USD' })).toBe('$246')
  expect(wholeMoney({ minor: 24_550, currency: 'EUR' }, 'en-US')).toBe('€246')
  expect(unitPrice(1.859, 'EUR', 'en-US')).toBe('€1.859')
  expect(currencyName('EUR', 'en-US')).toBe('Euro')
})

it('are written side by side where there are several currencies, and converted never', () => {
  const sums = [
    { minor: 124_000, currency: 'USD' },
    { minor: 5000, currency: 'USD' },
  ]
  expect(wholeSums(sums, 'EUR')).toBe('$1,240 + $50')
  expect(wholeSums([], 'USD')).toBe('$0')
  const back = { minor: -2000, currency: 'USD' }
  expect(wholeSums([...sums, back], 'EUR')).toBe('$1,240 + $50 − $20')
  expect(wholeSums([back], 'EUR')).toBe('-$20')
})
