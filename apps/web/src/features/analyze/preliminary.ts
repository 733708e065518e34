import type { SoundDiagnosis } from '@tappet/wire'
import type { QueuedJob } from './job.ts'
import type { QueueState } from './queue.ts'

/** `listening` until this device has said what it hears; null when it can not say. */
export type PreliminaryResult = SoundDiagnosis | 'listening' | null
export type PreliminaryResults = ReadonlyMap<QueuedJob['id'], PreliminaryResult>

export type Preliminary = {
  state: () => PreliminaryResults
  subscribe: (changed: () => void) => () => void
  /** Told of the queue whenever it changes. */
  follow: (queue: QueueState) => void
}

/**
 * What this device itself hears in the recordings that wait, until the server has answered. Kept nowhere: it follows
 * from the waiting job, and goes with it, so that none can outlive the answer that takes its place.
 */
export function createPreliminary(listen: (job: QueuedJob) => Promise<SoundDiagnosis | null>): Preliminary {
  let results: PreliminaryResults = new Map()
  let queue: QueueState = { jobs: [], sending: false }
  let busy = false
  const listeners = new Set<() => void>()

  function show(next: PreliminaryResults): void {
    results = next
    for (const changed of listeners) changed()
  }

  const isWaiting = (id: string) => queue.jobs.some((job) => job.id === id)

  /** One at a time, the newest first: that is the one the driver looks at. */
  async function listenToNext(): Promise<void> {
    const job = queue.jobs.findLast(({ id }) => !results.has(id))
    // While they are being sent, the server's answer comes sooner.
    if (!job || busy || queue.sending) return
    busy = true
    show(new Map(results).set(job.id, 'listening'))
    const result = await listen(job).catch(() => null)
    busy = false
    if (isWaiting(job.id)) show(new Map(results).set(job.id, result))
    await listenToNext()
  }

  return {
    state: () => results,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: (next) => {
      queue = next
      if ([...results.keys()].some((id) => !isWaiting(id)))
        show(new Map([...results].filter(([id]) => isWaiting(id))))
      void listenToNext()
    },
  }
}
