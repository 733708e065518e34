import type { ReminderBadge } from '@tappet/upkeep'
import type { LucideIcon } from 'lucide-react'
import { CalendarCheck, Clock, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Tone } from '../../ui/index.ts'
import { Badge } from '../../ui/index.ts'

const LOOK: Record<ReminderBadge, { tone: Tone; icon: LucideIcon }> = {
  Overdue: { tone: 'now', icon: OctagonAlert },
  'Due This Week': { tone: 'now', icon: TriangleAlert },
  'Due Soon': { tone: 'soon', icon: Clock },
  Upcoming: { tone: 'safe', icon: CalendarCheck },
}

export function DueBadge({ badge }: { badge: ReminderBadge }) {
  const { tone, icon: Icon } = LOOK[badge]
  return (
    <Badge icon={<Icon aria-hidden="true" />} tone={tone}>
      {badge}
    </Badge>
  )
}
