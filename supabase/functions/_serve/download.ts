export function downloadHeaders(contentType: string, name: string): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'Access-Control-Expose-Headers': 'Content-Disposition',
  }
}

/** YYYY-MM-DD in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** YYYY-MM-DD; null for what is no name of a time zone. */
export function dayIn(instant: Date, timeZone: string): string | null {
  try {
    // Swedish dates are ISO 8601.
    const format = { timeZone, calendar: 'gregory', dateStyle: 'short' } as const
    return new Intl.DateTimeFormat('sv-SE', format).format(instant)
  } catch {
    return null
  }
}
