/* Intl's first use blocks Chromium for 30 ms, 120 ms on a slow phone, while the page is being drawn. */

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether Intl would give the same texts. @param locale BCP 47; by default the browser's */
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

export function usTime(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
