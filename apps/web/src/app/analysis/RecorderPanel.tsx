import { type ComponentProps, useEffect, useRef } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { AnalysisCard, loadAnswering, loadWaitingList, useAnalysis } from '../../features/analyze/index.ts'
import type { DangerNotice } from '../../features/differential/index.ts'
import { Recorder, type SoundToAnalyze } from '../../features/record/index.ts'
import { webSession } from '../../features/record/web-session.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { lateLayer } from '../../ui/index.ts'
import { loadKnown } from './load-known.ts'
import { situationOf } from './own-situation.ts'

export function RecorderPanel() {
  const signIn = useSignIn()
  const { start } = useAnalysis()
  const { car } = useGarage(useSession().user?.id ?? null)
  const handedOn = useClearWhenDone()
  useAnsweringAhead()
  const analyze = async (sound: SoundToAnalyze) => {
    holdAgainstNormal(sound)
    // The movement that leads to the answer has a page to draw.
    if (navigator.onLine) import('./ResultsRoute.tsx').catch(() => undefined)
    const end = await start(car ? { ...sound, vehicleId: car.id } : sound)
    if (end === 'kept') handedOn.current = sound
    return end
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Recorder danger={dangerIn} onAnalyze={analyze} />
      <AnalysisCard onSignIn={() => signIn.open()} />
    </div>
  )
}

/** Its table of knowledge is fetched with the first word or sound. */
const LateDanger = lateLayer<ComponentProps<typeof DangerNotice>>(
  async () => (await import('../../features/differential/DangerNotice.tsx')).DangerNotice,
)
const dangerIn = (texts: readonly string[]) => (
  <LateDanger input={{ texts, codes: [], car: {}, thisYear: new Date(browserClock.nowMs()).getFullYear() }} />
)

/** At the recording's end there may be no network. */
function useAnsweringAhead(): void {
  useEffect(() => {
    const recorder = webSession()
    let isAsked = false
    const ahead = () => {
      if (isAsked || recorder.state().phase.name === 'idle') return
      isAsked = true
      void loadAnswering()
      void loadKnown().catch(() => undefined)
      void LateDanger.prepare()
      loadWaitingList().catch(() => undefined)
    }
    ahead()
    return recorder.subscribe(ahead)
  }, [])
}

/** A device that cannot measure leaves the result unchanged. */
function holdAgainstNormal({ samples16k, durationSeconds, source, filtered, context }: SoundToAnalyze): void {
  if (source !== 'recorded' || filtered || situationOf(context) === null) return
  const atMs = browserClock.nowMs()
  // Its code is no part of the home page.
  import('../../features/own-sound/index.ts')
    .then(async ({ keepHeard, measureApart }) =>
      keepHeard(tabStorage, await measureApart(samples16k), { durationSeconds, atMs }),
    )
    .catch((error: unknown) =>
      console.warn('The recording could not be held against the car’s normal', error),
    )
}

/**
 * For an analysis that ends after the recorder has stopped waiting (after a sign-in or a retry); a newer recording
 * stays.
 */
function useClearWhenDone() {
  const { current } = useAnalysis()
  const handedOn = useRef<SoundToAnalyze | null>(null)
  const done = current.step === 'queued' || (current.step === 'finished' && !current.result.error)
  useEffect(() => {
    if (!done) return
    const { phase } = webSession().state()
    const take = 'take' in phase ? phase.take : null
    if (take && take.samples16k === handedOn.current?.samples16k) webSession().send({ kind: 'clear' })
  }, [done])
  return handedOn
}
