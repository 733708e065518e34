import { useEffect, useRef, useState } from 'react'
import { browserClock } from '../../platform/runtime/clock.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import { webMicrophone } from '../../platform/sound/microphone.web.ts'
import { MICROPHONE_PROBLEMS } from './copy.ts'
import { recordTake, type TakeProgress } from './record-take.ts'

export type EndableTaking = Taking & {
  /** Says why it was not used. */
  end: (why: string) => void
}

export type Taking = {
  isRunning: boolean
  /** Changes twenty times a second: only what draws it listens. */
  progress: Readable<TakeProgress>
  waiting: string | null
  seconds: number
  isMeasuring: boolean
  /** Why the last take was refused; null when it was not. */
  refused: string | null
  press: () => void
}

export type TakeUse<Measured> = {
  seconds: number
  measure: (samples: Float32Array) => Promise<Measured>
  /** Null where it does. */
  refuse: (measured: Measured) => string | null
  onTaken: (measured: Measured) => void
}

function onHidden(hidden: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') hidden()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

const START = { isRunning: false, waiting: null, isMeasuring: false, refused: null }

/** What runs ends with the page. */
export function useTake<Measured>({ seconds, measure, refuse, onTaken }: TakeUse<Measured>): EndableTaking {
  const [state, setState] = useState<Omit<Taking, 'press' | 'progress' | 'seconds'>>(START)
  const [progress] = useState(() => createStore(NOTHING_HEARD))
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    const ending = new AbortController()
    running.current = ending
    progress.set(NOTHING_HEARD)
    setState({ ...START, isRunning: true, waiting: 'Waiting for the microphone …' })
    const measured = (samples: Float32Array) => {
      setState({ ...START, isMeasuring: true })
      return measure(samples)
    }
    const deps = { microphone: webMicrophone, clock: browserClock, onHidden, seconds, measure: measured }
    const end = await recordTake(deps, ending.signal, (level) => {
      if (ending.signal.aborted) return
      if (progress.state() === NOTHING_HEARD) setState({ ...START, isRunning: true })
      progress.set(level)
    }).catch(() => null)
    running.current = null
    if (end === null) return setState({ ...START, refused: 'The take could not be measured. Try again.' })
    if (end.kind === 'cancelled') return setState({ ...START, refused: reasonOf(ending.signal) })
    if (end.kind === 'failed') return setState({ ...START, refused: MICROPHONE_PROBLEMS[end.why] })
    const refused = refuse(end.measured)
    setState({ ...START, refused })
    if (refused === null) onTaken(end.measured)
  }
  const press = () => {
    if (running.current) running.current.abort()
    else void run()
  }
  const end = (why: string) => running.current?.abort(new EndedTake(why))
  return { ...state, progress, seconds, press, end }
}

export const NOTHING_HEARD: TakeProgress = { seconds: 0, level: 0 }

class EndedTake extends Error {}
const reasonOf = ({ reason }: AbortSignal) => (reason instanceof EndedTake ? reason.message : null)
