import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Read } from '../readings/reading.ts'
import { supportedIn } from '../readings/supported.ts'
import type { Vin } from '../readings/vehicle.ts'
import { calibrationIdsIn, calibrationNumbersIn, unitNameIn, vinIn } from '../readings/vehicle.ts'
import { isCan } from '../tables/protocols.table.ts'
import { askAll, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

export interface UnitIdentity {
  readonly ecu: string
  readonly name: string | null
  readonly calibrationIds: readonly string[]
  readonly calibrationNumbers: readonly string[]
}

export interface Vehicle {
  /** Null in a complete reading: no unit reports it. With its request among the gaps: not known. */
  readonly vin: Vin | null
  readonly units: readonly UnitIdentity[]
}

export const VIN_REQUEST = '0902'
const MAP_REQUEST = '0900'

interface Found {
  readonly gaps: Gap[]
  /** Which unit announces which type. */
  readonly announced: ReadonlyMap<string, readonly number[]>
  /** Every unit has answered which values it reports: the car has no others. */
  readonly told: boolean
  /** No further request can be made. */
  ended: Failure | null
}

/** VIN, unit names, calibration ids and verification numbers (service 09) of the units that announce them. */
export async function readVehicle(link: Link): Promise<Reading<Vehicle>> {
  const found = await announcedBy(link)
  const vins = await information(link, VIN_REQUEST, vinIn, found)
  const names = await information(link, '090A', unitNameIn, found)
  const ids = await information(link, '0904', calibrationIdsIn, found)
  const numbers = await information(link, '0906', calibrationNumbersIn, found)
  const units = [...new Set([...vins.keys(), ...names.keys(), ...ids.keys(), ...numbers.keys()])]
  if (units.length === 0 && found.ended !== null) return failedReading(found.ended)
  const identities = units.map((ecu) => ({
    ecu,
    name: names.get(ecu) ?? null,
    calibrationIds: ids.get(ecu) ?? [],
    calibrationNumbers: numbers.get(ecu) ?? [],
  }))
  const vin = [...vins.values()][0] ?? null
  // One unit that tells the VIN is enough: the others need not repeat it.
  const gaps = found.gaps.filter(({ request }) => request !== VIN_REQUEST || vin === null)
  return readingOf({ vin, units: identities }, gaps)
}

async function announcedBy(link: Link): Promise<Found> {
  const answers = await askAll(link, MAP_REQUEST, seenUnits(link))
  if (!answers.ok) return { gaps: [], announced: new Map(), told: false, ended: answers.failure }
  const announced = new Map<string, readonly number[]>()
  for (const [ecu, data] of answers.value.units) {
    const maps = data.map(supportedIn)
    if (maps.every(({ ok }) => ok))
      announced.set(
        ecu,
        maps.flatMap((map) => (map.ok ? map.value : [])),
      )
  }
  // SAE J1979 has a map wherever it has information. A unit that speaks UDS may have one identifier and not the other.
  const mapless = speaksUds(link.adapter().standard) ? answers.value.refused : []
  for (const ecu of answers.value.refused) if (!mapless.includes(ecu)) announced.set(ecu, [])
  // A unit that has not answered which values it reports is asked for all; its silence then means nothing.
  const open = [...answers.value.missing, ...silentGaps(answers.value)]
  const told = open.length + mapless.length === 0 && announced.size > 0
  return { gaps: [], announced, told, ended: null }
}

async function information<T>(
  link: Link,
  request: string,
  decode: (answer: Uint8Array) => Read<T>,
  found: Found,
): Promise<Map<string, T>> {
  const values = new Map<string, T>()
  if (found.ended !== null) {
    found.gaps.push({ request, ecu: null, why: found.ended })
    return values
  }
  const type = Number.parseInt(request.slice(2), 16)
  const expected = [...found.announced].filter(([, types]) => types.includes(type)).map(([ecu]) => ecu)
  if (found.told && expected.length === 0) return values
  const answers = await askAll(link, request, expected)
  if (!answers.ok) {
    found.ended = answers.failure
    found.gaps.push({ request, ecu: null, why: answers.failure })
    return values
  }
  const { units, missing } = answers.value
  for (const [ecu, data] of units) {
    for (const each of data) {
      const read = decode(each)
      if (read.ok) values.set(ecu, read.value)
      else found.gaps.push({ request, ecu, why: { kind: 'unreadable', reason: read.reason } })
    }
  }
  found.gaps.push(...missing.filter((gap) => !saysNone(link, found, gap)), ...silentGaps(answers.value))
  return values
}

// Before CAN a unit without service 09 is silent, and the silence is its answer.
function saysNone(link: Link, { told }: Found, { why }: Gap): boolean {
  if (told || isCan(link.adapter().protocol?.framing ?? 'can11')) return false
  return (
    why.kind === 'noAnswer' && why.damaged.length === 0 && why.statuses.every((word) => word === 'noData')
  )
}
