import type { ReminderStatus } from '@tappet/upkeep'
import { CalendarDays, Gauge } from 'lucide-react'
import { useUnits } from '../../platform/storage/preferences.ts'
import { mileageText, timeText } from './copy.ts'

export function DueLines({ status }: { status: ReminderStatus }) {
  const { distance: unit } = useUnits()
  const lines = [
    { icon: CalendarDays, words: timeText(status) },
    { icon: Gauge, words: mileageText(status, unit) },
  ]
  return (
    <span className="flex flex-col gap-1">
      {lines.map(({ icon: Icon, words }) =>
        words === null ? null : (
          <span className="flex gap-2" key={words}>
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            {words}
          </span>
        ),
      )}
    </span>
  )
}
