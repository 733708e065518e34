import type { SoundDiagnosis } from '@tappet/wire'
import type { Clock } from '../../platform/clock.ts'
import type { Exclusively, TabSignal } from '../../platform/exclusive.ts'
import type { JobStore } from '../../platform/job-store.ts'
import type { AnalysisJob, JobProblem, Outcome, QueuedJob } from './job.ts'

/** One sender at a time, in all tabs of this browser. */
const SENDER_LOCK = 'tappet.jobs.sender'

/** After a send that got no answer, or a server's own error, the next try waits this long, then doubles. */
export const RETRY_FIRST_MS = 15_000
export const RETRY_MOST_MS = 10 * 60_000

export type QueueDeps = {
  store: JobStore<QueuedJob>
  exclusively: Exclusively
  tabs: TabSignal
  clock: Clock
  ownerId: () => string | null
  isOnline: () => boolean
  /** Sends one job as its owner, asking the server to store the result and to notify. */
  send: (job: QueuedJob) => Promise<Outcome>
  onDone: (job: QueuedJob, result: SoundDiagnosis | null) => void
}

export type QueueState = { jobs: readonly QueuedJob[]; sending: boolean }

export type JobQueue = {
  state: () => QueueState
  subscribe: (changed: () => void) => () => void
  /** Resolves when the job is safe on this device. @throws when the device keeps nothing */
  add: (job: AnalysisJob, ownerId: string) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Puts a removed job back as it was. @throws when the device keeps nothing */
  restore: (job: QueuedJob) => Promise<void>
  /** Reads the list anew: at start, after a sign-in, when another tab has changed it. */
  refresh: () => Promise<void>
  /** Sends what waits, oldest first; called on reconnection, at start, and on a tap. */
  flush: () => Promise<void>
  /** Listens to the other tabs; answers how to stop. */
  start: () => () => void
}

const EMPTY: QueueState = { jobs: [], sending: false }

/** The recordings that wait for a connection, and the one who sends them. */
export function createJobQueue(deps: QueueDeps): JobQueue {
  let state = EMPTY
  let underway: Promise<void> | null = null
  let retryMs = RETRY_FIRST_MS
  let cancelRetry = () => {}
  const listeners = new Set<() => void>()

  function show(next: Partial<QueueState>): void {
    state = { ...state, ...next }
    for (const changed of listeners) changed()
  }

  async function refresh(): Promise<void> {
    const ownerId = deps.ownerId()
    const jobs = ownerId === null ? [] : await deps.store.list(ownerId)
    // Whoever signed in or out meanwhile asks again; nobody sees another person's list.
    if (deps.ownerId() === ownerId) show({ jobs })
  }

  async function changed(): Promise<void> {
    deps.tabs.send()
    await refresh()
  }

  async function sendAll(): Promise<void> {
    const tried = new Set<string>()
    for (;;) {
      const ownerId = deps.ownerId()
      if (ownerId === null || !deps.isOnline()) return
      const job = (await deps.store.list(ownerId)).find(
        ({ id, problem }) => !tried.has(id) && problem !== 'refused',
      )
      if (!job) return
      tried.add(job.id)
      if (!(await settle(job, await deps.send(job)))) return
    }
  }

  /** What an outcome does to its job; answers whether the next one may go. */
  async function settle(job: QueuedJob, outcome: Outcome): Promise<boolean> {
    switch (outcome.kind) {
      case 'result':
      case 'queued':
        await deps.store.remove(job.id)
        await changed()
        retryMs = RETRY_FIRST_MS
        deps.onDone(job, outcome.kind === 'result' ? outcome.result : null)
        return true
      case 'limit_reached':
        await note(job, 'limit_reached')
        return false
      case 'no_connection':
        retryLater()
        return false
      case 'signed_out':
        return false
      case 'failed':
        await note(job, outcome.permanent ? 'refused' : 'server_error')
        if (!outcome.permanent) retryLater()
        return outcome.permanent
    }
  }

  async function note(job: QueuedJob, problem: JobProblem): Promise<void> {
    // Deleted by the driver while it was on its way: it stays deleted.
    if ((await deps.store.get(job.id)) === null) return
    await deps.store.put({ ...job, attempts: job.attempts + 1, problem })
    await changed()
  }

  function retryLater(): void {
    cancelRetry()
    cancelRetry = deps.clock.after(retryMs, () => void flush())
    retryMs = Math.min(RETRY_MOST_MS, retryMs * 2)
  }

  function flush(): Promise<void> {
    underway ??= sendUnderLock().finally(() => {
      underway = null
    })
    return underway
  }

  async function sendUnderLock(): Promise<void> {
    await refresh()
    if (state.jobs.length === 0 || !deps.isOnline()) return
    cancelRetry()
    await deps.exclusively(SENDER_LOCK, async () => {
      show({ sending: true })
      await sendAll().finally(() => show({ sending: false }))
    })
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: async (job, ownerId) => {
      await deps.store.put({ ...job, ownerId, queuedAtMs: deps.clock.nowMs(), attempts: 0 })
      await changed()
      retryLater()
    },
    remove: async (id) => {
      await deps.store.remove(id)
      await changed()
    },
    restore: async (job) => {
      await deps.store.put(job)
      await changed()
    },
    refresh,
    flush,
    start: () => {
      const stopListening = deps.tabs.listen(() => void refresh())
      return () => {
        stopListening()
        cancelRetry()
      }
    },
  }
}
