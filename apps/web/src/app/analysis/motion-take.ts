import type { Shake, SpeedReading } from '@tappet/acoustics/vibration'
import type { MotionSensor } from '../../platform/motion/motion.ts'
import type { RoadSpeed } from '../../platform/motion/road-speed.ts'
import type { LiveCar } from '../../platform/obd/car-link.ts'
import { recordSpeeds } from '../../platform/obd/car-speeds.ts'
import type { Clock } from '../../platform/runtime/clock.ts'

export type MotionEnd =
  | { kind: 'taken'; shakes: Shake[]; road: SpeedReading[]; by: 'adapter' | 'satellite' }
  /** Not given by this device, or not allowed by its owner. */
  | { kind: 'failed'; of: 'motion' | 'speed'; why: 'absent' | 'refused' }
  | { kind: 'cancelled' }

type MotionDeps = {
  motion: MotionSensor
  roadSpeed: RoadSpeed
  /** Null: the speed comes by satellite. */
  car: LiveCar | null
  clock: Clock
  seconds: number
}

const PROGRESS_MS = 200

/** For some seconds, or until `signal`. Call it from a press. */
export async function recordMotion(
  { motion, roadSpeed, car, clock, seconds }: MotionDeps,
  signal: AbortSignal,
  onProgress: (seconds: number) => void,
): Promise<MotionEnd> {
  // Both at once: iOS asks for the motion within the press alone.
  const [opening, looking] = [motion.open(), car === null ? roadSpeed.open() : null]
  const letGo = () => {
    void opening.then((each) => each.ok && each.stop())
    void looking?.then((each) => each.ok && each.stop())
  }
  const ended = untilAborted(signal)
  const sensor = await Promise.race([opening, ended])
  // Without motion nobody waits half a minute for satellites.
  const satellite = sensor?.ok ? await Promise.race([looking, ended]) : null
  if (signal.aborted || sensor === null) {
    letGo()
    return { kind: 'cancelled' }
  }
  if (!sensor.ok) {
    letGo()
    return { kind: 'failed', of: 'motion', why: sensor.code }
  }
  const readings = recordSpeeds(car)
  const stop = () => {
    const shakes = sensor.stop()
    const { road } = readings.stop()
    return { shakes, road: satellite?.ok ? satellite.stop() : road }
  }
  if (satellite !== null && !satellite.ok) {
    stop()
    return { kind: 'failed', of: 'speed', why: satellite.code }
  }
  const isFull = await waited(clock, seconds, signal, onProgress)
  const { shakes, road } = stop()
  if (!isFull) return { kind: 'cancelled' }
  return {
    kind: 'taken',
    // What was felt while the speed was still sought is no part of the take.
    shakes: lastSeconds(shakes, seconds),
    road,
    by: satellite === null ? 'adapter' : 'satellite',
  }
}

/** Without the motion of the hand that started it. */
export function lastSeconds(shakes: readonly Shake[], seconds: number): Shake[] {
  const from = (shakes.at(-1)?.at ?? 0) - seconds
  return shakes.filter(({ at }) => at >= from)
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<null>((settle) => {
    if (signal.aborted) settle(null)
    signal.addEventListener('abort', () => settle(null))
  })

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
      const elapsed = (clock.nowMs() - start) / 1_000
      onProgress(Math.min(seconds, elapsed))
      if (elapsed >= seconds) end(true)
    })
    const end = (isFull: boolean) => {
      stopTicking()
      settle(isFull)
    }
    signal.addEventListener('abort', () => end(false))
  })
}
