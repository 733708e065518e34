/** What a driver types as an amount of money; it is judged beside its currency. */
import {
  currencyDigits,
  currencySigns,
  decimalOf,
  type OfKind,
  readNumber,
  signedMinorOf,
} from '@tappet/upkeep'
import { doubtOf } from '../format/typed-number.ts'

/** Money back is typed with a minus before it. */
const withoutMinus = (text: string) => text.replace(/^[-−]/, '')

/** In minor units; null for what is no amount, and for one that can be two. */
function typedMinor(text: string, currency: string): number | null {
  const digits = withoutMinus(text)
  const reading = readNumber(digits, { signs: currencySigns(currency) })
  const sign = digits === text ? '' : '-'
  return reading.kind === 'number' ? signedMinorOf(`${sign}${reading.decimal}`, currency) : null
}

/** What is wrong with a typed amount; null for a blank one. */
export function wrongAmount(
  text: string,
  { label, max }: Pick<OfKind<'money'>, 'label' | 'max'>,
  currency: string,
): string | null {
  const digits = currencyDigits(currency)
  const doubt = doubtOf(withoutMinus(text), digits, { signs: currencySigns(currency) })
  if (text === '' || doubt !== null) return doubt
  const minor = typedMinor(text, currency)
  if (minor === null)
    return digits === 0
      ? `${label} is a whole amount in ${currency}, for example 4990`
      : `${label} is an amount with at most ${DIGIT_WORDS[digits]} decimals, for example ${(49.9).toFixed(digits)}`
  return Math.abs(minor) > max * 10 ** digits ? 'That is more than the log can hold' : null
}

const DIGIT_WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' }

/** In the currency's whole units, as a table keeps it. */
export function amountOfText(text: string, currency: string): number | null {
  const minor = typedMinor(text.trim(), currency)
  return minor === null ? null : Number(decimalOf({ minor, currency }))
}
