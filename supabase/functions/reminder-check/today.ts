import { FunctionError } from '../_serve/errors.ts'

/**
 * @param timeZone IANA name; null means UTC
 * @throws FunctionError bad_request for a name that is no time zone
 */
export function todayIn(instant: Date, timeZone: string | null): string {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timeZone ?? 'UTC',
      calendar: 'gregory',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  } catch {
    throw new FunctionError('bad_request', 'time_zone: must be an IANA name such as America/New_York')
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
