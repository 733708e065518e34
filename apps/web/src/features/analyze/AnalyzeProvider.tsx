import type { SoundDiagnosis, SoundModelVariant } from '@tappet/wire'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { queue, queueStore } from '../../offline/instance.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { whenIdle } from '../../platform/runtime/when-idle.ts'
import { type Analyzing, createAnalyzing } from './analyzing.ts'
import type { Analysis } from './controller.ts'
import { queuedMessage, SIGN_IN_REASON, UNANSWERED } from './copy.ts'
import type { AnalysisState } from './machine.ts'
import { createPending } from './pending.ts'
import type { PreliminaryResults } from './preliminary.ts'
import { type KnownOfRecording, listenOnDevice, loadKeeping, prepare, send } from './services.ts'
import { sayFailed, sayLimitReached, sayQueued } from './toasts.ts'

export type AnalyzeProviderProps = {
  children: ReactNode
  /** The car that was recorded and its log, as far as this device has them. */
  knownOfCar: KnownOfRecording
  onKept: () => void
  onAnswered: (result: SoundDiagnosis) => void
  /** Ends when the answer is drawn. */
  onSettled: () => Promise<void> | void
  onWaitingDone: (result: SoundDiagnosis | null) => void
  /** Null where nothing is sold. */
  onUpgrade: (() => void) | null
  /** What an earlier page of this tab had handed on is done. */
  onEarlierDone: () => void
}

type Services = Analyzing & { resume: () => Promise<void> }

const AnalyzeContext = createContext<Services | null>(null)

export function AnalyzeProvider(props: AnalyzeProviderProps) {
  const { backend } = useConnection()
  const { user } = useSession()
  const userId = user?.id ?? null
  const signIn = useSignIn()
  const latest = useLatest({
    ...props,
    client: backend?.client ?? null,
    // Both say the same.
    soundModel: backend?.config.soundModel ?? 'default',
    userId,
    signIn,
  })
  const [services] = useState(() => createServices(latest))
  useEffect(() => services.follow(), [services])
  useEffect(() => whenIdle(loadKeeping), [])
  useEffect(() => {
    if (userId !== null) void services.resume()
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
  const userId = () => latest.current.userId
  const isOnline = () => navigator.onLine
  const pending = createPending(queueStore, browserClock.nowMs)
  const { analysis, preliminary, follow } = createAnalyzing({
    queue,
    clock: browserClock,
    newJobId: newId,
    isOnline,
    userId,
    prepare,
    send: (job, options) => send(latest.current.client, job, options),
    listen: (entry) => listenOnDevice(entry, latest.current.soundModel, latest.current.knownOfCar),
    keepForSignIn: pending.keep,
    onKept: () => latest.current.onKept(),
    onWaitingDone: (result) => latest.current.onWaitingDone(result),
    onSignInNeeded: () => latest.current.signIn.open(SIGN_IN_REASON),
    onAnswered: (result, failed) => {
      latest.current.onAnswered(result)
      if (failed) sayFailed()
    },
    onSettled: () => latest.current.onSettled(),
    onQueued: (jobId, message) => sayQueued(message ?? (isOnline() ? UNANSWERED : queuedMessage(jobId))),
    onLimitReached: () => sayLimitReached(latest.current.onUpgrade),
  })
  const resume = async () => {
    const user = userId()
    const resumed = await analysis.signedIn()
    // Kept as well, in case the page would be left.
    const job = user === null ? null : await pending.take(user)
    if (!job || resumed || analysis.state().step !== 'idle') return
    if ((await analysis.startJob(job)) === 'done') latest.current.onEarlierDone()
  }
  return { analysis, preliminary, follow, resume }
}

function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

function useServices(): Services {
  const services = use(AnalyzeContext)
  if (!services) throw new Error('This needs an AnalyzeProvider above it')
  return services
}

export function useAnalysis(): Analysis & { current: AnalysisState } {
  const { analysis } = useServices()
  const current = useStore(analysis)
  return useMemo(() => ({ ...analysis, current }), [analysis, current])
}

export function usePreliminaryResults(): PreliminaryResults {
  const { preliminary } = useServices()
  return useStore(preliminary)
}
