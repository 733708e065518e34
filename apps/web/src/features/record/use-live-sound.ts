import { useEffect, useState } from 'react'
import type { LiveSound } from './live-sound.ts'
import type { RecorderSession } from './session.ts'

/* With reduced motion. */
const CALM_STEP_MS = 1000

export function useLiveSound(session: RecorderSession): LiveSound {
  const [live, setLive] = useState(session.live)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let shownAtMs = Number.NEGATIVE_INFINITY
    return session.subscribe(() => {
      const nowMs = performance.now()
      const next = session.live()
      if (calm && next.columns.length > 0 && nowMs - shownAtMs < CALM_STEP_MS) return
      shownAtMs = nowMs
      setLive(next)
    })
  }, [session])
  return live
}
