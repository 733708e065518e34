import type { CodeKind } from '@tappet/obd'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, cx, DemoBadge } from '../../../ui/index.ts'
import { KINDS } from '../copy.ts'
import { copy } from './copy.ts'

type LinkProps = { code: string; title: string | null; make: string; demo: boolean }

export function CodeCard({ kinds, ...link }: LinkProps & { kinds: readonly CodeKind[] }) {
  const marks = kinds.map((kind) => (
    <Badge key={kind} tone={kind === 'pending' ? 'neutral' : 'soon'}>
      {KINDS[kind].label}
    </Badge>
  ))
  return (
    <CodeLink
      {...link}
      className="h-full rounded-card border border-line bg-surface shadow-card transition-colors hover:border-control"
      marks={
        <>
          {marks}
          {link.demo ? <DemoBadge /> : null}
        </>
      }
    >
      {kinds.map((kind) => KINDS[kind].meaning).join('; ')}
    </CodeLink>
  )
}

type CodeLinkProps = LinkProps & { className: string; marks?: ReactNode; children: ReactNode }

export function CodeLink({ code, title, make, demo, className, marks, children }: CodeLinkProps) {
  return (
    <Link
      className={cx('flex gap-3 p-4 text-ink no-underline', className)}
      state={{ code, demo, ...(make !== '' && { make }) }}
      to={`/dtc/${code}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="figure text-2xl">{code}</span>
          {marks}
        </span>
        <span className="mt-2 block">{title ?? copy.codeWithoutTitle}</span>
        <span className="mt-1 block text-sm text-muted">{children}</span>
      </span>
      <ChevronRight className="mt-1 size-5 shrink-0 text-muted" />
    </Link>
  )
}
