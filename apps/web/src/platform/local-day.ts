import { isUsEnglish, usDay } from './us-english.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of a moment on this device's own clock, YYYY-MM-DD. */
export function localDay(now: Date): string {
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

// A calendar day has no time zone: read and written in the same one.
const writer = (locale?: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
// Made once, for a log has thousands of days, and not before the first: the making is slow.
let here: Intl.DateTimeFormat | undefined

/** "Mar 5, 2026", as the locale writes it; anything but a day stays as it is. @param day YYYY-MM-DD */
export function dayWords(day: string, locale?: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(instant)) return day
  if (isUsEnglish(locale)) {
    const at = new Date(instant)
    return usDay(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  }
  if (locale !== undefined) return writer(locale).format(instant)
  here ??= writer()
  return here.format(instant)
}
