/** "Nov 21, 2026, 7:48 AM" by the driver's own clock and language. @param time ISO 8601, or milliseconds since 1970 */
export function momentWords(time: string | number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
