import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/index.ts'

export type Playback = {
  audio: RefObject<HTMLAudioElement | null>
  playing: boolean
  seconds: number
  toggle: () => void
  seek: (seconds: number) => void
  playStretch: (startSeconds: number, endSeconds: number) => void
}

function sayFailed(): void {
  toast.error('Audio Playback Error', { description: 'Unable to play the recorded audio.' })
}

export function usePlayback(): Playback {
  const audio = useRef<HTMLAudioElement>(null)
  const stopAt = useRef(Number.POSITIVE_INFINITY)
  const pending = useRef<{ fromSeconds: number | null; untilSeconds: number } | null>(null)
  const [playing, setPlaying] = useState(false)
  const [seconds, setSeconds] = useState(0)

  const play = useCallback((fromSeconds: number | null, untilSeconds: number) => {
    const element = audio.current
    if (!element) return
    // A new source would abort the play asked for before it.
    if (!element.src) {
      pending.current = { fromSeconds, untilSeconds }
      return
    }
    stopAt.current = untilSeconds
    if (fromSeconds !== null) element.currentTime = fromSeconds
    element.play().catch((error: unknown) => {
      // Paused again before it began.
      if (!(error instanceof DOMException && error.name === 'AbortError')) sayFailed()
    })
  }, [])

  useEffect(() => {
    const element = audio.current
    if (!element) return
    const show = () => {
      setPlaying(!element.paused)
      setSeconds(element.currentTime)
    }
    const playAsked = () => {
      const stretch = pending.current
      pending.current = null
      if (stretch) play(stretch.fromSeconds, stretch.untilSeconds)
    }
    const events = ['play', 'pause', 'ended', 'seeked'] as const
    for (const event of events) element.addEventListener(event, show)
    element.addEventListener('loadstart', playAsked)
    return () => {
      for (const event of events) element.removeEventListener(event, show)
      element.removeEventListener('loadstart', playAsked)
    }
  }, [play])

  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function follow() {
      const element = audio.current
      if (element) {
        setSeconds(element.currentTime)
        if (element.currentTime >= stopAt.current) element.pause()
      }
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])

  return {
    audio,
    playing,
    seconds,
    toggle: () => (playing ? audio.current?.pause() : play(null, Number.POSITIVE_INFINITY)),
    seek: (to) => {
      if (audio.current) audio.current.currentTime = to
      setSeconds(to)
    },
    playStretch: play,
  }
}
