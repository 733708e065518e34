import { TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { RecordButton, SpectrogramStrip, StripArt } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { LIVE_COLUMNS } from './live-sound.ts'
import type { Phase, RecorderState } from './recorder.ts'
import type { RecorderSession } from './session.ts'
import { type Enough, enoughWords } from './usable-sound.ts'
import { useLiveSound } from './use-live-sound.ts'

type StageProps = {
  state: RecorderState
  session: RecorderSession
  buttonRef: Ref<HTMLButtonElement>
}

export function Stage({ state, session, buttonRef }: StageProps) {
  const { phase } = state
  const live = useLiveSound(session)
  const recording = phase.name === 'recording'
  const strip = useInView(recording)
  return (
    <div className="flex flex-col items-center gap-5 bg-screen p-4 pt-6 text-screen-ink md:p-6 md:pt-8 sideways:flex-row sideways:flex-wrap sideways:items-start sideways:gap-2 sideways:p-4">
      <RecordButton
        className="moves-sound sideways:w-42"
        disabled={phase.name === 'finishing' || phase.name === 'reading'}
        label={BUTTON_LABELS[phase.name]}
        level={recording ? live.level : 0}
        onClick={session.press}
        ref={buttonRef}
        state={recording ? 'recording' : 'idle'}
      />
      <div className="flex min-h-28 w-full flex-col items-center text-center sideways:flex-[1_0_5rem]">
        <Words enough={live.enough} state={state} />
      </div>
      <div className="w-full" ref={strip}>
        {recording ? (
          <SpectrogramStrip columns={live.columns} description={copy.livePicture} minColumns={LIVE_COLUMNS} />
        ) : (
          <Rest />
        )}
      </div>
    </div>
  )
}

/** No further than it must. */
function useInView(live: boolean) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (live) strip.current?.scrollIntoView({ block: 'nearest' })
  }, [live])
  return strip
}

const BUTTON_LABELS: Record<Phase['name'], string> = {
  idle: copy.start,
  asking: copy.cancelRecording,
  recording: copy.stop,
  finishing: copy.stopped,
  reading: copy.start,
  recorded: copy.start,
  uploaded: copy.start,
}

/** The same height, so that nothing jumps. */
function Rest() {
  return (
    <div className="flex h-32 w-full items-center justify-center overflow-hidden rounded-card ring-1 ring-screen-line ring-inset">
      <StripArt className="w-full px-4 opacity-60" height={56} />
    </div>
  )
}

function Words({ state, enough }: { state: RecorderState; enough: Enough }) {
  const { phase, warningUntilMs } = state
  if (warningUntilMs !== null && phase.name === 'idle') return <LowQuality flaws={state.flaws} />
  switch (phase.name) {
    case 'recording': {
      const elapsedMs = phase.nowMs - phase.startedAtMs
      return (
        <>
          <p aria-label={copy.timer} className="figure text-5xl" role="timer">
            {copy.clockTime(elapsedMs / 1000)}
          </p>
          <p className="mt-1 font-semibold">{enoughWords(enough, elapsedMs)}</p>
          <Line>
            <span data-testid="tip">{copy.tipAt(elapsedMs)}</span>
          </Line>
        </>
      )
    }
    case 'asking':
      return <Said line={copy.allowMicrophone} title={copy.waiting} />
    case 'finishing':
      return <Said line={copy.finishing} title={copy.oneMoment} />
    case 'reading':
      return <Said line={phase.fileName} title={copy.readingFile} />
    default:
      return (
        <Said
          line={
            <>
              <span className="block">{copy.howToRecord}</span>
              <span className="block">{copy.howLong}</span>
            </>
          }
          title={copy.title}
        />
      )
  }
}

function Said({ title, line }: { title: string; line: ReactNode }) {
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <Line>{line}</Line>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-[26rem] text-balance text-screen-muted">{children}</p>
}

function LowQuality({ flaws }: Pick<RecorderState, 'flaws'>) {
  return (
    <div className="flex max-w-[28rem] gap-3 text-left" role="alert">
      <TriangleAlert className="mt-0.5 size-6 shrink-0 text-screen-mark" />
      <div>
        <p className="font-semibold">{copy.LOW_QUALITY}</p>
        {flaws.map((flaw) => (
          <p className="mt-1 text-screen-muted" key={flaw}>
            {copy.FLAWS[flaw]}
          </p>
        ))}
      </div>
    </div>
  )
}
