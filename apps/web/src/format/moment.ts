import { isUsEnglish, usDay, usTime } from './us-english.ts'

type Time = string | number

const usDate = (at: Date) => usDay(at.getFullYear(), at.getMonth(), at.getDate())

/** "Nov 21, 2026, 7:48 AM" in the device's time zone and language. @param time ISO 8601, or milliseconds since 1970 */
export function formatMoment(time: Time): string {
  const at = new Date(time)
  if (isUsEnglish()) return `${usDate(at)}, ${usTime(at.getHours(), at.getMinutes())}`
  return at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

export function formatDate(time: Time): string {
  const at = new Date(time)
  return isUsEnglish() ? usDate(at) : at.toLocaleDateString(undefined, { dateStyle: 'medium' })
}
