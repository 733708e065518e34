import type { Connection, Failure, Live, LiveReading, OwnValue } from '@tappet/obd'
import { createStore, type Readable } from '../../../platform/runtime/store.ts'
import { chosenFrom, type LiveValue, ownLiveValues, valuesOfferedBy } from './choices.ts'
import { addSamples, emptyRecording, type Recording, type Sample } from './recording.ts'

export const WINDOW_SECONDS = 60
/** The car may answer a hundred times as often. */
const DRAW_MS = 200
/** Longer than any answer takes. */
const QUIET_MS = 4_000

export type Series = {
  value: LiveValue
  latest: number
  min: number
  max: number
  times: number[]
  values: number[]
}

export type LiveState = {
  /** Null until it has said so. */
  offered: readonly LiveValue[] | null
  chosen: readonly LiveValue[]
  series: readonly Series[]
  perSecond: number
  /** `unknown`: not every unit has told what it reports. */
  ended: 'running' | 'lost' | 'nothing' | 'unknown'
  /** What is shown is old. */
  quiet: boolean
  recording: { samples: number; marks: readonly number[]; full: boolean; running: boolean } | null
}

export type LiveFeed = Readable<LiveState> & {
  stop(): void
  /** A recording continues afterwards. */
  pause(on: boolean): void
  choose(ids: readonly string[]): void
  setOwn(own: readonly OwnValue[]): void
  resetExtremes(): void
  record(): void
  endRecording(): void
  mark(): void
  recorded(): Recording | null
}

export const NO_VALUES: LiveState = {
  offered: null,
  chosen: [],
  series: [],
  perSecond: 0,
  ended: 'running',
  quiet: false,
  recording: null,
}

type Setting = {
  clock: { now(): number; after(milliseconds: number, run: () => void): () => void }
  /** Since 1970. */
  nowMs: () => number
  ids: readonly string[]
  own?: readonly OwnValue[]
}

