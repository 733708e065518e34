import type { Connection, Failure, Live, LiveReading, Unit } from '@tappet/obd'
import { pidRow } from '@tappet/obd'

/** Values a driver knows, in the order they are shown; of these the ones that the car has. */
const WANTED: readonly number[] = [
  0x0c, 0x0d, 0x05, 0x04, 0x11, 0x0f, 0x0b, 0x10, 0x06, 0x07, 0x0e, 0x42, 0x2f,
]
const SHOWN_MOST = 8
/** What the chart looks back on. */
export const WINDOW_SECONDS = 60
/** How often the page is drawn anew; the car may answer a hundred times as often. */
const DRAW_MS = 200

export type Series = {
  pid: number
  name: string
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
  ended: 'running' | 'lost' | 'nothing'
}

export type LiveFeed = { state(): LiveState; subscribe(listener: () => void): () => void; stop(): void }

type Clock = { now(): number; after(milliseconds: number, run: () => void): () => void }

/** Polls the car and keeps the last minute of each value. */
export function startLive(connection: Connection, clock: Clock): LiveFeed {
  const listeners = new Set<() => void>()
  const kept = new Map<number, Series>()
  const start = clock.now()
  let state: LiveState = { series: [], perSecond: 0, ended: 'running' }
  let heard = 0
  let heardSince = start
  let polling: Live | null = null
  let stopped = false
  let cancel = () => {}
  const publish = (patch: Partial<LiveState> = {}) => {
    state = { ...state, series: [...kept.values()].map((series) => ({ ...series })), ...patch }
    for (const listener of listeners) listener()
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
    if (!supported.ok) return end('lost')
    const pids = WANTED.filter((pid) => supported.value.all.includes(pid)).slice(0, SHOWN_MOST)
    if (pids.length === 0) return end('nothing')
    polling = connection.live({ pids, onReadings: take })
    cancel = clock.after(DRAW_MS, draw)
    const failure: Failure | null = await polling.ended
    if (failure !== null && !stopped) end('lost')
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop() {
      stopped = true
      cancel()
      polling?.stop()
    },
  }
}

// The first unit that tells a value is the one shown: two units' engine speeds are one engine's.
function remember(kept: Map<number, Series>, { pid, values, at }: LiveReading, start: number): void {
  const [first] = values
  if (first === undefined || first.unit === null) return
  const { value, unit } = first
  const seconds = (at - start) / 1000
  const series = kept.get(pid)
  if (series === undefined) {
    const name = pidRow(pid)?.name ?? ''
    kept.set(pid, {
      pid,
      name,
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
  // Cut in lumps: moving thousands of points for each new one would cost more than drawing them.
  if (gone > 500) {
    series.times = series.times.slice(gone)
    series.values = series.values.slice(gone)
  }
}
