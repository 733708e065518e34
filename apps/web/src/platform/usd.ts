import { groupDigits } from './us-english.ts'

/** "$1,240": money is shown in whole US dollars. Written by hand: a phone takes longer to load its tables of currencies. */
export function wholeUsd(amountUsd: number): string {
  const rounded = Math.round(Math.abs(amountUsd))
  const sign = amountUsd < 0 && rounded !== 0 ? '-' : ''
  return `${sign}$${groupDigits(rounded)}`
}
