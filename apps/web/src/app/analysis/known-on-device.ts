import type { DeviceJob } from '../../features/analyze/diagnose-on-device.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { inTime } from './car-senses.ts'
import { knownOfCar } from './use-known-of-car.ts'

/** The device answers in the server's place: it waits no longer than for the server. */
const PATIENCE_MS = 1000

export async function knownOnDevice(
  ...asking: Parameters<typeof knownOfCar>
): Promise<Pick<DeviceJob, 'car' | 'log'>> {
  const knowledge = await inTime(knownOfCar(...asking), browserClock, PATIENCE_MS)
  if (knowledge === null) return {}
  const { log } = knowledge.senses
  return { car: knowledge.car, ...(log && { log }) }
}
