import type { ScannedCode } from '@tappet/obd'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Badge, DemoBadge } from '../../../ui/index.ts'
import { KINDS } from '../copy.ts'

type Props = { code: ScannedCode; title: string | null; make: string; demo: boolean }

export function CodeCard({ code: { code, kinds }, title, make, demo }: Props) {
  return (
    <Link
      className="flex h-full gap-3 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-card transition-colors hover:border-control"
      state={{ code, demo, ...(make !== '' && { make }) }}
      to={`/dtc/${code}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="figure text-2xl">{code}</span>
          {kinds.map((kind) => (
            <Badge key={kind} tone={kind === 'pending' ? 'neutral' : 'soon'}>
              {KINDS[kind].label}
            </Badge>
          ))}
          {demo ? <DemoBadge /> : null}
        </span>
        <span className="mt-2 block">{title ?? 'What it means, and what to do'}</span>
        <span className="mt-1 block text-sm text-muted">
          {kinds.map((kind) => KINDS[kind].meaning).join('; ')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
    </Link>
  )
}
