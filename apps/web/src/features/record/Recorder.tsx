import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Readable, useStore } from '../../platform/runtime/store.ts'
import { SOUND_ACCEPT } from '../../platform/sound/audio-files.ts'
import { inOneMovement, lateLayer, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { type Held, isHeld, type RecorderState } from './recorder.ts'
import { Stage } from './Stage.tsx'
import type { RecorderSession } from './session.ts'
import type { TakePanelProps } from './TakePanel.tsx'
import { Tray } from './Tray.tsx'
import { type SoundToAnalyze, soundToAnalyze } from './take.ts'
import { webSession } from './web-session.ts'

export type AnalyzeOutcome = 'done' | 'kept'

// There is nothing to play before something was recorded.
const TakePanel = lateLayer<TakePanelProps>(async () => (await import('./TakePanel.tsx')).TakePanel, {
  waiting: <Skeleton className="h-96 bg-screen-line" />,
})

export type RecorderProps = {
  onAnalyze: (sound: SoundToAnalyze) => Promise<AnalyzeOutcome>
  danger?: (told: readonly string[]) => ReactNode
  session?: RecorderSession
}

export function Recorder({ onAnalyze, danger = () => null, session = webSession() }: RecorderProps) {
  const state = useStore(useMemo(() => inMovements(session), [session]))
  const { analyzing, analyze } = useAnalyze(session, onAnalyze)
  useLeaving(session)
  const { button, heading } = useFocusKept(state)
  const chooser = useRef<HTMLInputElement>(null)
  const openChooser = () => chooser.current?.click()
  const take = inHand(state)
  const isAtWork = state.phase.name !== 'idle'
  useEffect(() => {
    if (isAtWork) void TakePanel.prepare()
  }, [isAtWork])
  return (
    <section
      aria-label={copy.recorder}
      data-clear-of-messages
      className="flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {take ? (
        <TakePanel
          analyzing={analyzing}
          danger={danger}
          headingRef={heading}
          onAnalyze={() => analyze(take)}
          onUpload={openChooser}
          session={session}
          state={state}
          take={take}
        />
      ) : (
        <>
          <Stage buttonRef={button} session={session} state={state} />
          <Tray onUpload={openChooser} session={session} state={state} />
        </>
      )}
      {/* A recording that is restored while the driver chooses a file takes nothing away. */}
      <input
        accept={SOUND_ACCEPT}
        aria-label={copy.soundFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that the same file can be chosen again.
          target.value = ''
          if (file) session.choose(file)
        }}
        ref={chooser}
        type="file"
      />
      <div aria-live="polite" role="status">
        <VisuallyHidden>{copy.announcement(state)}</VisuallyHidden>
      </div>
    </section>
  )
}

/** A recording ends in one movement: the ring becomes the picture of its sound. */
function inMovements({ state, subscribe }: RecorderSession): Readable<RecorderState> {
  return {
    state,
    subscribe: (changed) => {
      let before = state()
      return subscribe(() => {
        const isEnd = before.phase.name === 'finishing' && inHand(state()) !== null
        before = state()
        if (isEnd) void inOneMovement(changed)
        else changed()
      })
    },
  }
}

function inHand({ phase }: RecorderState): Exclude<Held, { name: 'idle' }> | null {
  return isHeld(phase) && phase.name !== 'idle' ? phase : null
}

function useAnalyze(session: RecorderSession, onAnalyze: RecorderProps['onAnalyze']) {
  const [analyzing, setAnalyzing] = useState(false)
  const analyze = async (takeInHand: Exclude<Held, { name: 'idle' }>) => {
    const { description, context, sounds } = session.state()
    setAnalyzing(true)
    try {
      const telling = { description, context: [...context], sounds: [...sounds] }
      const sound = soundToAnalyze(takeInHand.take, takeInHand.name, telling)
      const end = await onAnalyze(sound)
      if (end === 'kept') session.handOn(false)
      // A sound that was taken meanwhile stays.
      else if (inHand(session.state())?.take === takeInHand.take) session.send({ kind: 'clear' })
    } finally {
      setAnalyzing(false)
    }
  }
  return { analyzing, analyze }
}

/** What was recorded is kept. */
function useLeaving(session: RecorderSession) {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') session.send({ kind: 'hidden' })
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      session.send({ kind: 'left' })
    }
  }, [session])
}

/** When the pressed button went away. */
function useFocusKept(state: RecorderState) {
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const holding = inHand(state) !== null
  const before = useRef(holding)
  useEffect(() => {
    if (before.current === holding) return
    before.current = holding
    const start = holding ? heading : button
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [holding])
  return { button, heading }
}