export function startLive(connection: Connection, { clock, nowMs, ids, own: first = [] }: Setting): LiveFeed {
  const kept = new Map<string, Series>()
  const start = clock.now()
  const startMs = nowMs()
  const { state, subscribe, set } = createStore<LiveState>(NO_VALUES)
  let reported: readonly LiveValue[] = []
  let heard = 0
  let heardSince = start
  let heardAt = start
  let polling: Live | null = null
  let recording: Recording | null = null
  let own = first
  let stopped = false
  let paused = false
  let cancel = () => {}
  const secondsNow = () => (clock.now() - start) / 1_000
  const publish = (patch: Partial<LiveState> = {}) => {
    const chosen = patch.chosen ?? state().chosen
    const series = chosen.flatMap(({ id }) => kept.get(id) ?? []).map((one) => ({ ...one }))
    set({ ...state(), series, ...patch })
  }
  const draw = () => {
    const seconds = (clock.now() - heardSince) / 1_000
    const told = state().recording
    const counts =
      recording === null || told === null ? {} : { recording: { ...told, samples: recording.samples.length } }
    if (seconds >= 1) {
      publish({ perSecond: Math.round(heard / seconds), ...counts })
      heard = 0
      heardSince = clock.now()
    } else publish(counts)
    const quiet = !paused && clock.now() - heardAt >= QUIET_MS
    if (quiet !== state().quiet) publish({ quiet })
    cancel = clock.after(DRAW_MS, draw)
  }
  const take = (samples: readonly Sample[], count: number) => {
    heard += count
    heardAt = clock.now()
    for (const sample of samples) remember(kept, sample, state().chosen)
    const told = state().recording
    if (recording === null || told?.running !== true) return
    if (!addSamples(recording, samples)) publish({ recording: { ...told, full: true, running: false } })
  }
  const end = (ended: LiveState['ended']) => {
    cancel()
    publish({ ended })
  }
  async function poll(): Promise<void> {
    const { chosen } = state()
    const pids = [...new Set(chosen.flatMap(({ pid }) => pid ?? []))]
    const now = connection.live({
      pids,
      onReadings: (readings) =>
        take(
          readings.flatMap((reading) => samplesOf(reading, state().chosen, start)),
          readings.length,
        ),
      own: own.filter(({ name }) => chosen.some(({ id }) => id === `own ${name}`)),
      onOwn: (readings) =>
        take(
          readings.map(({ name, value, at }) => ({
            seconds: (at - start) / 1_000,
            id: `own ${name}`,
            value,
          })),
          readings.length,
        ),
    })
    polling = now
    if (paused) now.stop()
    const failure: Failure | null = await now.ended
    if (failure === null || stopped || polling !== now) return
    // They resume where the link can be had again.
    const back = connection.lost() !== null && (await connection.recover()) === null
    if (stopped || polling !== now) return
    if (back && !paused) return poll()
    if (!back) end('lost')
  }
  async function begin(): Promise<void> {
    const supported = await connection.supported()
    if (stopped) return
    if (supported.kind === 'failed') return end(connection.lost() === null ? 'unknown' : 'lost')
    reported = valuesOfferedBy(supported.value.byUnit)
    const offered = [...reported, ...ownLiveValues(own)]
    if (offered.length === 0) return end(supported.kind === 'complete' ? 'nothing' : 'unknown')
    publish({ offered, chosen: chosenFrom(offered, ids) })
    cancel = clock.after(DRAW_MS, draw)
    await poll()
  }
  void begin()
  return {
    state,
    subscribe,
    stop() {
      stopped = true
      cancel()
      polling?.stop()
    },
    pause(on) {
      if (on === paused) return
      paused = on
      heardAt = clock.now()
      if (on) polling?.stop()
      else if (state().chosen.length > 0 && state().ended === 'running' && !stopped) void poll()
    },
    choose(next) {
      const { offered, ended } = state()
      if (offered === null) return
      const chosen = chosenFrom(offered, next)
      for (const id of kept.keys()) if (!chosen.some((value) => value.id === id)) kept.delete(id)
      publish({ chosen })
      if (ended !== 'running' || stopped) return
      polling?.stop()
      void poll()
    },
    setOwn(next) {
      const { offered, chosen, ended } = state()
      own = next
      if (offered === null) return
      const values = ownLiveValues(next)
      const added = values.filter(({ id }) => !offered.some((value) => value.id === id)).map(({ id }) => id)
      const all = [...reported, ...values]
      const wanted = chosenFrom(all, [...chosen.map(({ id }) => id), ...added])
      for (const id of kept.keys()) if (!wanted.some((value) => value.id === id)) kept.delete(id)
      publish({ offered: all, chosen: wanted })
      if (ended !== 'running' || stopped) return
      polling?.stop()
      void poll()
    },
    resetExtremes() {
      for (const series of kept.values()) {
        series.min = series.latest
        series.max = series.latest
      }
      publish()
    },
    record() {
      recording = emptyRecording(startMs)
      publish({ recording: { samples: 0, marks: [], full: false, running: true } })
    },
    endRecording() {
      const told = state().recording
      if (told !== null && recording !== null)
        publish({ recording: { ...told, samples: recording.samples.length, running: false } })
    },
    mark() {
      const told = state().recording
      if (recording === null || told?.running !== true) return
      recording.marks.push(secondsNow())
      publish({ recording: { ...told, marks: [...recording.marks] } })
    },
    recorded: () => recording,
  }
}

function samplesOf(
  { ecu, pid, values, at }: LiveReading,
  chosen: readonly LiveValue[],
  start: number,
): Sample[] {
  const seconds = (at - start) / 1_000
  return values.flatMap(({ label, value, unit }) => {
    const wanted = chosen.find((one) => one.ecu === ecu && one.pid === pid && one.label === label)
    return wanted === undefined || unit === null ? [] : [{ seconds, id: wanted.id, value }]
  })
}

function remember(
  kept: Map<string, Series>,
  { seconds, id, value }: Sample,
  chosen: readonly LiveValue[],
): void {
  const series = kept.get(id)
  if (series === undefined) {
    const of = chosen.find((one) => one.id === id)
    if (of !== undefined)
      kept.set(id, { value: of, latest: value, min: value, max: value, times: [seconds], values: [value] })
    return
  }
  series.latest = value
  series.min = Math.min(series.min, value)
  series.max = Math.max(series.max, value)
  series.times.push(seconds)
  series.values.push(value)
  const gone = series.times.findIndex((time) => time >= seconds - WINDOW_SECONDS)
  // Moving thousands of points for each new one costs more than drawing them.
  if (gone > 500) {
    series.times = series.times.slice(gone)
    series.values = series.values.slice(gone)
  }
}
