/** A take of motion with the speed of the car beside it; no sound is recorded. */
import type { Shake, SpeedReading } from '@tappet/acoustics/vibration'
import type { MotionSensor } from '../../platform/motion/motion.ts'
import type { RoadSpeed } from '../../platform/motion/road-speed.ts'
import type { LiveCar } from '../../platform/obd/car-link.ts'
import { recordSpeeds } from '../../platform/obd/car-speeds.ts'
import type { Clock } from '../../platform/runtime/clock.ts'

export type MotionEnd =
  | { kind: 'taken'; shakes: Shake[]; road: SpeedReading[]; by: 'adapter' | 'satellite' }
  /** What this device does not give, or its owner does not allow. */
  | { kind: 'failed'; of: 'motion' | 'speed'; why: 'absent' | 'refused' }
  | { kind: 'cancelled' }

type MotionDeps = {
  motion: MotionSensor
  roadSpeed: RoadSpeed
  /** Null without an adapter: then the speed comes by satellite. */
  car: LiveCar | null
  clock: Clock
  seconds: number
}

const PROGRESS_MS = 200

/** Asks for what is needed and listens for some seconds, or until `signal` ends it. Call it from a press. */
export async function recordMotion(
  { motion, roadSpeed, car, clock, seconds }: MotionDeps,
  signal: AbortSignal,
  onProgress: (seconds: number) => void,
): Promise<MotionEnd> {
  // Both at once: iOS asks for the motion within the press alone.
  const opening = motion.open()
  const satellite = car === null ? await roadSpeed.open() : null
  const sensor = await opening
  const readings = recordSpeeds(car)
  const stop = () => {
    const shakes = sensor.ok ? sensor.stop() : []
    const { road } = readings.stop()
    return { shakes, road: satellite?.ok ? satellite.stop() : road }
  }
  const failed = (of: 'motion' | 'speed', why: 'absent' | 'refused'): MotionEnd => {
    stop()
    return { kind: 'failed', of, why }
  }
  if (!sensor.ok) return failed('motion', sensor.code)
  if (satellite !== null && !satellite.ok) return failed('speed', satellite.code)
  const isFull = await waited(clock, seconds, signal, onProgress)
  const { shakes, road } = stop()
  if (!isFull) return { kind: 'cancelled' }
  // What was felt while the speed was still looked for is no part of the take.
  const from = (shakes.at(-1)?.at ?? 0) - seconds
  return {
    kind: 'taken',
    shakes: shakes.filter(({ at }) => at >= from),
    road,
    by: satellite === null ? 'adapter' : 'satellite',
  }
}

function waited(
  clock: Clock,
  seconds: number,
  signal: AbortSignal,
  onProgress: (seconds: number) => void,
): Promise<boolean> {
  return new Promise((settle) => {
    if (signal.aborted) return settle(false)
    const start = clock.nowMs()
    onProgress(0)
    const stopTicking = clock.every(PROGRESS_MS, () => {
      const heard = (clock.nowMs() - start) / 1_000
      onProgress(Math.min(seconds, heard))
      if (heard >= seconds) end(true)
    })
    const end = (isFull: boolean) => {
      stopTicking()
      settle(isFull)
    }
    signal.addEventListener('abort', () => end(false))
  })
}
