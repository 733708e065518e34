import { TAKE_SECONDS } from '@tappet/acoustics/normal'
import { type Feeling, type Felt, tyreMetres, USUAL_TYRE } from '@tappet/acoustics/vibration'
import { useEffect, useRef, useState } from 'react'
import { NOTHING_HEARD, TakeStage, type Taking } from '../../features/own-sound/index.ts'
import { inChosenUnits } from '../../format/chosen-units.ts'
import { webMotion } from '../../platform/motion/motion.web.ts'
import { webRoadSpeed } from '../../platform/motion/road-speed.web.ts'
import { carLink } from '../../platform/obd/car-link.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { createStore, useStore } from '../../platform/runtime/store.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { TextField } from '../../ui/index.ts'
import { askFeel } from './ask-feel.ts'
import { FeltLines, type ShownFeeling } from './FeltLines.tsx'
import { copy, NO_ROAD_SPEED, UNREAD } from './feel-copy.ts'
import { type MotionEnd, recordMotion } from './motion-take.ts'
import { keepTyre, tyreOf } from './tyre.ts'

type Props = { carId: string | null; isBraking: boolean; onFelt: (felt: readonly Felt[]) => void }

const RESTING = { isRunning: false, waiting: null, isMeasuring: false, refused: null }

export function FeelRoad({ carId, isBraking, onFelt }: Props) {
  const [size, setSize] = useState(() => tyreOf(carId) ?? '')
  const [result, setResult] = useState<ShownFeeling | null>(null)
  const [before, setBefore] = useState<Feeling | null>(null)
  const hasAdapter = useStore(carLink) !== null
  const units = useUnits()
  const metres = tyreMetres(size)
  const of = isBraking ? 'braking' : 'wheels'
  const read = async (end: Extract<MotionEnd, { kind: 'taken' }>, rolled: number) => {
    const take = await askFeel({
      of: 'road',
      take: { ...end, metres: rolled, isBraking, before: isBraking ? before : null },
    })
    if (take.kind === 'unread') return inChosenUnits(UNREAD[take.why], units)
    keepTyre(carId, size)
    if (!isBraking) setBefore(take.feeling)
    setResult({ ...take, of })
    onFelt(take.feeling.felt)
    return null
  }
  const taking = useMotionTake((end) =>
    metres === null ? Promise.resolve(copy.noTireSize) : read(end, metres),
  )
  return (
    <>
      <TextField
        hint={copy.tireHint}
        error={size !== '' && metres === null ? copy.noTireSize : undefined}
        label={copy.tireSize}
        onChange={({ target }) => setSize(target.value)}
        placeholder={USUAL_TYRE}
        value={size}
      />
      {metres === null ? null : (
        <TakeStage
          how={`${inChosenUnits(isBraking ? copy.brakingHow : copy.rollingHow, units)} ${copy.safety} ${hasAdapter ? copy.byAdapter : copy.bySatellite}`}
          taking={taking}
          title={isBraking ? copy.brakingTitle : copy.rollingTitle}
        />
      )}
      {result?.of === of ? <FeltLines {...result} /> : null}
    </>
  )
}

/** @param read why a whole take was not used, or null */
function useMotionTake(read: (end: Extract<MotionEnd, { kind: 'taken' }>) => Promise<string | null>): Taking {
  const [state, setState] = useState<Omit<Taking, 'press' | 'progress' | 'seconds'>>(RESTING)
  const [progress] = useState(() => createStore(NOTHING_HEARD))
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    const ending = new AbortController()
    running.current = ending
    const deps = {
      motion: webMotion,
      roadSpeed: webRoadSpeed,
      car: carLink.state(),
      clock: browserClock,
      seconds: TAKE_SECONDS,
    }
    const waiting = deps.car === null ? copy.waitingForSpeed : copy.waitingForMotion
    progress.set(NOTHING_HEARD)
    setState({ ...RESTING, isRunning: true, waiting })
    const end = await recordMotion(deps, ending.signal, (seconds) => {
      if (ending.signal.aborted) return
      if (progress.state() === NOTHING_HEARD) setState({ ...RESTING, isRunning: true })
      progress.set({ seconds, level: 0 })
    })
    running.current = null
    if (end.kind === 'cancelled') return setState(RESTING)
    if (end.kind === 'failed')
      return setState({ ...RESTING, refused: (end.of === 'motion' ? UNREAD : NO_ROAD_SPEED)[end.why] })
    setState({ ...RESTING, isMeasuring: true })
    const refused = await read(end).catch(() => copy.notMeasured)
    setState({ ...RESTING, refused })
  }
  const press = () => {
    if (running.current) running.current.abort()
    else void run()
  }
  return { ...state, progress, seconds: TAKE_SECONDS, press }
}
