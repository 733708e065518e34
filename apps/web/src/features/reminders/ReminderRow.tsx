import { mayBeDue, type ReminderBadge, type ReminderStatus, reminderBadge, uncounted } from '@tappet/upkeep'
import { CalendarDays, ChevronDown, Gauge, Pencil, Trash2 } from 'lucide-react'
import { DueBadge } from '../../fields/DueBadge.tsx'
import { dueText } from '../../format/due.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Badge, Button, IconButton } from '../../ui/index.ts'
import {
  copy,
  intervalText,
  lastDoneText,
  mileageText,
  notCountedText,
  timeText,
  uncountedText,
} from './copy.ts'
import { type Standing, usedShare } from './reminder-status.ts'

export type ReminderRowProps = {
  standing: Standing
  /** Says at once by when; what is not is one line. */
  isDue: boolean
  isUnconfirmed: boolean
  /** False where the server did not say. */
  isMileageRead: boolean
  onEdit: () => void
  onRemove: () => void
}

export function ReminderRow(props: ReminderRowProps) {
  const { standing, isDue, isUnconfirmed, isMileageRead, onEdit, onRemove } = props
  const { pref, status } = standing
  const { distance: unit } = useUnits()
  const open = uncounted(pref, status)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="min-w-0 text-lg leading-tight break-words">{pref.item}</h3>
              <Mark isDue={isDue} standing={standing} />
            </div>
            {isDue && status ? <DueLines status={status} /> : null}
            {isDue && status && !mayBeDue(pref, status) ? (
              <UsedTrack badge={reminderBadge(status)} share={usedShare(standing)} />
            ) : null}
          </div>
          <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <div className="flex flex-col gap-2 px-4 pb-3 md:px-6">
          {status === null ? <p>{notCountedText(pref, isMileageRead)}</p> : null}
          {status && !isDue ? <DueLines status={status} /> : null}
          {status && open ? <p>{uncountedText(open, pref, isMileageRead)}</p> : null}
          <p className="text-sm text-muted">
            {[intervalText(pref, unit), lastDoneText(pref, unit), isUnconfirmed ? copy.unconfirmed : ''].map(
              (line) => (
                <span className="block" key={line}>
                  {line}
                </span>
              ),
            )}
          </p>
          <div className="-mr-2 flex items-center justify-end gap-1">
            <Button
              aria-label={copy.editOf(pref.item)}
              icon={<Pencil />}
              onClick={onEdit}
              size="sm"
              variant="secondary"
            >
              {copy.edit}
            </Button>
            <IconButton
              className="text-muted"
              icon={<Trash2 />}
              label={copy.removeOf(pref.item)}
              onClick={onRemove}
            />
          </div>
        </div>
      </details>
    </li>
  )
}

/** The badge of what is due or not fully counted; of the rest how far off it is. */
function Mark({ standing: { pref, status }, isDue }: Pick<ReminderRowProps, 'standing' | 'isDue'>) {
  const { distance: unit } = useUnits()
  if (status === null) return <Badge>{copy.notCounting}</Badge>
  if (mayBeDue(pref, status))
    return <Badge>{uncounted(pref, status) === 'mileage' ? copy.byDateAlone : copy.byMileageAlone}</Badge>
  if (isDue) return <DueBadge badge={reminderBadge(status)} />
  return <span className="text-muted">{dueText(status, unit)}</span>
}

const FILL: Record<ReminderBadge, string> = {
  Overdue: 'bg-now',
  'Due This Week': 'bg-now',
  'Due Soon': 'bg-soon',
  Upcoming: 'bg-ink',
}

/** The words above say the same. */
function UsedTrack({ share, badge }: { share: number; badge: ReminderBadge }) {
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-line">
      <div className={`h-full rounded-chip ${FILL[badge]}`} style={{ width: `${share * 100}%` }} />
    </div>
  )
}

function DueLines({ status }: { status: ReminderStatus }) {
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
            <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
            {words}
          </span>
        ),
      )}
    </span>
  )
}
