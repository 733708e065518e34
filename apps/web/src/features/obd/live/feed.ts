import type { Connection, Failure, Live, LiveReading, OwnValue } from '@tappet/obd'
import { createStore, type Readable } from '../../../platform/runtime/store.ts'
import type { DriveStore } from '../../../platform/storage/drive-store.web.ts'
import { chosenFrom, type LiveValue, ownLiveValues, tellsEngine, valuesOfferedBy } from './choices.ts'
import { addSample, type Drive, MAX_DRIVE_SECONDS, type Recording, type Sample, type Track } from './drive.ts'
import { createRecorder } from './recorder.ts'

/** The car may answer a hundred times a second. */
const DRAW_MS = 100
const SAVE_MS = 2_000
/** Longer than any answer takes. */
const QUIET_MS = 4_000

export type Series = { value: LiveValue; latest: number; min: number; max: number }

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
  seconds: number
  marks: number
  /** Every unit has told its values, and none is the engine's speed. */
  noEngine: boolean
  /** Whether the device has the drive; null: too short to be one. */
  saved: boolean | null
}

export type LiveFeed = Readable<LiveState> & {
  stop(): void
  /** The drive continues afterwards. */
  pause(on: boolean): void
  choose(ids: readonly string[]): void
  setOwn(own: readonly OwnValue[]): void
  mark(): void
  /** Writes what came since the last piece. */
  flush(): Promise<void>
  /** Its lists grow while the feed runs. */
  recording(): Recording
  secondsNow(): number
  /** The drive's, as the device knows it. */
  id(): string
}

export const NO_VALUES: LiveState = {
  offered: null,
  chosen: [],
  series: [],
  perSecond: 0,
  ended: 'running',
  quiet: false,
  seconds: 0,
  marks: 0,
  noEngine: false,
  saved: null,
}

type Setting = {
  clock: { now(): number; after(milliseconds: number, run: () => void): () => void }
  /** Since 1970. */
  nowMs: () => number
  ids: readonly string[]
  own?: readonly OwnValue[]
  store: Promise<Pick<DriveStore<Drive>, 'append'>>
  newId: () => string
  of: Pick<Drive, 'ownerId' | 'deviceName' | 'vehicleId' | 'demo'>
}

function beginDrive({ clock, nowMs, newId, store, of }: Setting) {
  const tracks = new Map<string, Track>()
  const extremes = new Map<string, Series>()
  const marks: number[] = []
  const start = clock.now()
  const [id, startedAtMs] = [newId(), nowMs()]
  const secondsAt = (at: number) => (at - start) / 1_000
  const head = (): Drive => ({
    ...of,
    id,
    startedAtMs,
    values: [...tracks.values()].map(({ value }) => value),
    marks: [...marks],
    seconds: Math.max(0, ...[...tracks.values()].map(({ times }) => times.at(-1) ?? 0)),
    samples: [...tracks.values()].reduce((sum, { times }) => sum + times.length, 0),
  })
  const recorder = createRecorder(store, head, tracks)
  return {
    id,
    recorder,
    marks,
    secondsAt,
    secondsNow: () => secondsAt(clock.now()),
    tracks,
    extremes,
    take(sample: Sample, value: LiveValue | undefined) {
      addSample(tracks, sample, value)
      const series = extremes.get(sample.id)
      const latest = sample.value
      if (series === undefined) {
        if (value !== undefined) extremes.set(sample.id, { value, latest, min: latest, max: latest })
        return
      }
      series.latest = latest
      series.min = Math.min(series.min, latest)
      series.max = Math.max(series.max, latest)
    },
    recording: (): Recording => ({ startedAtMs, tracks: [...tracks.values()], marks }),
  }
}

