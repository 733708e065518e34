/**
 * Numbers as people type them: "12,5", "1.234,56", "1 234.56", "١٢٫٥". Which of point and comma is the decimal sign
 * differs between countries (Unicode CLDR, numbers/symbols), so the text alone has to tell.
 */
import { SIGNS, ZEROS } from './digits.table.ts'

export type NumberReading =
  /** In plain digits: money is made of it without passing through a double. */
  | { kind: 'number'; value: number; decimal: string }
  /** "1,234" is 1234 to some and 1.234 to others. `decimals` holds both, the larger first. */
  | { kind: 'ambiguous'; decimals: readonly [string, string] }
  | { kind: 'none' }

export type NumberOptions = {
  /** "62,300" and "62.300" are 62300. */
  whole?: boolean
  decimalSign?: '.' | ','
  /** Decides what "45,123" litres are. */
  max?: number
  /** May stand before or after it: "$", "km". */
  signs?: readonly string[]
}

const MAX_LENGTH = 40
/** In Arabic and Hebrew text. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g
const THOUSANDS = /^\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*$/
/** 12,34,567 in India. */
const LAKHS = /^\d{1,2}(?:([ '.,])\d{2})(?:\1\d{2})*\1\d{3}$/
const NONE: NumberReading = { kind: 'none' }

export function readNumber(typed: string, options: NumberOptions = {}): NumberReading {
  const text = withoutSign(plainSigns(typed), options.signs ?? [])
  if (text === '' || text.length > MAX_LENGTH || !/^[\d .,'٫]+$/.test(text)) return NONE
  if (text.includes('٫')) return withDecimalSign(text, '٫')
  const [points, commas] = [count(text, '.'), count(text, ',')]
  if (points + commas === 0) return whole(text)
  if (points > 0 && commas > 0)
    return withDecimalSign(text, text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',')
  if (points + commas > 1) return whole(text)
  return loneMark(text, points > 0 ? '.' : ',', options)
}

/** Null where there is doubt. */
export function certain(reading: NumberReading): number | null {
  return reading.kind === 'number' ? reading.value : null
}

function plainSigns(typed: string): string {
  const text = typed.replace(DIRECTION_MARKS, '').trim().replace(/\s/g, ' ')
  return [...text].map((sign) => SIGNS[sign] ?? digitOf(sign) ?? sign).join('')
}

function withoutSign(text: string, signs: readonly string[]): string {
  const lower = text.toLowerCase()
  for (const sign of signs.map((each) => each.toLowerCase())) {
    if (lower.startsWith(sign)) return text.slice(sign.length).trim()
    if (lower.endsWith(sign)) return text.slice(0, -sign.length).trim()
  }
  return text
}

function digitOf(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? null : String(code - zero)
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** The decimal sign, unless three digits follow. */
function loneMark(text: string, mark: '.' | ',', { whole: isWhole, decimalSign, max }: NumberOptions) {
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return withDecimalSign(text, mark)
  const [asGroup, asDecimal] = [whole(text), withDecimalSign(text, mark)]
  if (isWhole) return asGroup
  if (decimalSign !== undefined) return decimalSign === mark ? asDecimal : asGroup
  if (asGroup.kind !== 'number' || asDecimal.kind !== 'number') return NONE
  if (max !== undefined && asGroup.value > max) return asDecimal
  return { kind: 'ambiguous', decimals: [asGroup.decimal, asDecimal.decimal] } as const
}

/** A second one, or digits that are not grouped well, is no number. */
function withDecimalSign(text: string, sign: string): NumberReading {
  const at = text.lastIndexOf(sign)
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  if (before.includes(sign) || !/^\d*$/.test(after) || before + after === '') return NONE
  const digits = before === '' ? '0' : ungrouped(before)
  return digits === null ? NONE : numberOf(digits, after)
}

function whole(text: string): NumberReading {
  const digits = ungrouped(text)
  return digits === null ? NONE : numberOf(digits, '')
}

function ungrouped(text: string): string | null {
  if (/^\d+$/.test(text)) return text
  return THOUSANDS.test(text) || LAKHS.test(text) ? text.replace(/\D/g, '') : null
}

function numberOf(digits: string, fraction: string): NumberReading {
  const decimal = fraction === '' ? digits : `${digits}.${fraction}`
  return { kind: 'number', value: Number(decimal), decimal }
}
