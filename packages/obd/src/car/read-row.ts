import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, gapsOf, type Reading, readingOf } from '../reading.ts'
import { isMap } from '../readings/supported.ts'
import { isCan } from '../tables/protocols.table.ts'
import { type Answers, askAll, askTwice, seenUnits, silentGaps } from './ask-all.ts'
import type { Row } from './rows.table.ts'

export interface PerUnit<T> {
  readonly units: readonly { readonly ecu: string; readonly value: T }[]
  /** Refused for good, or silent. */
  readonly without: readonly string[]
}

const NOTHING: Failure = { kind: 'noAnswer', statuses: [], damaged: [] }

/** Fails only when no request can be made. */
export async function readRow<T>(
  link: Link,
  row: Row<T>,
  expected: readonly string[] = seenUnits(link),
): Promise<Reading<PerUnit<T>>> {
  const answers = await (row.readTwice ? askTwice : askAll)(link, row.request, expected)
  if (answers.kind === 'failed') return answers
  const isNone = row.silenceMeans === 'none' || (row.onOldBuses === 'none' && isOldBus(link))
  return told(row, answers.value, () => isNone)
}

/** @param isNone whether silence says that a unit has none */
export function told<T>(
  { request, decode }: Row<T>,
  answers: Answers,
  isNone: (ecu: string) => boolean,
): Reading<PerUnit<T>> {
  const units: { ecu: string; value: T }[] = []
  const gaps: Gap[] = [...answers.missing]
  for (const [ecu, data] of answers.units) {
    const value = decode(data)
    if (value.kind === 'failed') gaps.push({ request, ecu, why: value.failure })
    else units.push({ ecu, value: value.value })
  }
  const none = answers.silent.filter(isNone)
  gaps.push(...silentGaps({ ...answers, silent: answers.silent.filter((ecu) => !none.includes(ecu)) }))
  return readingOf({ units, without: [...answers.refused, ...none] }, gaps)
}

export const isOldBus = (link: Link) => !isCan(link.adapter().protocol?.framing ?? 'can11')

export function listOf<T, Item>(
  reading: Reading<PerUnit<readonly T[]>>,
  item: (ecu: string, value: T) => Item,
): Reading<readonly Item[]> {
  if (reading.kind === 'failed') return reading
  const items = reading.value.units.flatMap(({ ecu, value }) => value.map((each) => item(ecu, each)))
  return orFailed(items, items.length === 0, gapsOf(reading, ''))
}

export function orFailed<T>(value: T, isEmpty: boolean, gaps: readonly Gap[]): Reading<T> {
  const [first] = gaps
  return isEmpty && first !== undefined ? failedReading(first.why) : readingOf(value, gaps)
}

export const orNothing = <T>(reading: Reading<readonly T[]>): Reading<readonly T[]> =>
  reading.kind === 'complete' && reading.value.length === 0 ? failedReading(NOTHING) : reading

const LAST_MAP = 0xe0
const IDS_PER_MAP = 0x20

export async function readMaps(
  link: Link,
  rowOf: (map: number) => Row<number[]>,
  expected: readonly string[] = seenUnits(link),
): Promise<Reading<PerUnit<readonly number[]>>> {
  const announced = new Map<string, number[]>()
  const gaps: Gap[] = []
  let without: readonly string[] = []
  let units = expected
  for (let map = 0; map <= LAST_MAP && (map === 0 || units.length > 0); map += IDS_PER_MAP) {
    const row = rowOf(map)
    const reading = await readRow(link, row, units)
    if (reading.kind === 'failed' && map === 0) return reading
    gaps.push(...gapsOf(reading, row.request))
    if (reading.kind === 'failed') break
    if (map === 0) without = reading.value.without
    for (const { ecu, value } of reading.value.units)
      announced.set(ecu, [...(announced.get(ecu) ?? []), ...value.filter((id) => !isMap(id))])
    units = reading.value.units.flatMap(({ ecu, value }) => (value.includes(map + IDS_PER_MAP) ? [ecu] : []))
  }
  return readingOf({ units: [...announced].map(([ecu, value]) => ({ ecu, value })), without }, gaps)
}

export async function readAnnounced<T>(
  link: Link,
  announced: PerUnit<readonly number[]>,
  rowOf: (id: number) => Row<readonly T[]> | null,
): Promise<Reading<PerUnit<readonly T[]>>> {
  const valuesByUnit = new Map<string, T[]>()
  const gaps: Gap[] = []
  const ids = new Set(announced.units.flatMap(({ value }) => value))
  for (const id of [...ids].sort((one, other) => one - other)) {
    const row = rowOf(id)
    if (row === null) continue
    const units = announced.units.filter(({ value }) => value.includes(id)).map(({ ecu }) => ecu)
    const reading = await readRow(link, row, units)
    gaps.push(...gapsOf(reading, row.request))
    if (reading.kind === 'failed') break
    for (const { ecu, value } of reading.value.units)
      if (units.includes(ecu)) valuesByUnit.set(ecu, [...(valuesByUnit.get(ecu) ?? []), ...value])
  }
  return readingOf({ units: [...valuesByUnit].map(([ecu, value]) => ({ ecu, value })), without: [] }, gaps)
}
