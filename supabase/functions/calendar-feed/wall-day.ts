/** YYYY-MM-DD; UTC where the zone is unknown here. */
export function wallDay(instant: Date, timeZone: string): string {
  // Swedish dates are ISO 8601.
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
