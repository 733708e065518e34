import type { ReactNode } from 'react'

export function Stat({
  label,
  value,
  hint,
  icon,
}: {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 @xl:flex-col @xl:items-start @xl:justify-start @xl:gap-2 @2xl:p-6">
      <dt className="flex items-center gap-2 text-muted [&_svg]:size-5">
        {icon}
        {label}
      </dt>
      <dd className="figure text-2xl @xl:text-3xl @2xl:text-4xl">{value}</dd>
      {hint ? <dd className="w-full text-right text-sm text-muted @xl:text-left">{hint}</dd> : null}
    </div>
  )
}

/** Figures in one card, separated by hairlines: side by side where there is room, below each other elsewhere. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid divide-line rounded-card border border-line bg-surface shadow-card @max-xl:divide-y @xl:auto-cols-fr @xl:grid-flow-col @xl:divide-x">
        {children}
      </dl>
    </div>
  )
}
