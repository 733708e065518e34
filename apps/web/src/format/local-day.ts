import { isUsEnglish, usDay } from './us-english.ts'

const two = (part: number) => String(part).padStart(2, '0')

export function localDay(now: Date): string {
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

// A calendar day has no time zone: UTC.
const writer = (locale?: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
// Creating it is slow, and a log has thousands of days.
let here: Intl.DateTimeFormat | undefined

/** "Mar 5, 2026"; what is not a day is returned unchanged. @param day YYYY-MM-DD */
export function formatDay(day: string, locale?: string): string {
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
