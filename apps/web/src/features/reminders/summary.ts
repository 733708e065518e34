import { reminderBadges } from '@tappet/upkeep'
import type { Standing } from './standing.ts'
import { countByBadge } from './standing.ts'

/** "1 overdue, 2 due soon, of 7." The calm ones are not listed one by one. */
export function summaryText(all: readonly Standing[]): string {
  const counts = countByBadge(all)
  const pressing = reminderBadges
    .filter((badge) => badge !== 'Upcoming' && counts[badge] > 0)
    .map((badge) => `${counts[badge]} ${badge.toLowerCase()}`)
  const total = `${all.length} ${all.length === 1 ? 'service' : 'services'}`
  return pressing.length === 0 ? `${total}, nothing due soon.` : `${pressing.join(', ')}, of ${total}.`
}
