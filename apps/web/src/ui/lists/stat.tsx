import type { ReactNode } from 'react'

export function Stat({ label, value, hint }: { label: ReactNode; value: ReactNode; hint?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 bg-surface p-4 @xs:flex-col @xs:items-start @xs:justify-start @2xl:gap-2 @2xl:p-6">
      <dt className="text-muted">{label}</dt>
      <dd className="figure text-2xl @xs:text-3xl @2xl:text-4xl">{value}</dd>
      {hint ? <dd className="w-full text-sm text-muted">{hint}</dd> : null}
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="figures grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card">
        {children}
      </dl>
    </div>
  )
}
