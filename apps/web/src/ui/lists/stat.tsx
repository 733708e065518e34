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
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 bg-surface p-4 @xs:flex-col @xs:flex-nowrap @xs:items-start @xs:justify-start @2xl:gap-2 @2xl:p-6">
      <dt className="flex items-center gap-2 text-muted [&_svg]:size-5">
        {icon}
        {label}
      </dt>
      <dd className="figure text-2xl @xs:text-3xl @2xl:text-4xl">{value}</dd>
      {hint ? <dd className="w-full text-right text-sm text-muted @xs:text-left">{hint}</dd> : null}
    </div>
  )
}

/**
 * Figures in one card, separated by hairlines: side by side where there is room, in pairs on a phone, the odd one first
 * and across, and below each other where large text leaves no room for two.
 */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card @xs:@max-xl:grid-cols-2 @xs:@max-xl:[&>:first-child:nth-last-child(odd)]:col-span-2 @xl:auto-cols-fr @xl:grid-flow-col">
        {children}
      </dl>
    </div>
  )
}
