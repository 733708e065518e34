import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { InUse } from '../readings/in-use.ts'
import { inUseIn } from '../readings/in-use.ts'
import { supportedIn } from '../readings/supported.ts'
import { askAll, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

export interface UnitInUse extends InUse {
  readonly ecu: string
}

const MAP_REQUEST = '0900'
const TYPES = { 8: '0908', 11: '090B' } as const

/** In-use counters (0908, 090B) of the units that announce them; empty where no unit does. */
export async function readInUse(link: Link): Promise<Reading<readonly UnitInUse[]>> {
  const maps = await askAll(link, MAP_REQUEST, seenUnits(link))
  if (!maps.ok) return failedReading(maps.failure)
  const gaps: Gap[] = [...maps.value.missing, ...silentGaps(maps.value)]
  const announced = new Map<string, readonly number[]>()
  for (const [ecu, data] of maps.value.units) {
    const reads = data.map(supportedIn)
    if (reads.some(({ ok }) => !ok))
      gaps.push({ request: MAP_REQUEST, ecu, why: { kind: 'unreadable', reason: 'short' } })
    announced.set(
      ecu,
      reads.flatMap((each) => (each.ok ? each.value : [])),
    )
  }
  const units: UnitInUse[] = []
  for (const [type, request] of Object.entries(TYPES)) {
    const expected = [...announced].filter(([, types]) => types.includes(Number(type))).map(([ecu]) => ecu)
    if (expected.length > 0) await readType(link, request, expected, units, gaps)
  }
  const [first] = gaps
  return units.length === 0 && first !== undefined ? failedReading(first.why) : readingOf(units, gaps)
}

async function readType(
  link: Link,
  request: string,
  expected: readonly string[],
  units: UnitInUse[],
  gaps: Gap[],
): Promise<void> {
  const answers = await askAll(link, request, expected)
  if (!answers.ok) {
    gaps.push({ request, ecu: null, why: answers.failure })
    return
  }
  gaps.push(...answers.value.missing, ...silentGaps(answers.value))
  for (const [ecu, data] of answers.value.units) {
    for (const each of data) {
      const read = inUseIn(each)
      if (read.ok) units.push({ ecu, ...read.value })
      else gaps.push({ request, ecu, why: { kind: 'unreadable', reason: read.reason } })
    }
  }
}
