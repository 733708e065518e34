import { mayBeDue, reminderBadges } from '@tappet/upkeep'
import { countText } from '../../format/count.ts'
import { countByBadge, type Standing } from './reminder-status.ts'

/** "1 overdue, 2 due soon, of 7." What cannot be counted is named: it may be due. */
export function summaryText(all: readonly Standing[]): string {
  const counts = countByBadge(all)
  const pressing = reminderBadges
    .filter((badge) => badge !== 'Upcoming' && counts[badge] > 0)
    .map((badge) => `${counts[badge]} ${badge.toLowerCase()}`)
  const total = countText(all.length, 'service')
  const open = all.filter(({ pref, status }) => mayBeDue(pref, status)).length
  const unknown = open === 0 ? '' : ` ${open} may be due: open and check ${open === 1 ? 'it' : 'them'}.`
  if (pressing.length > 0) return `${pressing.join(', ')}, of ${total}.${unknown}`
  return open === 0 ? `${total}, nothing due soon.` : `${total}.${unknown}`
}
