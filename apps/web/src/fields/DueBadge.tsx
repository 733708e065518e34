import type { ReminderBadge } from '@tappet/upkeep'
import { CalendarCheck, Clock, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Badge, type Tone } from '../ui/index.ts'

const LOOK: Record<ReminderBadge, { tone: Tone; icon: LucideIcon }> = {
  Overdue: { tone: 'now', icon: OctagonAlert },
  'Due This Week': { tone: 'now', icon: TriangleAlert },
  'Due Soon': { tone: 'soon', icon: Clock },
  Upcoming: { tone: 'safe', icon: CalendarCheck },
}

export function DueBadge({ badge }: { badge: ReminderBadge }) {
  const { tone, icon: Icon } = LOOK[badge]
  return (
    <Badge icon={<Icon />} tone={tone}>
      {badge}
    </Badge>
  )
}
