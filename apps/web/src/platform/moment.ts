import { isUsEnglish, usDay, usTime } from './us-english.ts'

type Time = string | number

const usDate = (at: Date) => usDay(at.getFullYear(), at.getMonth(), at.getDate())

/** "Nov 21, 2026, 7:48 AM" by the driver's own clock and language. @param time ISO 8601, or milliseconds since 1970 */
export function momentWords(time: Time): string {
  const at = new Date(time)
  if (isUsEnglish()) return `${usDate(at)}, ${usTime(at.getHours(), at.getMinutes())}`
  return at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** "Nov 21, 2026": the moment's day on the driver's own calendar. */
export function dateWords(time: Time): string {
  const at = new Date(time)
  return isUsEnglish() ? usDate(at) : at.toLocaleDateString(undefined, { dateStyle: 'medium' })
}
