import { groupDigits, isUsEnglish } from './us-english.ts'

const writers = new Map<string | undefined, Intl.NumberFormat>()

// Creating a formatter costs more than formatting a long list.
function writerFor(locale: string | undefined): Intl.NumberFormat {
  const writer = writers.get(locale) ?? new Intl.NumberFormat(locale)
  writers.set(locale, writer)
  return writer
}

/** 62000 as "62,000", grouped as in the locale. @param count whole */
export function wholeNumber(count: number, locale?: string): string {
  return isUsEnglish(locale) ? groupDigits(count) : writerFor(locale).format(count)
}

/** "1 record", "12,000 records". */
export const countText = (count: number, one: string): string =>
  `${wholeNumber(count)} ${one}${count === 1 ? '' : 's'}`
