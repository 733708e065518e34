import type { SoundDiagnosis } from '@tappet/wire'
import type { RecordingEntry } from '../../offline/recording.ts'
import type { Clock } from '../../platform/runtime/clock.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { WaitingRecordings } from './recordings.ts'

/** The server answers first, if it does so within this time. */
export const SERVER_FIRST_MS = 1_000

/** `listening` until this device has said what it hears; null when it cannot say. */
export type PreliminaryResult = SoundDiagnosis | 'listening' | null
export type PreliminaryResults = ReadonlyMap<RecordingEntry['id'], PreliminaryResult>

export const isHeard = (result: PreliminaryResult | undefined): result is SoundDiagnosis =>
  typeof result === 'object' && result !== null

export type Preliminary = Readable<PreliminaryResults> & {
  /** Told of the recordings that wait, and whether an answer to one is awaited, whenever that changes. */
  follow: (queue: WaitingRecordings) => void
  /** What this device hears in one of them, once it has; `gone` when that one waits no longer. */
  heard: (id: string) => Promise<SoundDiagnosis | null | 'gone'>
}

/**
 * What this device itself hears in the recordings that wait, until the server has answered. Kept nowhere: it follows
 * from the waiting job, and goes with it, so that none can outlive the answer that takes its place.
 */
export function createPreliminary(
  listen: (entry: RecordingEntry) => Promise<SoundDiagnosis | null>,
  clock: Clock,
): Preliminary {
  const results = createStore<PreliminaryResults>(new Map())
  let queue: WaitingRecordings = { entries: [], sending: false }
  let busy = false
  let isLate = false
  let stopWaiting = () => {}

  const show = (id: string, result: PreliminaryResult) =>
    results.set(new Map(results.state()).set(id, result))

  const isWaiting = (id: string) => queue.entries.some((entry) => entry.id === id)

  /** One at a time, the newest first: that is the one the driver looks at. */
  async function listenToNext(): Promise<void> {
    const entry = queue.entries.findLast(({ id }) => !results.state().has(id))
    if (!entry || busy || (queue.sending && !isLate)) return
    busy = true
    show(entry.id, 'listening')
    const result = await listen(entry).catch(() => null)
    busy = false
    if (isWaiting(entry.id)) show(entry.id, result)
    await listenToNext()
  }

  function waitForServer(): void {
    isLate = false
    stopWaiting = clock.after(SERVER_FIRST_MS, () => {
      isLate = true
      void listenToNext()
    })
  }

  return {
    state: results.state,
    subscribe: results.subscribe,
    follow: (next) => {
      if (next.sending && !queue.sending) waitForServer()
      if (!next.sending) stopWaiting()
      queue = next
      results.set(new Map([...results.state()].filter(([id]) => isWaiting(id))))
      void listenToNext()
    },
    heard: (id) =>
      new Promise((resolve) => {
        const look = () => {
          const result = isWaiting(id) ? results.state().get(id) : 'gone'
          if (result === undefined || result === 'listening') return
          stopLooking()
          resolve(result)
        }
        const stopLooking = results.subscribe(look)
        look()
      }),
  }
}
