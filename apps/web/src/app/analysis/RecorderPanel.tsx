import { useEffect, useRef } from 'react'
import { useSignIn } from '../../backend/sign-in.ts'
import { AnalysisCard, useAnalysis } from '../../features/analyze/index.ts'
import type { SoundToAnalyze } from '../../features/record/index.ts'
import { Recorder } from '../../features/record/index.ts'
import { webSession } from '../../features/record/web-session.ts'

/** The recorder and, below it, the state of the analysis. */
export function RecorderPanel() {
  const signIn = useSignIn()
  const { start } = useAnalysis()
  const handedOn = useClearWhenDone()
  const analyze = async (sound: SoundToAnalyze) => {
    const end = await start(sound)
    if (end === 'kept') handedOn.current = sound
    return end
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Recorder onAnalyze={analyze} />
      <AnalysisCard onSignIn={() => signIn.open()} />
    </div>
  )
}

/**
 * Clears the recording when its analysis ends after the recorder has stopped waiting for it (after a sign-in or a
 * retry). A newer recording stays.
 */
function useClearWhenDone() {
  const { current } = useAnalysis()
  const handedOn = useRef<SoundToAnalyze | null>(null)
  const done = current.step === 'queued' || (current.step === 'finished' && !current.result.error)
  useEffect(() => {
    if (!done) return
    const { phase } = webSession().state()
    const held = 'take' in phase ? phase.take : null
    if (held && held.samples16k === handedOn.current?.samples16k) webSession().send({ kind: 'clear' })
  }, [done])
  return handedOn
}
