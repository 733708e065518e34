import type { Connection, Failure, Gauge, Live, LiveReading, Unit } from '@tappet/obd'
import { GAUGES } from '@tappet/obd'
import { createStore, type Readable } from '../../platform/runtime/store.ts'

const MAX_SHOWN = 8
/** Length of the chart. */
export const WINDOW_SECONDS = 60
/** How often the page is redrawn; the car may answer a hundred times as often. */
const DRAW_MS = 200

export type Series = {
  pid: number
  gauge: Gauge
  unit: Unit
  latest: number
  min: number
  max: number
  /** Seconds since the start, and the value at each. */
  times: number[]
  values: number[]
}

export type LiveState = {
  series: readonly Series[]
  perSecond: number
  ended: 'running' | 'lost' | 'nothing' | 'unknown'
}

export type LiveFeed = Readable<LiveState> & { stop(): void }

/** Before the car has answered. */
export const NO_VALUES: LiveState = { series: [], perSecond: 0, ended: 'running' }

type Clock = { now(): number; after(milliseconds: number, run: () => void): () => void }

/** Polls the car and keeps the last minute of each value. */
export function startLive(connection: Connection, clock: Clock): LiveFeed {
  const kept = new Map<number, Series>()
  const start = clock.now()
  const { state, subscribe, set } = createStore<LiveState>(NO_VALUES)
  let heard = 0
  let heardSince = start
  let polling: Live | null = null
  let stopped = false
  let cancel = () => {}
  const publish = (patch: Partial<LiveState> = {}) => {
    set({ ...state(), series: [...kept.values()].map((series) => ({ ...series })), ...patch })
  }
  const draw = () => {
    const seconds = (clock.now() - heardSince) / 1000
    if (seconds >= 1) {
      publish({ perSecond: Math.round(heard / seconds) })
      heard = 0
      heardSince = clock.now()
    } else publish()
    cancel = clock.after(DRAW_MS, draw)
  }
  const take = (readings: readonly LiveReading[]) => {
    heard += readings.length
    for (const reading of readings) remember(kept, reading, start)
  }
  const end = (ended: LiveState['ended']) => {
    cancel()
    publish({ ended })
  }
  void poll()
  async function poll() {
    const supported = await connection.supported()
    if (stopped) return
    if (supported.kind === 'failed') return end(connection.lost() === null ? 'unknown' : 'lost')
    const { all } = supported.value
    const pids = GAUGES.map(({ pid }) => pid)
      .filter((pid) => all.includes(pid))
      .slice(0, MAX_SHOWN)
    if (pids.length === 0) return end(supported.kind === 'complete' ? 'nothing' : 'unknown')
    polling = connection.live({ pids, onReadings: take })
    cancel = clock.after(DRAW_MS, draw)
    const failure: Failure | null = await polling.ended
    if (failure !== null && !stopped) end('lost')
  }
  return {
    state,
    subscribe,
    stop() {
      stopped = true
      cancel()
      polling?.stop()
    },
  }
}

// Of two units that report the same value only the first is shown: it is the same engine.
function remember(kept: Map<number, Series>, { pid, values, at }: LiveReading, start: number): void {
  const [first] = values
  if (first === undefined || first.unit === null) return
  const { value, unit } = first
  const seconds = (at - start) / 1000
  const series = kept.get(pid)
  if (series === undefined) {
    const gauge = GAUGES.find((row) => row.pid === pid)?.gauge
    if (gauge === undefined) return
    kept.set(pid, {
      pid,
      gauge,
      unit,
      latest: value,
      min: value,
      max: value,
      times: [seconds],
      values: [value],
    })
    return
  }
  series.latest = value
  series.min = Math.min(series.min, value)
  series.max = Math.max(series.max, value)
  series.times.push(seconds)
  series.values.push(value)
  const gone = series.times.findIndex((time) => time >= seconds - WINDOW_SECONDS)
  // Cut 500 points at a time: moving thousands of them for each new one costs more than drawing them.
  if (gone > 500) {
    series.times = series.times.slice(gone)
    series.values = series.values.slice(gone)
  }
}
