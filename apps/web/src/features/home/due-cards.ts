import type { ReminderStatus } from '@tappet/upkeep'

export const MAX_CARDS = 2

export type DueCards = { shown: readonly ReminderStatus[]; notShown: number }

/** What was dismissed makes room for the next. */
export function dueCards(due: readonly ReminderStatus[], dismissed: ReadonlySet<string>): DueCards {
  const shown = due.filter(({ id }) => !dismissed.has(id)).slice(0, MAX_CARDS)
  return { shown, notShown: due.length - shown.length }
}
