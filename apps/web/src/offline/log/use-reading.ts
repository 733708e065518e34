import type { CarKey } from '../../backend/car.ts'
import { readingOf } from '../../backend/odometer.ts'
import { useOdometer } from '../../backend/upkeep.ts'
import { waitingReadings } from '../fuel/overlay.ts'
import { useFuelQueue, useLogQueue } from '../use-offline.ts'
import { readingWith, withHigher } from './overlay.ts'

/** A car's odometer reading, queued readings included; undefined while nothing is known. */
export function useReading(userId: string, car: CarKey | null) {
  const odometer = useOdometer(userId)
  const { entries } = useLogQueue()
  const { entries: fuel } = useFuelQueue()
  const ofLog = readingWith(readingOf(odometer.data ?? [], car), entries, car)
  const reading = withHigher(ofLog, waitingReadings(fuel, car))
  return { odometer, reading: odometer.data === undefined && reading === null ? undefined : reading }
}
