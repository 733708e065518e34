import type { SoundDiagnosis } from '@tappet/wire'
import type { Clock } from '../../platform/runtime/clock.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import { fallbackOf } from './fallback.ts'
import type { AnalysisJob, AnalysisRequest, Outcome } from './job.ts'
import type { AnalysisEvent, AnalysisState } from './machine.ts'
import { IDLE, isUnderway, SETTLE_MS, TICK_MS, transition } from './machine.ts'

export type AnalysisDeps = {
  clock: Clock
  newJobId: () => string
  isOnline: () => boolean
  userId: () => string | null
  prepare: (request: AnalysisRequest, jobId: string) => Promise<AnalysisJob>
  send: (job: AnalysisJob, ownerId: string) => Promise<Outcome>
  enqueue: (job: AnalysisJob, ownerId: string) => Promise<void>
  /**
   * Keeps a job, should signing in lead away from the page. `ownerId` is whose it is, when the server has
   * ended their session; a visitor's is for the person who signs in.
   */
  keepForSignIn: (job: AnalysisJob, ownerId: string | null) => Promise<void>
  onSignInNeeded: () => void
  /** At the answer, before the bar has stood full. `failed`: it is the fallback. */
  onAnswered: (result: SoundDiagnosis, failed: boolean) => void
  /** When the bar has stood full: time to open the result. */
  onSettled: (result: SoundDiagnosis, failed: boolean) => void
  /** `message` is the server's own, when it was the server that queued the job. */
  onQueued: (jobId: string, message?: string) => void
  onLimitReached: () => void
}

/** done: diagnosed or safely queued, the recording may go. kept: it is still needed, for another try. */
export type AnalysisEnd = 'done' | 'kept'

export type Analysis = Readable<AnalysisState> & {
  /** Begins; ignored while one runs. */
  start: (request: AnalysisRequest) => Promise<AnalysisEnd>
  /** Begins with a job made earlier, e.g. before a sign-in that led away from the page. */
  startJob: (job: AnalysisJob) => Promise<AnalysisEnd>
  /** Called when somebody has signed in: resumes what waited for it. Answers whether anything did. */
  signedIn: () => Promise<boolean>
  /** The job whose analysis failed last, to be tried again. */
  failedJob: () => AnalysisJob | null
  /** Opens the answer at once, before the bar has stood full; nothing while there is none. */
  openAnswer: () => void
  /** Puts a message away that stands (queued, limit reached). */
  dismiss: () => void
}

/** A job that may still have to be made. */
type JobSource = {
  id: string
  durationSeconds: number
  job: () => Promise<AnalysisJob>
  /** Nobody else may have it analysed. */
  ownerId?: string
}

function sourceOf(job: AnalysisJob): JobSource {
  return { id: job.id, durationSeconds: job.durationSeconds, job: async () => job }
}

/** Drives one analysis at a time: progress, the call, and what its outcome leads to. */
export function createAnalysis(deps: AnalysisDeps): Analysis {
  const store = createStore(IDLE)
  let waiting: JobSource | null = null
  let failedJob: AnalysisJob | null = null
  let openAnswer: (() => void) | null = null

  const dispatch = (event: AnalysisEvent) => store.set(transition(store.state(), event))

  async function run(source: JobSource): Promise<AnalysisEnd> {
    if (isUnderway(store.state())) return 'kept'
    const ownerId = deps.userId()
    if (ownerId === null) return askToSignIn(source)
    waiting = null
    failedJob = null
    dispatch({ type: 'started' })
    const stopTicking = deps.clock.every(TICK_MS, () => dispatch({ type: 'ticked' }))
    let sound: Parameters<typeof fallbackOf>[0] = source
    try {
      const job = await source.job()
      sound = job
      dispatch({ type: 'encoded' })
      const outcome: Outcome = deps.isOnline() ? await deps.send(job, ownerId) : { kind: 'no_connection' }
      return await conclude(job, ownerId, outcome)
    } catch {
      // This device's own trouble: a clip that cannot be read any more, a database denied.
      return await finish(fallbackOf(sound, deps.clock.nowMs()), true)
    } finally {
      stopTicking()
    }
  }

  async function askToSignIn(source: JobSource): Promise<AnalysisEnd> {
    const kept = source.job()
    waiting = { ...source, job: () => kept }
    dispatch({ type: 'sign_in_needed' })
    deps.onSignInNeeded()
    // A device that keeps nothing still holds the job in this page.
    await kept.then((job) => deps.keepForSignIn(job, source.ownerId ?? null)).catch(() => undefined)
    return 'kept'
  }

  async function conclude(job: AnalysisJob, ownerId: string, outcome: Outcome): Promise<AnalysisEnd> {
    switch (outcome.kind) {
      case 'result':
        return finish(outcome.result, false)
      case 'limit_reached':
        dispatch({ type: 'limit_reached' })
        deps.onLimitReached()
        return 'kept'
      case 'no_connection':
        await deps.enqueue(job, ownerId)
        dispatch({ type: 'queued', jobId: job.id })
        deps.onQueued(job.id)
        return 'done'
      case 'queued':
        dispatch({ type: 'queued', jobId: job.id })
        deps.onQueued(job.id, outcome.message)
        return 'done'
      case 'signed_out':
        return askToSignIn({ ...sourceOf(job), ownerId })
      case 'failed':
        failedJob = outcome.permanent ? null : job
        return finish(fallbackOf(job, deps.clock.nowMs()), true)
    }
  }

  function finish(result: SoundDiagnosis, failed: boolean): Promise<AnalysisEnd> {
    dispatch({ type: 'answered', result })
    deps.onAnswered(result, failed)
    return new Promise((resolve) => {
      const open = () => {
        stopWaiting()
        openAnswer = null
        deps.onSettled(result, failed)
        dispatch({ type: 'settled' })
        resolve(failed ? 'kept' : 'done')
      }
      const stopWaiting = deps.clock.after(SETTLE_MS, open)
      openAnswer = open
    })
  }

  return {
    state: store.state,
    subscribe: store.subscribe,
    start: (request) => {
      const id = deps.newJobId()
      const { durationSeconds } = request
      return run({ id, durationSeconds, job: () => deps.prepare(request, id) })
    },
    startJob: (job) => run(sourceOf(job)),
    signedIn: async () => {
      const source = waiting
      waiting = null
      if (!source) return false
      if (source.ownerId === undefined || source.ownerId === deps.userId()) await run(source)
      else dispatch({ type: 'settled' })
      return true
    },
    failedJob: () => failedJob,
    openAnswer: () => openAnswer?.(),
    dismiss: () => {
      waiting = null
      dispatch({ type: 'settled' })
    },
  }
}
