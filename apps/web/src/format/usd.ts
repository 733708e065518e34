import { groupDigits } from './us-english.ts'

// Written by hand: a phone takes longer to load its tables of currencies.

/** "$1,240": estimates and sums are shown in whole US dollars. */
export function wholeUsd(amountUsd: number): string {
  const rounded = Math.round(Math.abs(amountUsd))
  const sign = amountUsd < 0 && rounded !== 0 ? '-' : ''
  return `${sign}$${groupDigits(rounded)}`
}

/** "$1,240.50": what was paid keeps its cents. */
export function exactUsd(amountUsd: number): string {
  const [dollars = '0', cents] = Math.abs(amountUsd).toFixed(2).split('.')
  const sign = amountUsd < 0 && Number(`${dollars}.${cents}`) !== 0 ? '-' : ''
  return `${sign}$${groupDigits(Number(dollars))}.${cents}`
}
