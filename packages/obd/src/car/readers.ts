import { speaksUds } from '../dialogue/adapter.ts'
import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, gapsOf, isSilence, type Reading, readingOf } from '../reading.ts'
import type { UnitFreezeFrame } from '../readings/freeze-frame.ts'
import type { InUse } from '../readings/in-use.ts'
import type { MonitorTest } from '../readings/monitor-tests.ts'
import type { Readiness } from '../readings/readiness.ts'
import type { Vin } from '../readings/vehicle.ts'
import { voltageIn } from '../readings/voltage.ts'
import { seenUnits } from './ask-all.ts'
import { isOldBus, listOf, orFailed, orNothing, readAnnounced, readMaps, readRow } from './read-row.ts'
import {
  CODE_PID,
  FROZEN_CODE,
  frozenValue,
  INFORMATION,
  MAPS,
  monitorTest,
  READINESS,
  type Row,
} from './rows.table.ts'
import { readUdsFreezeFrames } from './unit-codes.ts'

export interface UnitReadiness {
  readonly ecu: string
  readonly readiness: Readiness
}

/** A unit whose map could not be read is asked as well. */
export async function readReadiness(
  link: Link,
  since: keyof typeof READINESS = 'cleared',
): Promise<Reading<readonly UnitReadiness[]>> {
  // The map of the search ends before 0141.
  const expected = link
    .adapter()
    .units.filter(({ announces }) => announces === null || (since === 'cleared' && announces.includes(0x01)))
  const reading = await readRow(
    link,
    READINESS[since],
    expected.map(({ ecu }) => ecu),
  )
  return orNothing(listOf(reading, (ecu, readiness): UnitReadiness => ({ ecu, readiness })))
}

export interface Supported {
  readonly all: readonly number[]
  readonly byUnit: ReadonlyMap<string, readonly number[]>
}

export async function readSupported(link: Link): Promise<Reading<Supported>> {
  const maps = await readMaps(link, MAPS.current)
  const pairs = orNothing(listOf(maps, (ecu, pid) => ({ ecu, pid })))
  if (maps.kind === 'failed') return maps
  if (pairs.kind === 'failed') return pairs
  const all = [...new Set(pairs.value.map(({ pid }) => pid))].sort((one, other) => one - other)
  const byUnit = new Map(maps.value.units.map(({ ecu, value }) => [ecu, value]))
  return readingOf({ all, byUnit }, gapsOf(pairs, ''))
}

export interface UnitMonitorTest extends MonitorTest {
  readonly ecu: string
}

/** Service 06, on CAN alone. */
export async function readMonitorTests(link: Link): Promise<Reading<readonly UnitMonitorTest[]>> {
  return readOf(link, MAPS.tests, monitorTest, (ecu, test) => ({ ...test, ecu }))
}

export interface UnitInUse extends InUse {
  readonly ecu: string
}

const IN_USE: Readonly<Record<number, Row<InUse[]>>> = {
  8: INFORMATION.sparkInUse,
  11: INFORMATION.compressionInUse,
}

/** 0908, 090B; empty where no unit has them. */
export async function readInUse(link: Link): Promise<Reading<readonly UnitInUse[]>> {
  return readOf(
    link,
    (map) => MAPS.information(map),
    (id) => IN_USE[id] ?? null,
    (ecu, counters) => ({ ecu, ...counters }),
  )
}

async function readOf<T, Item>(
  link: Link,
  maps: (map: number) => Row<number[]>,
  rowOf: (id: number) => Row<readonly T[]> | null,
  item: (ecu: string, value: T) => Item,
): Promise<Reading<readonly Item[]>> {
  const announced = await readMaps(link, maps)
  if (announced.kind === 'failed') return announced
  const reading = await readAnnounced(link, announced.value, rowOf)
  if (reading.kind === 'failed') return reading
  const gaps = [...gapsOf(announced, ''), ...gapsOf(reading, '')]
  return listOf(readingOf(reading.value, gaps), item)
}

/** `without` names units that hold no code, whose silence means none. */
export async function readFreezeFrames(
  link: Link,
  without: readonly string[] = [],
): Promise<Reading<readonly UnitFreezeFrame[]>> {
  if (speaksUds(link.adapter().standard)) return readUdsFreezeFrames(link)
  const units = seenUnits(link).filter((ecu) => !without.includes(ecu))
  const reading = await readRow(link, FROZEN_CODE, units)
  if (reading.kind === 'failed') return reading
  const gaps: Gap[] = [...gapsOf(reading, FROZEN_CODE.request)]
  const codes = reading.value.units.flatMap(({ ecu, value }) => {
    const codesOfUnit = value.map(({ values }) => values[0]?.value).filter((code) => typeof code === 'string')
    // Two frames cannot be told apart.
    if (ecu === '' && codesOfUnit.length > 1)
      gaps.push({ request: FROZEN_CODE.request, ecu: null, why: { kind: 'unreadable', reason: 'unknown' } })
    return codesOfUnit.length === 1 ? codesOfUnit.map((code) => ({ ecu, code })) : []
  })
  const values =
    codes.length === 0
      ? null
      : await frozenValues(
          link,
          codes.map(({ ecu }) => ecu),
          gaps,
        )
  const frames = codes.map(({ ecu, code }) => ({ ecu, code, values: values?.get(ecu) ?? [] }))
  return orFailed(frames, frames.length === 0, gaps)
}

