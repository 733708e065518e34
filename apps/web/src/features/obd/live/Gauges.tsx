import { useUnits } from '../../../platform/storage/preferences.ts'
import { cx } from '../../../ui/index.ts'
import { shownNumber } from '../values.ts'
import type { LiveValue } from './choices.ts'
import type { Series } from './feed.ts'

type Props = {
  chosen: readonly LiveValue[]
  series: readonly Series[]
  charted: string | null
  onChart: (id: string) => void
}

/** One that the car has not answered says so. */
export function Gauges({ chosen, series, charted, onChart }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {chosen.map((value) => (
        <li key={value.id}>
          <Gauge
            charted={value.id === charted}
            latest={series.find((one) => one.value.id === value.id)?.latest ?? null}
            onChart={() => onChart(value.id)}
            value={value}
          />
        </li>
      ))}
    </ul>
  )
}

type GaugeProps = { value: LiveValue; latest: number | null; charted: boolean; onChart: () => void }

function Gauge({ value, latest, charted, onChart }: GaugeProps) {
  const units = useUnits()
  const shown = latest === null ? null : shownNumber(latest, value.unit, units)
  return (
    <button
      aria-pressed={charted}
      className={cx(
        'flex h-full w-full flex-col gap-2 rounded-card border bg-surface p-3 text-left md:p-4',
        charted ? 'border-ink' : 'border-line hover:border-control',
      )}
      disabled={latest === null}
      onClick={onChart}
      type="button"
    >
      <span className="flex-1 text-sm text-muted">{value.name}</span>
      {shown === null ? (
        <span className="text-muted">No answer yet</span>
      ) : (
        <span className="figure text-3xl">
          {shown.text} <span className="text-base font-normal text-muted">{shown.unit}</span>
        </span>
      )}
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-chip bg-line">
        <span className="block h-full bg-soon" style={{ width: `${100 * shareOf(value, latest)}%` }} />
      </span>
    </button>
  )
}

function shareOf({ from, to }: LiveValue, value: number | null): number {
  return value === null ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)))
}
