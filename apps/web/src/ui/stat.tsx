import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One figure with its name, in a StatRow. */
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
    <div className="grid min-w-0 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 p-4 sm:flex sm:flex-col sm:items-start sm:gap-2 md:p-6">
      <dt className="flex items-center gap-2 text-muted [&_svg]:size-5">
        {icon}
        {label}
      </dt>
      <dd className="figure text-2xl sm:text-3xl md:text-4xl">{value}</dd>
      {hint ? <dd className="col-span-2 text-right text-sm text-muted sm:text-left">{hint}</dd> : null}
    </div>
  )
}

/** Figures side by side in one card, separated by hairlines. */
export function StatRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cx(
        'grid divide-line rounded-card border border-line bg-surface shadow-card max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x',
        className,
      )}
    >
      {children}
    </dl>
  )
}
