import { currencyDigits } from '../money/money.ts'
import { readNumber } from './read-number.ts'
import { currencyIn } from './read-unit.ts'

export type MoneyReading =
  /** `decimal` in plain digits, below zero for money back; `currency` where the text names it. */
  | { kind: 'amount'; decimal: string; currency: string | null }
  /** "1.250" is 1250 to some and 1.25 to others. */
  | { kind: 'ambiguous'; currency: string | null }
  | { kind: 'none' }

export type MoneyOptions = {
  decimalSign?: '.' | ','
  currency?: string | null
}

const AROUND = /^[\p{L}\p{Sc}\s.'’()\-−–]*$/u
const NONE: MoneyReading = { kind: 'none' }

export function readMoney(text: string, { decimalSign, currency = null }: MoneyOptions = {}): MoneyReading {
  const inBrackets = /^\((.*)\)$/s.exec(text.trim())
  const parts = split((inBrackets?.[1] ?? text).trim())
  if (parts === null) return NONE
  const around = `${parts.before} ${parts.after}`
  const signs = around.match(/[-−–]/g)?.length ?? 0
  if (!AROUND.test(around) || signs > 1 || (signs === 1 && inBrackets !== null)) return NONE
  const named = currencyIn(around.replace(/[-−–()]/g, ' '))
  const isWhole = currencyDigits(named ?? currency ?? '') === 0
  const reading = readNumber(parts.digits, {
    ...(isWhole ? { whole: true } : {}),
    ...(decimalSign === undefined ? {} : { decimalSign }),
  })
  if (reading.kind === 'none') return NONE
  if (reading.kind === 'ambiguous') return { kind: 'ambiguous', currency: named }
  const isBack = (inBrackets !== null || signs === 1) && reading.value !== 0
  return { kind: 'amount', decimal: isBack ? `-${reading.decimal}` : reading.decimal, currency: named }
}

/** The number in the middle, and what stands around it. "50.-" and "50,-" are Swiss and German for a whole amount. */
function split(text: string): { before: string; digits: string; after: string } | null {
  const middle = /[.,٫]?\p{Nd}(?:.*[\p{Nd}.,٫])?/su.exec(text)
  if (middle === null) return null
  const before = text.slice(0, middle.index)
  const after = text.slice(middle.index + middle[0].length)
  const isAbbreviated = /\p{L}$/u.test(before) && middle[0].startsWith('.')
  const isDashed = /[.,]$/.test(middle[0]) && /^\s*[-–—]/.test(after)
  return {
    before,
    digits: middle[0].slice(isAbbreviated ? 1 : 0, isDashed ? -1 : undefined),
    after: isDashed ? after.replace(/[-–—]+/, '') : after,
  }
}
