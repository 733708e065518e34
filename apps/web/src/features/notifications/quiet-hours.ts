import type { NotificationSettingsRow } from '@tappet/wire'

/** Wall clock, HH:MM. */
export type QuietHours = { from: string; until: string }

export const USUAL_QUIET_HOURS: QuietHours = { from: '22:00', until: '07:00' }

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Null when there are none; the database writes seconds too. */
export function quietHoursOf(row: NotificationSettingsRow | null | undefined): QuietHours | null {
  if (!row?.quiet_from || !row.quiet_until) return null
  return { from: row.quiet_from.slice(0, 5), until: row.quiet_until.slice(0, 5) }
}

export function quietHoursProblem({ from, until }: QuietHours): string | undefined {
  if (!TIME.test(from) || !TIME.test(until)) return 'Enter both times.'
  return from === until ? 'The two times must differ. To hear nothing at all, turn push off.' : undefined
}
