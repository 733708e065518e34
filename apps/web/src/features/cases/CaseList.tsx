import type { CaseProven } from '@tappet/diagnosis/casebook'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '../../format/moment.ts'
import { cx } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { ShownCase } from './queue/overlay.ts'
import { StateBadge } from './StateBadge.tsx'

const notAsked = (): CaseProven => 'unknown'

export function CaseList({
  cases,
  partOf = notAsked,
  brief = false,
}: {
  cases: readonly ShownCase[]
  /** Without their days. */
  brief?: boolean
  /** Absent where no proven case is listed. */
  partOf?: (caseId: string) => CaseProven
}) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {cases.map(({ id, title, state, updated_at, waiting }) => (
        <li key={id}>
          <Link
            className={cx('flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-sunken', !brief && 'md:px-6')}
            to={`/cases/${id}`}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{title}</span>
              <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <StateBadge proven={partOf(id)} state={state} />
                {brief ? null : <time dateTime={updated_at}>{formatDate(updated_at)}</time>}
                {waiting ? <span>{copy.notSent}</span> : null}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
