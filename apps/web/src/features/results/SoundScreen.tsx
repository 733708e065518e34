import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { Pause, Play } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import { IconButton, Skeleton, SpectrogramStrip } from '../../ui/index.ts'
import type { AnswerKind } from './read-result.ts'
import type { PlayStretch } from './StretchButton.tsx'
import * as copy from './sound-copy.ts'
import { type Playback, usePlayback } from './use-playback.ts'
import { type LoadedSound, useSound } from './use-sound.ts'

export const soundUrl = ({ audioData, audioUrl }: ShownDiagnosis): string | null => audioData ?? audioUrl

type SoundScreenProps = {
  shown: ShownDiagnosis
  kind: AnswerKind
  onSilent: () => void
  player: Ref<PlayStretch>
}

export function SoundScreen({ shown, kind, onSilent, player }: SoundScreenProps) {
  const url = soundUrl(shown)
  const sound = useSound(url)
  const playback = usePlayback()
  const { playStretch } = playback
  useImperativeHandle(player, () => playStretch, [playStretch])
  const silent = url === null || sound.state === 'failed'
  useEffect(() => {
    if (silent) onSilent()
  }, [silent, onSilent])
  if (!silent) return <Player kind={kind} playback={playback} shown={shown} sound={sound} />
  return (
    <p className="rounded-card bg-sunken px-4 py-3 text-muted md:px-6">
      {copy.noRecording(shown.audioDuration ? copy.clockTime(shown.audioDuration) : null)}
    </p>
  )
}

type PlayerProps = { shown: ShownDiagnosis; kind: AnswerKind; sound: LoadedSound; playback: Playback }

function Player({ shown, kind, sound, playback }: PlayerProps) {
  const { audio, playing, seconds, toggle, seek } = playback
  const picture = sound.state === 'ready' ? sound.picture : null
  // A browser's recording does not know its length.
  const durationSeconds = picture?.durationSeconds ?? shown.audioDuration ?? 0
  return (
    <div className="overflow-hidden rounded-card bg-screen text-screen-ink">
      {/* biome-ignore lint/a11y/useMediaCaption: a car's noise has no words; the evidence below describes it. */}
      <audio preload="auto" ref={audio} src={sound.state === 'ready' ? sound.playUrl : undefined} />
      <div className="moves-sound relative has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
        <Strip
          durationSeconds={durationSeconds}
          kind={kind}
          playback={playback}
          shown={shown}
          sound={sound}
        />
        <input
          aria-label={copy.position}
          aria-valuetext={copy.positionOf(copy.clockTime(seconds), copy.clockTime(durationSeconds))}
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 print:hidden"
          max={durationSeconds}
          min={0}
          onChange={(event) => seek(Number(event.target.value))}
          step={0.1}
          type="range"
          value={Math.min(seconds, durationSeconds)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 px-2 pr-4 print:hidden md:py-1">
        <IconButton
          className="text-screen-ink hover:bg-screen-line"
          icon={playing ? <Pause /> : <Play />}
          label={playing ? copy.pause : copy.play}
          onClick={toggle}
        />
        <p className="figure flex-1 text-lg">
          {copy.clockTime(seconds)}{' '}
          <span className="text-screen-muted">/ {copy.clockTime(durationSeconds)}</span>
        </p>
        {copy.markedStretch(shown) ? <MarkLegend kind={kind} /> : null}
      </div>
    </div>
  )
}

function MarkLegend({ kind }: { kind: AnswerKind }) {
  return (
    <p className="flex items-center gap-2 text-sm text-screen-muted">
      <span aria-hidden="true" className="h-3 w-4 border-x-2 border-t-3 border-screen-mark" />
      {kind === 'uncertain' ? copy.markUnnamed : copy.markNamed}
    </p>
  )
}

function Strip({ shown, kind, sound, playback, durationSeconds }: PlayerProps & { durationSeconds: number }) {
  if (sound.state !== 'ready') return <Skeleton className="h-28 rounded-none bg-screen-line md:h-44" />
  const marked = copy.markedStretch(shown)
  const share = (seconds: number) => (durationSeconds > 0 ? seconds / durationSeconds : 0)
  return (
    <SpectrogramStrip
      ceilingDb={sound.picture?.ceilingDb ?? 0}
      className="h-28 rounded-none md:h-44"
      columns={sound.picture?.columns ?? []}
      description={copy.pictureWords(durationSeconds, marked, kind)}
      floorDb={sound.picture?.floorDb ?? -1}
      playhead={share(playback.seconds)}
      {...(marked ? { marked: { start: share(marked.startSeconds), end: share(marked.endSeconds) } } : {})}
    />
  )
}
