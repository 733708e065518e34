import {
  certain,
  type DistanceUnit,
  type NumberOptions,
  type NumberReading,
  readNumber,
} from '@tappet/upkeep'

const DISTANCE_SIGNS = { mi: ['miles', 'mi'], km: ['km'] }

/** Null for what is no number. The unit's own sign may stand beside it. */
export function typedCount(text: string, unit?: DistanceUnit): number | null {
  return certain(readNumber(text, { whole: true, signs: unit ? DISTANCE_SIGNS[unit] : [] }))
}

/** Cut off behind the point. */
export function typedWhole(text: string, unit?: DistanceUnit): number | null {
  const whole = Math.trunc(typedCount(text, unit) ?? Number.NaN)
  return Number.isSafeInteger(whole) ? whole : null
}

/** "1,234" may be two numbers: what to type for each, told apart by the fourth decimal. */
export function whichNumber(reading: Extract<NumberReading, { kind: 'ambiguous' }>, decimals = 4): string {
  const [larger, smaller] = reading.decimals
  const typed = decimals > 3 ? `${smaller}0` : Number(smaller).toFixed(decimals)
  return `This can be ${larger} or ${smaller}. Type ${larger} or ${typed}.`
}

/** Null for a number that is not ambiguous. */
export function doubtOf(text: string, decimals?: number, options?: NumberOptions): string | null {
  const reading = readNumber(text, options)
  return reading.kind === 'ambiguous' ? whichNumber(reading, decimals) : null
}