export function startLive(connection: Connection, setting: Setting): LiveFeed {
  const { clock, ids } = setting
  const { state, subscribe, set } = createStore<LiveState>(NO_VALUES)
  let drive = beginDrive(setting)
  let reported: readonly LiveValue[] = []
  let answerCount = 0
  let heardSince = clock.now()
  let heardAt = heardSince
  let savedAt = heardSince
  let polling: Live | null = null
  let own = setting.own ?? []
  let stopped = false
  let paused = false
  let cancel = () => {}
  const isOver = () => stopped || state().ended !== 'running'
  const publish = (patch: Partial<LiveState> = {}) => {
    const chosen = patch.chosen ?? state().chosen
    const series = chosen.flatMap(({ id }) => drive.extremes.get(id) ?? []).map((one) => ({ ...one }))
    const { marks, recorder } = drive
    const seconds = Math.floor(drive.secondsNow())
    set({ ...state(), series, seconds, marks: marks.length, saved: recorder.isSaved(), ...patch })
  }
  const beginAgain = () => {
    void drive.recorder.flush()
    drive = beginDrive(setting)
  }
  const draw = () => {
    const now = clock.now()
    const seconds = (now - heardSince) / 1_000
    const quiet = !paused && now - heardAt >= QUIET_MS
    if (seconds >= 1) {
      publish({ quiet, perSecond: Math.round(answerCount / seconds) })
      answerCount = 0
      heardSince = now
    } else publish({ quiet })
    if (now - savedAt >= SAVE_MS) {
      savedAt = now
      void drive.recorder.flush()
    }
    if (drive.secondsNow() >= MAX_DRIVE_SECONDS) beginAgain()
    cancel = clock.after(DRAW_MS, draw)
  }
  const take = (readings: readonly { id: string | undefined; value: number; at: number }[]) => {
    answerCount += readings.length
    heardAt = clock.now()
    for (const { id, value, at } of readings) {
      const chosen = state().chosen.find((one) => one.id === id)
      if (chosen !== undefined) drive.take({ id: chosen.id, value, seconds: drive.secondsAt(at) }, chosen)
    }
  }
  const end = (ended: LiveState['ended']) => {
    cancel()
    publish({ ended })
    void drive.recorder.flush()
  }
  async function poll(): Promise<void> {
    const { chosen } = state()
    const now = connection.live({
      pids: [...new Set(chosen.flatMap(({ pid }) => pid ?? []))],
      onReadings: (readings) => take(readings.flatMap((reading) => numbersOf(reading, chosen))),
      own: own.filter(({ name }) => chosen.some(({ id }) => id === `own ${name}`)),
      onOwn: (readings) => take(readings.map(({ name, value, at }) => ({ id: `own ${name}`, value, at }))),
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
    const noEngine = supported.kind === 'complete' && !tellsEngine(reported)
    publish({ offered, noEngine, chosen: chosenFrom(offered, ids) })
    cancel = clock.after(DRAW_MS, draw)
    await poll()
  }
  const change = (patch: Partial<LiveState>) => {
    publish(patch)
    if (isOver()) return
    polling?.stop()
    void poll()
  }
  void begin()
  return {
    state,
    subscribe,
    stop() {
      stopped = true
      cancel()
      polling?.stop()
      void drive.recorder.flush()
    },
    pause(on) {
      if (on === paused) return
      paused = on
      heardAt = clock.now()
      if (on) polling?.stop()
      else if (state().chosen.length > 0 && !isOver()) void poll()
    },
    choose(next) {
      const { offered } = state()
      if (offered !== null) change({ chosen: chosenFrom(offered, next) })
    },
    setOwn(next) {
      const { offered, chosen } = state()
      own = next
      if (offered === null) return
      const values = ownLiveValues(next)
      const added = values.filter(({ id }) => !offered.some((value) => value.id === id)).map(({ id }) => id)
      const all = [...reported, ...values]
      // A value of the same name may mean another thing from here on.
      beginAgain()
      // What was added is seen, though all places were taken.
      const wanted = chosenFrom(all, [...added, ...chosen.map(({ id }) => id)])
      change({ offered: all, chosen: wanted })
    },
    mark() {
      if (isOver()) return
      drive.marks.push(drive.secondsNow())
      publish()
    },
    async flush() {
      await drive.recorder.flush()
      publish()
    },
    recording: () => drive.recording(),
    secondsNow: () => drive.secondsNow(),
    id: () => drive.id,
  }
}

function numbersOf({ ecu, pid, values, at }: LiveReading, chosen: readonly LiveValue[]) {
  return values.flatMap(({ label, value, unit }) => {
    const of = chosen.find((one) => one.ecu === ecu && one.pid === pid && one.label === label)
    return of === undefined || unit === null ? [] : [{ id: of.id, value, at }]
  })
}
