import { useOdometer } from '../../backend/upkeep.ts'
import { useLogQueue } from '../use-offline.ts'
import { readingWith } from './overlay.ts'

/** Where the odometer stands, readings that wait for the server included; undefined while nothing is known. */
export function useReading(userId: string) {
  const odometer = useOdometer(userId)
  const { entries } = useLogQueue()
  const reading = readingWith(odometer.data ?? null, entries)
  return { odometer, reading: odometer.data === undefined && reading === null ? undefined : reading }
}
