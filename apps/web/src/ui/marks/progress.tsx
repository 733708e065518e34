import { cx } from '../cx.ts'

/** Clamps to 0 to 1; NaN becomes 0. */
export function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

function Track({ share, full = false }: { share: number; full?: boolean }) {
  return (
    <div className="h-2.5 overflow-hidden rounded-chip bg-line">
      <div
        className={cx('h-full border-r-4 border-accent transition-[width]', full ? 'bg-soon' : 'bg-ink')}
        style={{ width: `${clampShare(share) * 100}%`, borderRightWidth: share > 0 ? undefined : 0 }}
      />
    </div>
  )
}

export function ProgressBar({ label, value, text }: { label: string; value: number; text?: string }) {
  const percent = Math.round(clampShare(value / 100) * 100)
  const shown = text ?? `${percent}%`
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="figure text-xl">{shown}</span>
      </div>
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        aria-valuetext={shown}
        role="progressbar"
      >
        <Track share={percent / 100} />
      </div>
    </div>
  )
}

const MAX_SEGMENTS = 12

export function Meter({
  label,
  value,
  max,
  words = `${value} of ${max} used`,
}: {
  label: string
  value: number
  max: number
  words?: string
}) {
  const full = max > 0 && value >= max
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 flex-1 basis-24">{label}</span>
        <span className={cx('font-semibold', full && 'text-soon')}>{words}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled alike in every browser. */}
      <div
        aria-label={label}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={words}
        role="meter"
      >
        {max > 0 && max <= MAX_SEGMENTS ? (
          <Segments full={full} max={max} value={value} />
        ) : (
          <Track full={full} share={max > 0 ? value / max : 0} />
        )}
      </div>
    </div>
  )
}

function Segments({ value, max, full }: { value: number; max: number; full: boolean }) {
  return (
    <div className="flex gap-1">
      {Array.from({ length: max }, (_, segment) => (
        <div
          className={cx(
            'h-2.5 flex-1 rounded-chip',
            segment < value ? (full ? 'bg-soon' : 'bg-ink') : 'bg-line',
          )}
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position.
          key={segment}
        />
      ))}
    </div>
  )
}
