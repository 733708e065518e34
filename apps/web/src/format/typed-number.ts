import { certain, type NumberOptions, type NumberReading, readNumber } from '@tappet/upkeep'

/** What a driver typed into a field of an odometer or a count; null for what is no number. */
export function typedCount(text: string): number | null {
  return certain(readNumber(text, { whole: true }))
}

/** The same as a whole number, cut off behind the point. */
export function typedWhole(text: string): number | null {
  const whole = Math.trunc(typedCount(text) ?? Number.NaN)
  return Number.isSafeInteger(whole) ? whole : null
}

/** "1,234" where it can be two numbers: what to type for each. The fourth decimal is what tells them apart. */
export function whichNumber(reading: Extract<NumberReading, { kind: 'ambiguous' }>, decimals = 4): string {
  const [larger, smaller] = reading.decimals
  const typed = decimals > 3 ? `${smaller}0` : Number(smaller).toFixed(decimals)
  return `This can be ${larger} or ${smaller}. Type ${larger} or ${typed}.`
}

/** What is to be said of a field that holds an ambiguous number; null for every other. */
export function doubtOf(text: string, decimals?: number, options?: NumberOptions): string | null {
  const reading = readNumber(text, options)
  return reading.kind === 'ambiguous' ? whichNumber(reading, decimals) : null
}
