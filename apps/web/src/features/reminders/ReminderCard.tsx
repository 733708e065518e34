import type { ReminderBadge } from '@tappet/upkeep'
import { mayBeDue, reminderBadge, uncounted } from '@tappet/upkeep'
import { Pencil, Trash2 } from 'lucide-react'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Badge, Button, Card, IconButton } from '../../ui/index.ts'
import { copy, intervalText, lastDoneText, notCountedText, uncountedText } from './copy.ts'
import { DueBadge } from './DueBadge.tsx'
import { DueLines } from './DueLines.tsx'
import type { Standing } from './reminder-status.ts'
import { usedShare } from './reminder-status.ts'

export function ReminderCard({
  standing,
  isUnconfirmed,
  isMileageRead,
  onEdit,
  onRemove,
}: {
  standing: Standing
  isUnconfirmed: boolean
  /** False where the server did not say. */
  isMileageRead: boolean
  onEdit: () => void
  onRemove: () => void
}) {
  const { pref, status } = standing
  const { distance: unit } = useUnits()
  const badge = status ? reminderBadge(status) : null
  const open = uncounted(pref, status)
  const isHalf = status !== null && mayBeDue(pref, status)
  return (
    <Card className="flex flex-col gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-xl">{pref.item}</h3>
        {badge === null ? <Badge>{copy.notCounting}</Badge> : null}
        {badge === null || isHalf ? null : <DueBadge badge={badge} />}
        {isHalf ? <Badge>{open === 'mileage' ? copy.byDateAlone : copy.byMileageAlone}</Badge> : null}
      </div>
      {status ? <DueLines status={status} /> : <p>{notCountedText(pref, isMileageRead)}</p>}
      {status && open ? <p>{uncountedText(open, pref, isMileageRead)}</p> : null}
      {badge && !isHalf ? <UsedTrack badge={badge} share={usedShare(standing)} /> : null}
      <div className="-mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 pb-2 text-sm text-muted">
          {intervalText(pref, unit)}
          <br />
          {lastDoneText(pref, unit)}
          {isUnconfirmed ? (
            <>
              <br />
              {copy.unconfirmed}
            </>
          ) : null}
        </p>
        <div className="-mr-2 ml-auto flex shrink-0 items-center gap-1">
          <Button
            aria-label={copy.editOf(pref.item)}
            icon={<Pencil aria-hidden="true" />}
            onClick={onEdit}
            size="sm"
            variant="secondary"
          >
            {copy.edit}
          </Button>
          <IconButton
            className="text-muted"
            icon={<Trash2 aria-hidden="true" />}
            label={copy.removeOf(pref.item)}
            onClick={onRemove}
          />
        </div>
      </div>
    </Card>
  )
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
