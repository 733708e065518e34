import { cx } from '../cx.ts'
import * as copy from './copy.ts'

const SHAPE_CLASS = {
  line: 'h-4 rounded-control',
  title: 'h-7 w-2/3 rounded-control',
  figure: 'h-10 w-24 rounded-control',
  button: 'h-12 w-36 rounded-control',
  block: 'h-32 rounded-card',
} as const

export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: keyof typeof SHAPE_CLASS
  className?: string
}) {
  return (
    <div aria-hidden="true" className={cx('animate-breathe bg-line/70', SHAPE_CLASS[shape], className)} />
  )
}

export function SkeletonCard({ lines = 2, label = copy.loading }: { lines?: number; label?: string }) {
  return (
    <div aria-busy="true" className="rounded-card border border-line bg-surface p-4 md:p-6" role="status">
      <span className="sr-only">{label}</span>
      <Skeleton shape="title" />
      <div className="mt-4 flex flex-col gap-3">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
          <Skeleton className={line === lines - 1 ? 'w-3/5' : 'w-full'} key={line} />
        ))}
      </div>
    </div>
  )
}
