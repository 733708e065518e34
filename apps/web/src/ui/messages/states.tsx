import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export function EmptyState({
  icon,
  title,
  body,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  body: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="@container rounded-card border border-dashed border-control/60">
      <div className="pictured flex flex-col items-start gap-4 p-[min(1.5rem,6.2vw)] md:p-8">
        {icon ? <div className="text-muted [&>svg]:size-8">{icon}</div> : null}
        <div className="max-w-[36rem]">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 text-muted">{body}</p>
        </div>
        {action ? <div className="flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  )
}

export function ErrorState({
  title,
  what,
  kept,
  action,
}: {
  title: ReactNode
  what: ReactNode
  /** "Your recording is kept on this device." */
  kept?: ReactNode
  action?: ReactNode
}) {
  return (
    <div
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-[min(1.5rem,6.2vw)] shadow-card"
      role="alert"
    >
      {/* Large text takes a line of its own. */}
      <div className="flex flex-wrap gap-3">
        <CircleAlert className="mt-0.5 size-6 shrink-0 text-now" />
        <div className="max-w-[36rem] min-w-0 flex-1 basis-40">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1">{what}</p>
          {kept ? <p className="mt-1 text-muted">{kept}</p> : null}
        </div>
      </div>
      {action ? <div className="flex flex-wrap gap-3 sm:pl-9">{action}</div> : null}
    </div>
  )
}
