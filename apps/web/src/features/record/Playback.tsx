import { Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { IconButton, SpectrogramStrip } from '../../ui/index.ts'
import { clockTime, spokenTime } from './copy.ts'
import { pictureOf } from './picture.ts'
import type { Take } from './take.ts'
import * as copy from './take-copy.ts'

type PlaybackProps = { take: Take; onError: () => void }

export function Playback({ take, onError }: PlaybackProps) {
  const { durationSeconds, samples16k } = take
  const picture = useMemo(() => pictureOf(samples16k), [samples16k])
  const { player, playing, atSeconds, toggle, seek } = usePlayer(take, onError)
  return (
    <div className="flex flex-col gap-2">
      <div className="moves-sound relative">
        <SpectrogramStrip
          ceilingDb={picture.ceilingDb}
          columns={picture.columns}
          description={copy.picture(spokenTime(durationSeconds))}
          floorDb={picture.floorDb}
          playhead={durationSeconds > 0 ? atSeconds / durationSeconds : 0}
        />
        <input
          aria-label={copy.position}
          aria-valuetext={copy.positionOf(spokenTime(atSeconds), spokenTime(durationSeconds))}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card bg-transparent opacity-0 focus-visible:opacity-100 focus-visible:outline-4 focus-visible:outline-screen-ink [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
          max={durationSeconds}
          min={0}
          onChange={({ target }) => seek(target.valueAsNumber)}
          step={0.1}
          type="range"
          value={atSeconds}
        />
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          icon={playing ? <Pause /> : <Play />}
          label={playing ? copy.pause : copy.play}
          onClick={toggle}
          variant="primary"
        />
        <p className="figure text-screen-muted">
          <span className="text-screen-ink">{clockTime(atSeconds)}</span> / {clockTime(durationSeconds)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: an engine says nothing that could be captioned. */}
      <audio preload="auto" ref={player} />
    </div>
  )
}

function usePlayer({ wav, durationSeconds }: Take, onError: () => void) {
  const player = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [atSeconds, setAtSeconds] = useState(0)
  const failed = useRef(onError)
  failed.current = onError

  useEffect(() => {
    const audio = player.current
    if (!audio) return
    const url = URL.createObjectURL(wav)
    audio.src = url
    const listening = new AbortController()
    const on = (event: string, work: () => void) => audio.addEventListener(event, work, listening)
    on('play', () => setPlaying(true))
    on('pause', () => setPlaying(false))
    on('ended', () => setAtSeconds(0))
    on('timeupdate', () => setAtSeconds(audio.currentTime))
    // An error before anybody plays is told when somebody does.
    on('error', () => audio.paused || failed.current())
    return () => {
      listening.abort()
      audio.pause()
      audio.removeAttribute('src')
      URL.revokeObjectURL(url)
    }
  }, [wav])

  useSweep(player, playing, setAtSeconds)

  const toggle = () => {
    const audio = player.current
    if (!audio) return
    if (playing) audio.pause()
    // A press that comes before the last one took hold is no failure.
    else audio.play().catch((thrown: unknown) => isAbort(thrown) || failed.current())
  }
  const seek = (seconds: number) => {
    const place = Math.min(durationSeconds, Math.max(0, seconds))
    if (player.current) player.current.currentTime = place
    setAtSeconds(place)
  }
  return { player, playing, atSeconds: Math.min(durationSeconds, atSeconds), toggle, seek }
}

const isAbort = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError'

/** Follows the sound from frame to frame; with reduced motion the player's own few reports a second do. */
function useSweep(
  player: { current: HTMLAudioElement | null },
  playing: boolean,
  onPlace: (seconds: number) => void,
) {
  useEffect(() => {
    if (!playing || window.matchMedia('(prefers-reduced-motion:reduce)').matches) return
    let frame = requestAnimationFrame(function follow() {
      if (player.current) onPlace(player.current.currentTime)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, player, onPlace])
}
