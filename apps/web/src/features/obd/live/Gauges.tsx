import { type Zone, zoneAt, zonesOf } from '@tappet/obd'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { cx } from '../../../ui/index.ts'
import { shownNumber } from '../values.ts'
import { Arc } from './Arc.tsx'
import type { LiveValue } from './choices.ts'
import type { Series } from './feed.ts'
import { copy } from './now-copy.ts'
import { Trace } from './Trace.tsx'

type Props = {
  chosen: readonly LiveValue[]
  series: readonly Series[]
  /** Their lines stand in the chart. */
  charted: readonly string[]
  onChart: (id: string) => void
}

/** On a phone on its side, as on a dashboard, all of them are seen at once. */
const toTop = (list: HTMLElement | null) => {
  if (matchMedia('(max-height: 480px)').matches) list?.scrollIntoView()
}

export function Gauges({ chosen, series, charted, onChart }: Props) {
  return (
    <ul className="grid scroll-mt-2 fit-cols-4 gap-2 [--fit-min:9rem] sm:gap-3 sideways:gap-2" ref={toTop}>
      {chosen.map((value) => (
        <li key={value.id}>
          <Gauge
            latest={series.find((one) => one.value.id === value.id)?.latest ?? null}
            onChart={onChart}
            place={charted.indexOf(value.id)}
            value={value}
            zones={zonesOfSeries(value, series)}
          />
        </li>
      ))}
    </ul>
  )
}

const RPM = 0x0c
const COOLANT = 0x05

/** By what the same unit tells of its engine; none for a value of the driver's own. */
function zonesOfSeries({ ecu, pid }: LiveValue, series: readonly Series[]): readonly Zone[] {
  const told = (of: number) =>
    series.find(({ value }) => value.ecu === ecu && value.pid === of)?.latest ?? null
  return zonesOf(pid ?? NO_PID, { rpm: told(RPM), coolant: told(COOLANT) })
}
const NO_PID = -1

type GaugeProps = {
  value: LiveValue
  latest: number | null
  zones: readonly Zone[]
  /** Its line in the chart; -1 for none. */
  place: number
  onChart: (id: string) => void
}

const FIGURE = { soon: 'text-soon', now: 'text-now' } as const

const Gauge = memo(function Gauge({ value, latest, zones, place, onChart }: GaugeProps) {
  const units = useUnits()
  const { id, name, unit } = value
  const shown = latest === null ? null : shownNumber(latest, unit, units)
  const zone = latest === null ? null : zoneAt(zones, latest)
  const Icon = zone?.tone === 'now' ? OctagonAlert : TriangleAlert
  return (
    <button
      aria-pressed={place >= 0}
      className={cx(
        'flex h-full w-full flex-col items-center gap-1 rounded-card border bg-surface px-2 py-2 text-center',
        place >= 0 ? 'border-ink' : 'border-line hover:border-control',
      )}
      disabled={latest === null}
      onClick={() => onChart(id)}
      type="button"
    >
      <span className="flex flex-1 items-center gap-2 text-sm leading-tight sideways:text-xs">
        {place >= 0 ? <Trace place={place} /> : null}
        {name}
      </span>
      <Arc latest={latest} tone={zone?.tone ?? null} value={value} zones={zones}>
        {shown === null ? null : (
          <span className={cx('figure text-[length:21cqw]', zone && FIGURE[zone.tone])}>{shown.text}</span>
        )}
      </Arc>
      <span className="flex min-h-5 items-center gap-1 text-sm text-muted">
        {shown === null ? copy.noAnswerYet : shown.unit}
        {zone === null ? null : (
          <span className={cx('flex items-center gap-1 font-semibold', FIGURE[zone.tone])}>
            <Icon className="size-4" />
            {zone.side === 'high' ? copy.high : copy.low}
          </span>
        )}
      </span>
    </button>
  )
})
