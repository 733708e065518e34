import { currencySigns, type Money, minorOf, readNumber } from '@tappet/upkeep'
import { whichNumber } from '../../format/typed-number.ts'

export type TypedPrice =
  | { kind: 'none' }
  | { kind: 'price'; price: Money }
  | { kind: 'wrong'; problem: string }

export function typedPrice(typed: string, currency: string): TypedPrice {
  if (typed.trim() === '') return { kind: 'none' }
  const reading = readNumber(typed, { signs: currencySigns(currency) })
  if (reading.kind === 'ambiguous') return { kind: 'wrong', problem: whichNumber(reading) }
  const minor = reading.kind === 'number' ? minorOf(reading.decimal, currency) : null
  return minor === null
    ? { kind: 'wrong', problem: 'Write an amount such as 245.50.' }
    : { kind: 'price', price: { minor, currency } }
}
