import { isCurrency } from '../money/money.ts'
import type { AmountUnit, DistanceUnit } from '../units.ts'
import { COMMON_CODES, CURRENCY_SIGNS } from './signs.table.ts'

const MILES = /^(?:mi|mls|miles?|millas?|milhas?|meilen?)\.?$/i
const KILOMETRES = /^(?:kms?|kilomet(?:er|re)s?|kil[oó]metros?|quil[oô]metros?|kilom[eè]tres?|км)\.?$/i
const LITRES = /^(?:l|lt|ltr|lit(?:er|re)s?|litros?|litri|litrów|litry|л|литр(?:ы|ов)?)\.?$/i
const GALLONS = /^(?:gal|gals|gallons?|gal[oó]n(?:es)?|gal(?:ão|ões))\.?$/i

export function distanceUnitIn(text: string): DistanceUnit | null {
  const word = text.trim()
  if (MILES.test(word)) return 'mi'
  return KILOMETRES.test(word) ? 'km' : null
}

const OTHERS: Readonly<Record<string, AmountUnit>> = { kwh: 'kwh', kg: 'kg', kgs: 'kg', m3: 'm3', 'm³': 'm3' }

/** "l", "Litres", "kWh", "gal (UK)", "US_GALLON"; a bare "gal" is 'gallon', because two countries mean two volumes by it. */
export function amountUnitIn(text: string): AmountUnit | 'gallon' | null {
  const words = text
    .trim()
    .split(/[\s_().]+/)
    .filter(Boolean)
  if (words.length === 1 && LITRES.test(words[0] ?? '')) return 'l'
  if (words.length === 1 && words[0] !== undefined && OTHERS[words[0].toLowerCase()] !== undefined)
    return OTHERS[words[0].toLowerCase()] ?? null
  if (!words.some((word) => GALLONS.test(word))) return null
  if (words.some((word) => /^(?:uk|imp|imperial)$/i.test(word))) return 'uk_gal'
  return words.some((word) => /^usa?$/i.test(word)) ? 'us_gal' : 'gallon'
}

/** The code of "EUR", "eur", "€" or "R$"; null for no currency, and for a sign of several, such as $. */
export function currencyIn(text: string): string | null {
  const word = text.trim().replace(/\.$/, '')
  const code = word.toUpperCase()
  if (isCurrency(code) && (word === code || COMMON_CODES.has(code))) return code
  return CURRENCY_SIGNS[word.toLowerCase()] ?? null
}
