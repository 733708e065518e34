import type { CarKey } from '../../backend/car/car.ts'
import { readingOf } from '../../backend/car/odometer.ts'
import { useOdometer } from '../../backend/car/upkeep.ts'
import { waitingReadings } from '../fuel/table.ts'
import { useFuelQueue, useLogQueue } from '../use-offline.ts'
import { readingWith, type ShownReading, withHigher } from './reading.ts'

export function useReading(
  userId: string,
  car: CarKey | null,
): { odometer: ReturnType<typeof useOdometer>; reading: ShownReading | null | undefined } {
  const odometer = useOdometer(userId)
  const { entries } = useLogQueue()
  const { entries: fuel } = useFuelQueue()
  const ofLog = readingWith(readingOf(odometer.data ?? [], car), entries, car)
  const reading = withHigher(ofLog, waitingReadings(fuel, car))
  if (odometer.data !== undefined) return { odometer, reading }
  return { odometer, reading: reading === null ? undefined : { ...reading, isOfDeviceAlone: true as const } }
}
