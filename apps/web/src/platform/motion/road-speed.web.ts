import type { SpeedReading } from '@tappet/acoustics/vibration'
import { browserClock } from '../runtime/clock.ts'
import type { RoadSpeed, RoadSpeedOpening } from './road-speed.ts'

/** Satellites take up to half a minute; the driver may have to answer a question first. */
const FIRST_READING_MS = 30_000
/** Older or future positions were stamped by another clock. */
const MAX_AGE_SECONDS = 3

/** Where the device is, is not kept. */
export const webRoadSpeed: RoadSpeed = { open }

function open(): Promise<RoadSpeedOpening> {
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, code: 'absent' })
  return new Promise((settle) => {
    const readings: SpeedReading[] = []
    const stop = () => {
      navigator.geolocation.clearWatch(watching)
      return readings
    }
    const end = (code: 'absent' | 'refused') => {
      stop()
      settle({ ok: false, code })
    }
    const heard = ({ coords, timestamp }: GeolocationPosition) => {
      if (coords.speed === null || !Number.isFinite(coords.speed)) return
      readings.push({ at: momentOf(timestamp), value: coords.speed })
      cancel()
      settle({ ok: true, stop })
    }
    const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (code === PERMISSION_DENIED) end('refused')
    }
    const cancel = browserClock.after(FIRST_READING_MS, () => end('absent'))
    const watching = navigator.geolocation.watchPosition(heard, failed, {
      enableHighAccuracy: true,
      maximumAge: 0,
    })
  })
}

/** Its arrival's time where the two clocks differ. */
function momentOf(timestampMs: number): number {
  const now = performance.now() / 1_000
  const own = (timestampMs - performance.timeOrigin) / 1_000
  return now - own >= 0 && now - own <= MAX_AGE_SECONDS ? own : now
}
