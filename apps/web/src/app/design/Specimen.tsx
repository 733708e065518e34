import type { ReactNode } from 'react'

/** One piece on the design page, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="eyebrow">{name}</p>
      {children}
    </div>
  )
}

/** A row of small pieces. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
