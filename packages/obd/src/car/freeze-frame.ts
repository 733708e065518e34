import { byteToHex } from '../bytes.ts'
import { speaksUds } from '../dialogue/adapter.ts'
import type { Gap, Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { FrozenValue } from '../readings/freeze-frame.ts'
import { frozenIn } from '../readings/freeze-frame.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { isCan } from '../tables/protocols.table.ts'
import type { Answers } from './ask-all.ts'
import { askAll, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'
import { readUdsFreezeFrames } from './unit-codes.ts'
import type { UnitFreezeFrame } from './unit-freeze-frame.ts'

export type { UnitFreezeFrame } from './unit-freeze-frame.ts'

const CODE_PID = 0x02
const MAPS = [0x00, 0x20, 0x40]

/**
 * Stored freeze frames; empty when every unit said that it has none. `without` names units that hold no code, and
 * therefore no frame: their silence means none. The frame number is part of the request.
 */
export async function readFreezeFrames(
  link: Link,
  without: readonly string[] = [],
): Promise<Reading<readonly UnitFreezeFrame[]>> {
  if (speaksUds(link.adapter().standard)) return readUdsFreezeFrames(link)
  const request = requestFor(CODE_PID)
  const answers = await askAll(
    link,
    request,
    seenUnits(link).filter((ecu) => !without.includes(ecu)),
  )
  if (!answers.ok) return failedReading(answers.failure)
  const gaps = [...answers.value.missing, ...silence(link, answers.value, without)]
  const codes = new Map<string, string>()
  for (const [ecu, frozen] of frozenBy(answers.value, gaps)) {
    const code = frozen.values[0]?.value
    if (typeof code === 'string') codes.set(ecu, code)
  }
  const values =
    codes.size === 0 ? done(new Map<string, FrozenValue[]>()) : await frozenValues(link, codes, gaps)
  const [first] = gaps
  if (first !== undefined && codes.size === 0) return failedReading(first.why)
  if (!values.ok) gaps.push(...[...codes.keys()].map((ecu): Gap => ({ request, ecu, why: values.failure })))
  const found = values.ok ? values.value : new Map<string, FrozenValue[]>()
  return readingOf(
    [...codes].map(([ecu, code]) => ({ ecu, code, values: found.get(ecu) ?? [] })),
    gaps,
  )
}

const requestFor = (pid: number) => `02${byteToHex(pid)}00`

// On the buses before CAN a unit without this service stays silent.
function silence(link: Link, answers: Answers, without: readonly string[]): Gap[] {
  if (!isCan(link.adapter().protocol?.framing ?? 'can11')) return []
  return silentGaps(answers).filter(({ ecu }) => ecu === null || !without.includes(ecu))
}

function frozenBy(answers: Answers, gaps: Gap[]): [string, FrozenValue][] {
  const found: [string, FrozenValue][] = []
  for (const [ecu, data] of answers.units) {
    for (const each of data) {
      const frozen = frozenIn(each)
      if (frozen.ok) found.push([ecu, frozen.value])
      // A value whose layout nobody has published is no loss of data.
      else if (frozen.reason !== 'unknown')
        gaps.push({ request: answers.request, ecu, why: { kind: 'unreadable', reason: frozen.reason } })
    }
  }
  return found
}

async function frozenValues(
  link: Link,
  codes: ReadonlyMap<string, string>,
  gaps: Gap[],
): Promise<Result<Map<string, FrozenValue[]>>> {
  const found = new Map<string, FrozenValue[]>()
  const pids = await frozenPids(link, [...codes.keys()], gaps)
  if (!pids.ok) return pids
  for (const [pid, units] of [...pids.value].sort(([one], [other]) => one - other)) {
    const answers = await askAll(link, requestFor(pid), units)
    if (!answers.ok) return answers
    gaps.push(...answers.value.missing, ...silentGaps(answers.value))
    for (const [ecu, frozen] of frozenBy(answers.value, gaps)) {
      if (codes.has(ecu)) found.set(ecu, [...(found.get(ecu) ?? []), frozen])
    }
  }
  return done(found)
}

/** PIDs that the frames hold, each with the units that announce it. */
async function frozenPids(
  link: Link,
  units: readonly string[],
  gaps: Gap[],
): Promise<Result<Map<number, string[]>>> {
  const pids = new Map<number, string[]>()
  let asked = units
  for (const map of MAPS) {
    if (asked.length === 0) break
    const answers = await askAll(link, requestFor(map), asked)
    if (!answers.ok) return answers
    gaps.push(...answers.value.missing, ...silentGaps(answers.value))
    const next: string[] = []
    for (const [ecu, data] of answers.value.units) {
      if (!units.includes(ecu)) continue
      const announced = data.flatMap((each) => frozenMap(map, each))
      if (announced.includes(map + 0x20)) next.push(ecu)
      for (const pid of announced)
        if (pid !== CODE_PID && !isMap(pid)) pids.set(pid, [...(pids.get(pid) ?? []), ecu])
    }
    asked = next
  }
  return done(pids)
}

// A map in service 02 carries the frame number between PID and bits.
function frozenMap(map: number, data: Uint8Array): number[] {
  const bits = supportedIn(Uint8Array.from([0x41, map, ...data.subarray(3)]))
  return bits.ok ? bits.value : []
}