async function frozenValues(link: Link, units: readonly string[], gaps: Gap[]) {
  const maps = await readMaps(link, MAPS.frozen, units)
  gaps.push(...gapsOf(maps, FROZEN_CODE.request))
  if (maps.kind === 'failed') return null
  const announced = maps.value.units.filter(({ ecu }) => units.includes(ecu))
  const row = (pid: number) => (pid === CODE_PID ? null : frozenValue(pid))
  const reading = await readAnnounced(link, { units: announced, without: [] }, row)
  gaps.push(...gapsOf(reading, FROZEN_CODE.request))
  return reading.kind === 'failed' ? null : new Map(reading.value.units.map(({ ecu, value }) => [ecu, value]))
}

export interface UnitIdentity {
  readonly ecu: string
  readonly name: string | null
  readonly calibrationIds: readonly string[]
  readonly calibrationNumbers: readonly string[]
}

export interface Vehicle {
  /** Null in a complete reading: no unit reports it; else not known. */
  readonly vin: Vin | null
  readonly units: readonly UnitIdentity[]
}

export async function readVehicle(link: Link): Promise<Reading<Vehicle>> {
  const announced = await announcedInformation(link)
  if (announced.kind === 'failed') return announced
  const gaps: Gap[] = []
  const identities = new Map<string, Map<string, unknown>>()
  for (const [name, row] of Object.entries(IDENTITY)) {
    const type = Number.parseInt(row.request.slice(2), 16)
    const isAnnounced = ({ value }: { value: readonly number[] }) => value.includes(type)
    const expected = announced.value.units.filter(isAnnounced).map(({ ecu }) => ecu)
    // Its silence then means nothing.
    if (announced.kind === 'complete' && expected.length === 0) continue
    const reading = await readRow<readonly unknown[]>(link, row, expected)
    if (reading.kind === 'failed' && identities.size === 0) return reading
    const isSaid = (gap: Gap) => announced.kind === 'complete' || !isOldBus(link) || !isSilence(gap)
    gaps.push(...gapsOf(reading, row.request).filter(isSaid))
    if (reading.kind === 'failed') break
    for (const { ecu, value } of reading.value.units)
      identities.set(ecu, (identities.get(ecu) ?? new Map<string, unknown>()).set(name, value.at(-1)))
  }
  const values = [...identities].map(([ecu, of]) => ({
    ecu,
    of: Object.fromEntries(of) as Partial<Identity>,
  }))
  const vin = values.map(({ of }) => of.vin).find((each) => each !== undefined) ?? null
  const units = values.map(({ ecu, of }) => ({
    ecu,
    name: of.name ?? null,
    calibrationIds: of.calibrationIds ?? [],
    calibrationNumbers: of.calibrationNumbers ?? [],
  }))
  const open = gaps.filter(({ request }) => request !== IDENTITY.vin.request || vin === null)
  return readingOf({ vin, units }, open)
}

type Identity = Omit<UnitIdentity, 'ecu' | 'name'> & { vin: Vin; name: string }
const { vin, name, calibrationIds, calibrationNumbers } = INFORMATION
const IDENTITY = { vin, name, calibrationIds, calibrationNumbers }

async function announcedInformation(link: Link) {
  const maps = await readRow(link, MAPS.information(0))
  if (maps.kind === 'failed') return maps
  // A unit that speaks UDS may have one identifier and not the other.
  const isMapless = speaksUds(link.adapter().standard) && maps.value.without.length > 0
  const isTold =
    maps.kind === 'complete' && !isMapless && maps.value.units.length + maps.value.without.length > 0
  const why = { kind: 'noAnswer', statuses: [], damaged: [] } as const
  const gap: Gap = { request: '0900', ecu: null, why }
  return readingOf(maps.value, isTold ? [] : [gap])
}

export async function readVoltage(link: Link): Promise<Reading<number>> {
  const reading = await link.request('ATRV')
  if (reading.kind === 'failed') return reading
  const { text, statuses } = reading.value
  const volts = text.map(voltageIn).find((voltage) => voltage !== null)
  return volts === undefined || volts === null
    ? failedReading({ kind: 'noAnswer', statuses, damaged: text })
    : readingOf(volts)
}
