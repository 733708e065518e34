import type { SoundDiagnosis, SoundModelVariant } from '@tappet/wire'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { useSession } from '../../backend/session.tsx'
import { useSignIn } from '../../backend/sign-in.ts'
import { browserClock } from '../../platform/clock.ts'
import { createTabSignal, exclusively } from '../../platform/exclusive.ts'
import { newId } from '../../platform/new-id.ts'
import type { Analysis } from './controller.ts'
import { createAnalysis } from './controller.ts'
import type { AnalysisState } from './machine.ts'
import { createPending } from './pending.ts'
import type { Preliminary, PreliminaryResults } from './preliminary.ts'
import { createPreliminary } from './preliminary.ts'
import type { JobQueue, QueueState } from './queue.ts'
import { createJobQueue } from './queue.ts'
import { jobStore, listenOnDevice, loadServices, prepare, send } from './services.ts'
import { sayFailed, sayLimitReached, sayQueued } from './toasts.ts'
import { SIGN_IN_REASON } from './words.ts'

export type AnalyzeProviderProps = {
  children: ReactNode
  /** At the answer: keep the result. */
  onAnswered: (result: SoundDiagnosis) => void
  /** Half a second later: show it. */
  onSettled: () => void
  /** A recording that waited is diagnosed; null when the server will say so itself. */
  onWaitingDone: (result: SoundDiagnosis | null) => void
  onUpgrade: () => void
  /** What an earlier page of this tab had handed on is done. */
  onEarlierDone: () => void
}

type Services = {
  analysis: Analysis
  queue: JobQueue
  preliminary: Preliminary
  goOn: () => Promise<void>
}

const AnalyzeContext = createContext<Services | null>(null)

/** Holds the one analysis and the queue, above the pages: leaving a page does not end an analysis. */
export function AnalyzeProvider(props: AnalyzeProviderProps) {
  const { backend } = useConnection()
  const { user } = useSession()
  const userId = user?.id ?? null
  const signIn = useSignIn()
  const latest = useLatest({
    ...props,
    client: backend?.client ?? null,
    // The server's own choice, so that both say the same.
    soundModel: backend?.config.soundModel ?? 'default',
    userId,
    signIn,
  })
  const [services] = useState(() => createServices(latest))
  useEffect(() => services.queue.start(), [services])
  useEffect(() => {
    const { queue, preliminary } = services
    return queue.subscribe(() => preliminary.follow(queue.state()))
  }, [services])
  useEffect(() => whenIdle(loadServices), [])
  useEffect(() => {
    void services.queue.refresh()
    if (userId === null) return
    void services.goOn()
    void services.queue.flush()
    return onReturn(() => void services.queue.flush())
  }, [services, userId])
  return <AnalyzeContext value={services}>{props.children}</AnalyzeContext>
}

type Latest = AnalyzeProviderProps & {
  client: Client | null
  soundModel: SoundModelVariant
  userId: string | null
  signIn: { open: (reason?: string) => void }
}

function createServices(latest: { readonly current: Latest }): Services {
  const clock = browserClock
  const ownerId = () => latest.current.userId
  const isOnline = () => navigator.onLine
  const pending = createPending(jobStore, clock.nowMs)
  const queue = createJobQueue({
    store: jobStore,
    exclusively,
    tabs: createTabSignal('tappet.jobs'),
    clock,
    ownerId,
    isOnline,
    send: (job) => send(latest.current.client, job, { ownerId: job.ownerId, queued: true }),
    onDone: (_job, result) => latest.current.onWaitingDone(result),
  })
  const preliminary = createPreliminary((job) => listenOnDevice(job, latest.current.soundModel))
  const analysis = createAnalysis({
    clock,
    newJobId: newId,
    isOnline,
    userId: ownerId,
    prepare,
    send: (job, owner) => send(latest.current.client, job, { ownerId: owner, queued: false }),
    enqueue: queue.add,
    keepForSignIn: pending.keep,
    onSignInNeeded: () => latest.current.signIn.open(SIGN_IN_REASON),
    onAnswered: (result, failed) => {
      latest.current.onAnswered(result)
      if (failed) sayFailed()
    },
    onSettled: () => latest.current.onSettled(),
    onQueued: sayQueued,
    onLimitReached: () => sayLimitReached(latest.current.onUpgrade),
  })
  const goOn = async () => {
    const userId = ownerId()
    const resumed = await analysis.signedIn()
    // What waited in this page was kept as well, in case the page would be left.
    const job = userId === null ? null : await pending.take(userId)
    if (!job || resumed || analysis.state().step !== 'idle') return
    if ((await analysis.startJob(job)) === 'done') latest.current.onEarlierDone()
  }
  return { analysis, queue, preliminary, goOn }
}

/** The newest props, readable from what was made once. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

/** Calls back when the network or the driver comes back. */
function onReturn(back: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') back()
  }
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', seen)
  }
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; a moment later is as good there.
  if (!('requestIdleCallback' in window)) return browserClock.after(2000, work)
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

function useServices(): Services {
  const services = use(AnalyzeContext)
  if (!services) throw new Error('This needs an AnalyzeProvider above it')
  return services
}

/** How the analysis stands, and how to begin one. */
export function useAnalysis(): Analysis & { current: AnalysisState } {
  const { analysis } = useServices()
  const current = useSyncExternalStore(analysis.subscribe, analysis.state)
  return useMemo(() => ({ ...analysis, current }), [analysis, current])
}

/** The signed-in person's recordings that wait for a connection. */
export function useWaitingRecordings(): QueueState & Pick<JobQueue, 'flush' | 'remove' | 'restore'> {
  const { queue } = useServices()
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  return useMemo(() => {
    const { flush, remove, restore } = queue
    return { ...state, flush, remove, restore }
  }, [state, queue])
}

/** What this device hears by itself in the recordings that wait, by job id. */
export function usePreliminaryResults(): PreliminaryResults {
  const { preliminary } = useServices()
  return useSyncExternalStore(preliminary.subscribe, preliminary.state)
}
