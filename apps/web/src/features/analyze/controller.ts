import type { SoundDiagnosis } from '@tappet/wire'
import type { Submitted } from '../../offline/entry.ts'
import type { Clock } from '../../platform/runtime/clock.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import { fallbackOf } from './fallback.ts'
import type { AnalysisJob, AnalysisRequest, RecordingAnswer } from './job.ts'
import type { AnalysisEvent, AnalysisState } from './machine.ts'
import { IDLE, isUnderway, SETTLE_MS, TICK_MS, transition } from './machine.ts'
import type { Preliminary } from './preliminary.ts'

export type AnalysisDeps = {
  clock: Clock
  newJobId: () => string
  isOnline: () => boolean
  userId: () => string | null
  prepare: (request: AnalysisRequest, jobId: string) => Promise<AnalysisJob>
  submit: (job: AnalysisJob) => Promise<Submitted<AnalysisJob, RecordingAnswer>>
  hear: Preliminary['heard']
  /** Signing in may lead away from the page. */
  keepForSignIn: (job: AnalysisJob) => Promise<void>
  onSignInNeeded: () => void
  onAnswered: (result: SoundDiagnosis, failed: boolean) => void
  /** Until it ends, what was sent stays in place. */
  onSettled: (result: SoundDiagnosis, failed: boolean) => Promise<void> | void
  /** `message` is the server's own. */
  onQueued: (jobId: string, message?: string) => void
  onSentElsewhere: () => void
  onLimitReached: () => void
}

/** kept: still needed, for another try. */
export type AnalysisEnd = 'done' | 'kept'

export type Analysis = Readable<AnalysisState> & {
  start: (request: AnalysisRequest) => Promise<AnalysisEnd>
  /** Made before a sign-in that led away. */
  startJob: (job: AnalysisJob) => Promise<AnalysisEnd>
  /** Resumes what waited; answers whether anything did. */
  signedIn: () => Promise<boolean>
  failedJob: () => AnalysisJob | null
  openAnswer: () => void
  dismiss: () => void
}

type JobSource = {
  id: string
  durationSeconds: number
  job: () => Promise<AnalysisJob>
  /** Nobody else may have it analyzed. */
  ownerId?: string
}

function sourceOf(job: AnalysisJob): JobSource {
  return { id: job.id, durationSeconds: job.durationSeconds, job: async () => job }
}

/**
 * Offline, a busy server and a silent one are one way: the job is queued, this device hears it, and the server's answer
 * replaces that.
 */
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
    dispatch({ type: 'started', jobId: source.id })
    const stopTicking = deps.clock.every(TICK_MS, () => dispatch({ type: 'ticked' }))
    try {
      const job = await source.job()
      dispatch({ type: 'encoded' })
      return await conclude(job, ownerId, await deps.submit(job))
    } catch {
      // Such as a clip that cannot be read any more.
      return await fail(source)
    } finally {
      stopTicking()
    }
  }

  async function askToSignIn(source: JobSource): Promise<AnalysisEnd> {
    const job = source.job()
    waiting = { ...source, job: () => job }
    dispatch({ type: 'sign_in_needed' })
    deps.onSignInNeeded()
    if (source.ownerId !== undefined) return 'done'
    // A device that keeps nothing still holds the job in this page.
    await job.then(deps.keepForSignIn).catch(() => undefined)
    return 'kept'
  }

  async function conclude(
    job: AnalysisJob,
    ownerId: string,
    submitted: Submitted<AnalysisJob, RecordingAnswer>,
  ): Promise<AnalysisEnd> {
    switch (submitted.kind) {
      case 'sent':
        return submitted.answer.kind === 'result'
          ? finish(submitted.answer.result, 'done')
          : queued(job, submitted.answer.message)
      case 'waiting':
        return submitted.isSignedOut ? askToSignIn({ ...sourceOf(job), ownerId }) : waitWith(job)
      case 'conflict':
      case 'failed':
        if (submitted.kind === 'failed' && submitted.why === 'limit_reached') {
          dispatch({ type: 'limit_reached' })
          deps.onLimitReached()
          return 'kept'
        }
        if (submitted.kind === 'failed' && submitted.why === 'refused')
          return fail(job, 'kept', submitted.message)
        failedJob = job
        return fail(job)
    }
  }

  function queued(job: AnalysisJob, message?: string): AnalysisEnd {
    dispatch({ type: 'queued', jobId: job.id })
    deps.onQueued(job.id, message)
    return 'done'
  }

  /** This device's own answer, or the stated fallback. */
  async function waitWith(job: AnalysisJob): Promise<AnalysisEnd> {
    if (!deps.isOnline()) return queued(job)
    dispatch({ type: 'unanswered' })
    const deviceAnswer = await deps.hear(job.id)
    if (deviceAnswer === 'gone') {
      dispatch({ type: 'queued', jobId: job.id })
      deps.onSentElsewhere()
      return 'done'
    }
    if (deviceAnswer !== null) return queued(job)
    failedJob = job
    return fail(job, 'done')
  }

  function fail(
    sound: Parameters<typeof fallbackOf>[0],
    end: AnalysisEnd = 'kept',
    refusal?: string,
  ): Promise<AnalysisEnd> {
    return finish(fallbackOf(sound, deps.clock.nowMs(), refusal), end, true)
  }

  function finish(result: SoundDiagnosis, end: AnalysisEnd, failed = false): Promise<AnalysisEnd> {
    dispatch({ type: 'answered', result })
    deps.onAnswered(result, failed)
    return new Promise((resolve) => {
      const open = async () => {
        stopWaiting()
        openAnswer = null
        await deps.onSettled(result, failed)
        dispatch({ type: 'settled' })
        resolve(end)
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
