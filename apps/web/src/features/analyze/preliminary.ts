import type { SoundDiagnosis } from '@tappet/wire'
import type { RecordingEntry } from '../../offline/recording.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { WaitingRecordings } from './waiting.ts'

/** `listening` until this device has said what it hears; null when it cannot say. */
export type PreliminaryResult = SoundDiagnosis | 'listening' | null
export type PreliminaryResults = ReadonlyMap<RecordingEntry['id'], PreliminaryResult>

export type Preliminary = Readable<PreliminaryResults> & {
  /** Told of the recordings that wait whenever they change. */
  follow: (queue: WaitingRecordings) => void
}

/**
 * What this device itself hears in the recordings that wait, until the server has answered. Kept nowhere: it follows
 * from the waiting job, and goes with it, so that none can outlive the answer that takes its place.
 */
export function createPreliminary(
  listen: (entry: RecordingEntry) => Promise<SoundDiagnosis | null>,
): Preliminary {
  const results = createStore<PreliminaryResults>(new Map())
  let queue: WaitingRecordings = { entries: [], sending: false }
  let busy = false

  const show = (id: string, result: PreliminaryResult) =>
    results.set(new Map(results.state()).set(id, result))

  const isWaiting = (id: string) => queue.entries.some((entry) => entry.id === id)

  /** One at a time, the newest first: that is the one the driver looks at. */
  async function listenToNext(): Promise<void> {
    const entry = queue.entries.findLast(({ id }) => !results.state().has(id))
    // While they are being sent, the server's answer comes sooner.
    if (!entry || busy || queue.sending) return
    busy = true
    show(entry.id, 'listening')
    const result = await listen(entry).catch(() => null)
    busy = false
    if (isWaiting(entry.id)) show(entry.id, result)
    await listenToNext()
  }

  return {
    state: results.state,
    subscribe: results.subscribe,
    follow: (next) => {
      queue = next
      const shown = [...results.state()]
      const waiting = shown.filter(([id]) => isWaiting(id))
      if (waiting.length < shown.length) results.set(new Map(waiting))
      void listenToNext()
    },
  }
}
