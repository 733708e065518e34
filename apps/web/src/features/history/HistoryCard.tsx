import type { HistoryRow } from '@tappet/wire'
import { AudioLines, ListChecks, OctagonAlert, Trash2, Wrench } from 'lucide-react'
import { formatDate } from '../../format/moment.ts'
import { Badge, Button, Card, IconButton, UrgencyBadge } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { RowStrip } from './RowStrip.tsx'
import { summarise } from './summary.ts'

export function HistoryCard({
  row,
  isFound,
  onView,
  onDelete,
}: {
  row: HistoryRow
  isFound: boolean
  onView: () => void
  onDelete: () => void
}) {
  const { type, name, sure, drive, danger, recording } = summarise(row)
  const Icon = row.type === 'audio' ? AudioLines : ListChecks
  const chip = danger ? (
    <Badge icon={<OctagonAlert />} tone="now">
      {danger}
    </Badge>
  ) : isFound ? (
    <Badge icon={<Wrench />}>{copy.withFinding}</Badge>
  ) : drive ? (
    <UrgencyBadge {...drive} />
  ) : null
  return (
    <Card
      className="flex h-full cursor-pointer flex-col hover:border-control"
      onClick={({ target }) => {
        const pressed = target instanceof Element && target.closest('button') !== null
        // Marking a text is no tap.
        if (!pressed && !getSelection()?.toString()) onView()
      }}
    >
      {recording === null ? (
        // As high as a strip, so that a row of cards reads across.
        <div className="grid h-14 place-items-center rounded-t-card bg-sunken text-muted">
          <Icon className="size-6" />
        </div>
      ) : (
        <RowStrip name={name} recording={recording} rowId={row.id} />
      )}
      <div className="flex flex-1 flex-col p-4 md:p-6">
        <h2 className="text-xl">{name}</h2>
        <p className="mt-1 text-muted">
          {`${type}\u00a0· `}
          <time className="whitespace-nowrap" dateTime={row.created_at}>
            {formatDate(row.created_at)}
          </time>
        </p>
        {sure === null ? null : <p className="text-muted">{sure}</p>}
        {chip ? <div className="mt-3 flex">{chip}</div> : null}
        <div className="mt-auto -mb-2 flex items-center justify-between pt-3">
          <Button aria-label={copy.viewOf(name)} onClick={onView} size="sm" variant="secondary">
            {copy.view}
          </Button>
          <IconButton
            className="-mr-3 text-muted"
            icon={<Trash2 />}
            label={copy.deleteOf(name)}
            onClick={onDelete}
          />
        </div>
      </div>
    </Card>
  )
}
