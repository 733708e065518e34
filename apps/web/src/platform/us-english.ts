/*
 * Days, times and numbers as the United States write them, without the browser's tables of languages: whatever asks
 * Chromium for those first waits some 30 ms for them, 120 on a slow phone, while the page is being drawn. Most drivers
 * read this language; for all others the tables are worth their time.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether what follows is what the browser would write. @param locale BCP 47; the browser's own where it is left out */
export function isUsEnglish(locale: string = globalThis.navigator?.language ?? ''): boolean {
  return locale === 'en-US'
}

/** 62000 as "62,000". @param value whole */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "Mar 5, 2026". @param month from 0 */
export function usDay(year: number, month: number, day: number): string {
  return `${MONTHS[month]} ${day}, ${year}`
}

/** "7:05 AM" */
export function usTime(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
