import type { HistoryRow } from '@tappet/wire'
import { AudioLines, ListChecks } from 'lucide-react'
import { Card } from '../../ui/index.ts'
import { summarise } from './summary.ts'

/** One saved diagnosis: its kind, its name, when, and how sure it was. */
export function HistoryCard({ row }: { row: HistoryRow }) {
  const { type, name, confidencePercent } = summarise(row)
  const Icon = row.type === 'audio' ? AudioLines : ListChecks
  return (
    <Card className="flex h-full gap-4 p-4 md:p-6">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="eyebrow">{type}</p>
        <h2 className="mt-1 text-xl">{name}</h2>
        <p className="mt-1 text-muted">
          <time dateTime={row.created_at}>
            {new Date(row.created_at).toLocaleDateString(undefined, { dateStyle: 'medium' })}
          </time>
          {confidencePercent === null ? null : ` · ${Math.round(confidencePercent)}% confidence`}
        </p>
      </div>
    </Card>
  )
}
