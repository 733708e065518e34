import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type AlertTone = 'info' | 'safe' | 'soon' | 'now'

const TONE: Record<AlertTone, { icon: LucideIcon; box: string; mark: string }> = {
  info: { icon: Info, box: 'bg-sunken ring-line', mark: 'text-muted' },
  safe: { icon: CircleCheck, box: 'bg-safe-tint ring-safe/20', mark: 'text-safe' },
  soon: { icon: TriangleAlert, box: 'bg-soon-tint ring-soon/20', mark: 'text-soon' },
  now: { icon: OctagonAlert, box: 'bg-now-tint ring-now/20', mark: 'text-now' },
}

export type AlertProps = {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  live?: boolean
}

export function Alert({ tone = 'info', title, children, action, live = false }: AlertProps) {
  const { icon: Icon, box, mark } = TONE[tone]
  return (
    <div
      className={cx('flex flex-wrap gap-3 rounded-card p-4 ring-1 ring-inset', box)}
      role={live ? 'alert' : undefined}
    >
      <Icon className={cx('size-6 shrink-0', mark)} />
      {/* Large text takes a line of its own. */}
      <div className="min-w-0 flex-1 basis-40">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-0.5' : undefined}>{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  )
}
