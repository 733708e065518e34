import type { Gauge } from '@tappet/obd'
import { useEffect, useState } from 'react'
import { createStore, useStore } from '../../platform/runtime/store.ts'
import { useDistanceUnit } from '../../platform/storage/distance-unit.ts'
import { Alert, Button, cx, DemoBadge, Section, Skeleton } from '../../ui/index.ts'
import type { ObdController } from './controller.ts'
import type { LiveFeed, Series } from './live.ts'
import { NO_VALUES, startLive } from './live.ts'
import { StripChart } from './StripChart.tsx'
import { shownNumber } from './values.ts'

type Props = { obd: ObdController; demo: boolean; paused: boolean; onClose: () => void }

const NO_FEED = createStore(NO_VALUES)
const clock = {
  now: () => performance.now(),
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Live values: gauges, a chart of the chosen one over the last minute, and a table of all. */
export default function LivePanel({ obd, demo, paused, onClose }: Props) {
  const feed = useFeed(obd, paused)
  const { series, perSecond, ended } = useStore(feed ?? NO_FEED)
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = series.find(({ pid }) => pid === chosen) ?? series[0] ?? null
  return (
    <Section
      action={
        <div className="flex items-center gap-3">
          {demo ? <DemoBadge /> : null}
          <Button className="-mr-3" onClick={onClose} size="sm" variant="ghost">
            Stop
          </Button>
        </div>
      }
      title="Live values"
    >
      {ended === 'lost' ? (
        <Alert
          action={
            <Button onClick={obd.liveFailed} size="sm" variant="secondary">
              Ask the doctor
            </Button>
          }
          live
          title="The values stopped"
          tone="soon"
        >
          The link to the adapter was lost. What was read stays below.
        </Alert>
      ) : null}
      {ended === 'unknown' ? (
        <Alert live title="Not known which values this car has" tone="soon">
          Not every control unit answered when it was asked for its list. Stop, and show the live values
          again.
        </Alert>
      ) : null}
      {ended === 'nothing' ? <Alert>This car reports none of the values that are shown here.</Alert> : null}
      {ended === 'running' && series.length === 0 ? (
        <div role="status">
          <span className="sr-only">Asking the car for its values</span>
          <Skeleton shape="block" />
        </div>
      ) : null}
      {shown ? (
        <>
          <Gauges chosen={shown.pid} onChoose={setChosen} series={series} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <StripChart perSecond={paused ? 0 : perSecond} series={shown} />
            <ValuesTable series={series} />
          </div>
        </>
      ) : null}
    </Section>
  )
}

// Paused while codes are read or cleared: the adapter answers one request at a time.
function useFeed(obd: ObdController, paused: boolean): LiveFeed | null {
  const [feed, setFeed] = useState<LiveFeed | null>(null)
  useEffect(() => {
    const connection = obd.connection()
    if (paused || connection === null) return
    const started = startLive(connection, clock)
    setFeed(started)
    return started.stop
  }, [obd, paused])
  return feed
}

function Gauges({
  series,
  chosen,
  onChoose,
}: {
  series: readonly Series[]
  chosen: number
  onChoose: (pid: number) => void
}) {
  const [distance] = useDistanceUnit()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {series.map(({ pid, gauge, latest, unit }) => {
        const { text, unit: shownUnit } = shownNumber(latest, unit, distance)
        return (
          <li key={pid}>
            <button
              aria-pressed={pid === chosen}
              className={cx(
                'flex h-full w-full flex-col gap-2 rounded-card border bg-surface p-3 text-left md:p-4',
                pid === chosen ? 'border-ink' : 'border-line hover:border-control',
              )}
              onClick={() => onChoose(pid)}
              type="button"
            >
              <span className="flex-1 text-sm text-muted">{gauge.label}</span>
              <span className="figure text-3xl">
                {text} <span className="text-base font-normal text-muted">{shownUnit}</span>
              </span>
              <span aria-hidden="true" className="block h-1 overflow-hidden rounded-chip bg-line">
                <span
                  className="block h-full bg-soon"
                  style={{ width: `${100 * shareOf(gauge, latest)}%` }}
                />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Where a value lies on its gauge, from 0 to 1. */
function shareOf({ from, to }: Gauge, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

function ValuesTable({ series }: { series: readonly Series[] }) {
  const [distance] = useDistanceUnit()
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left">
        <caption className="sr-only">Live values with their least and greatest since the start</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th className="px-4 py-2 font-normal" scope="col">
              Value
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              Now
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              Least
            </th>
            <th className="px-4 py-2 text-right font-normal" scope="col">
              Greatest
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ pid, gauge, latest, min, max, unit }) => {
            const now = shownNumber(latest, unit, distance)
            return (
              <tr className="border-t border-line" key={pid}>
                <th className="px-4 py-2 font-normal" scope="row">
                  {gauge.label}
                </th>
                <td className="px-2 py-2 text-right font-semibold whitespace-nowrap">
                  {now.text} {now.unit}
                </td>
                <td className="px-2 py-2 text-right">{shownNumber(min, unit, distance).text}</td>
                <td className="px-4 py-2 text-right">{shownNumber(max, unit, distance).text}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
