import type { ReactNode } from 'react'

type RowProps = { icon: ReactNode; label: string; hint: string; badge?: ReactNode; onClick: () => void }

export function RowButton({ icon, label, hint, badge, onClick }: RowProps) {
  return (
    <button
      className="flex min-h-14 w-full items-start gap-3 p-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      onClick={onClick}
      type="button"
    >
      <span className="mt-0.5 shrink-0 text-muted [&_svg]:size-5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {badge}
        </span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </button>
  )
}
