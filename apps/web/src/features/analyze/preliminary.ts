import type { SoundDiagnosis } from '@tappet/wire'
import type { RecordingEntry } from '../../offline/recording.ts'
import type { Clock } from '../../platform/runtime/clock.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { WaitingRecordings } from './recordings.ts'

export const SERVER_FIRST_MS = 1_000

/** Null when this device cannot say. */
export type PreliminaryResult = SoundDiagnosis | 'listening' | null
export type PreliminaryResults = ReadonlyMap<RecordingEntry['id'], PreliminaryResult>

export const isHeard = (result: PreliminaryResult | undefined): result is SoundDiagnosis =>
  typeof result === 'object' && result !== null

export type Preliminary = Readable<PreliminaryResults> & {
  follow: (queue: WaitingRecordings) => void
  heard: (id: string) => Promise<SoundDiagnosis | null | 'gone'>
}

/** Kept nowhere: it goes with the waiting job, so that none can outlive the answer. */
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

  /** The newest is the one the driver looks at. */
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
