import type { ReminderStatus } from '@tappet/upkeep'

/** Home shows at most this many due reminders. */
export const MAX_CARDS = 2

/** Which due reminders stand on home, and how many are due without standing there. */
export type DueCards = { shown: readonly ReminderStatus[]; notShown: number }

/** Of the due reminders, most urgent first, those to show: what was dismissed makes room for the next. */
export function dueCards(due: readonly ReminderStatus[], dismissed: ReadonlySet<string>): DueCards {
  const shown = due.filter(({ id }) => !dismissed.has(id)).slice(0, MAX_CARDS)
  return { shown, notShown: due.length - shown.length }
}
