import { cx } from '../cx.ts'

export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          className="flex gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
          key={step}
        >
          <span aria-hidden="true" className="figure w-7 shrink-0 text-2xl text-soon">
            {index + 1}
          </span>
          <p className="max-w-[40rem]">{step}</p>
        </li>
      ))}
    </ol>
  )
}

export function PointList({ points, columns = 2 }: { points: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={cx('grid gap-x-8', columns === 2 ? 'sm:grid-cols-2' : 'gap-y-1')}>
      {points.map((point) => (
        <li className={cx('flex gap-2.5', columns === 2 && 'py-1.5')} key={point}>
          <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-chip bg-accent" />
          {point}
        </li>
      ))}
    </ul>
  )
}
