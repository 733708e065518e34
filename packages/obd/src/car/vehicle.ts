import type { Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Read } from '../readings/reading.ts'
import type { Vin } from '../readings/vehicle.ts'
import { calibrationIdsIn, calibrationNumbersIn, unitNameIn, vinIn } from '../readings/vehicle.ts'
import { ask, isLost } from './ask.ts'

export interface UnitIdentity {
  readonly ecu: string
  readonly name: string | null
  readonly calibrationIds: readonly string[]
  readonly calibrationNumbers: readonly string[]
}

export interface Vehicle {
  /** Null where the car does not report it or the answer could not be read. */
  readonly vin: Vin | null
  readonly units: readonly UnitIdentity[]
}

/** VIN, unit names, calibration ids and verification numbers (service 09). What the car lacks is left out. */
export async function readVehicle(link: Link): Promise<Result<Vehicle>> {
  const vins = await information(link, '0902', vinIn)
  if (!vins.ok) return vins
  const names = await information(link, '090A', unitNameIn)
  if (!names.ok) return names
  const ids = await information(link, '0904', calibrationIdsIn)
  if (!ids.ok) return ids
  const numbers = await information(link, '0906', calibrationNumbersIn)
  if (!numbers.ok) return numbers
  const units = [
    ...new Set([...vins.value.keys(), ...names.value.keys(), ...ids.value.keys(), ...numbers.value.keys()]),
  ]
  return done({
    vin: [...vins.value.values()][0] ?? null,
    units: units.map((ecu) => ({
      ecu,
      name: names.value.get(ecu) ?? null,
      calibrationIds: ids.value.get(ecu) ?? [],
      calibrationNumbers: numbers.value.get(ecu) ?? [],
    })),
  })
}

async function information<T>(
  link: Link,
  command: string,
  decode: (answer: Uint8Array) => Read<T>,
): Promise<Result<Map<string, T>>> {
  const found = new Map<string, T>()
  const result = await ask(link, command)
  if (!result.ok) {
    const { failure } = result
    return isLost(failure) || failure.kind === 'otherStandard' ? failed(failure) : done(found)
  }
  for (const { ecu, data } of result.value.messages) {
    const read = decode(data)
    if (read.ok) found.set(ecu, read.value)
  }
  return done(found)
}
