/** The calendar day at `instant` in a time zone, YYYY-MM-DD; by UTC where nobody here knows that zone. */
export function wallDay(instant: Date, timeZone: string): string {
  // Sweden writes days as ISO 8601 does.
  const format = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, calendar: 'gregory', dateStyle: 'short' }).format(
      instant,
    )
  try {
    return format(timeZone)
  } catch {
    return format('UTC')
  }
}
