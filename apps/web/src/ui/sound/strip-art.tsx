import { cx } from '../cx.ts'
import { clampShare } from '../marks/progress.tsx'

export const STRIP_PATTERN: readonly number[] = [
  0.12, 0.2, 0.16, 0.28, 0.22, 0.34, 0.26, 0.2, 0.3, 0.24, 0.18, 0.3, 0.4, 0.62, 0.92, 1, 0.78, 0.9, 0.6,
  0.44, 0.3, 0.36, 0.24, 0.3, 0.2, 0.26, 0.34, 0.22, 0.28, 0.18, 0.24, 0.14, 0.2, 0.12, 0.16, 0.1,
]

const BAR_STEP = 8
const BAR_WIDTH = 4

export function StripArt({
  values = STRIP_PATTERN,
  accentFrom = 13,
  accentTo = 18,
  height = 64,
  className,
}: {
  values?: readonly number[]
  accentFrom?: number
  accentTo?: number
  height?: number
  className?: string
}) {
  const width = values.length * BAR_STEP - (BAR_STEP - BAR_WIDTH)
  return (
    <svg
      aria-hidden="true"
      className={cx('max-w-full', className)}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {values.map((value, bar) => {
        const tall = Math.max(BAR_WIDTH, clampShare(value) * height)
        const accented = bar >= accentFrom && bar <= accentTo
        return (
          <rect
            className={accented ? 'fill-accent' : 'fill-control'}
            height={tall}
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position.
            key={bar}
            rx={BAR_WIDTH / 2}
            width={BAR_WIDTH}
            x={bar * BAR_STEP}
            y={(height - tall) / 2}
          />
        )
      })}
    </svg>
  )
}
