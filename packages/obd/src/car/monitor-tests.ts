import { byteToHex } from '../bytes.ts'
import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { MonitorTest } from '../readings/monitor-tests.ts'
import { monitorTestsIn } from '../readings/monitor-tests.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { askAll, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

export interface UnitMonitorTest extends MonitorTest {
  readonly ecu: string
}

const LAST_MAP = 0xe0
const IDS_PER_MAP = 0x20

/** Results of the on-board tests (service 06, on CAN alone) of the units that announce them. */
export async function readMonitorTests(link: Link): Promise<Reading<readonly UnitMonitorTest[]>> {
  const tests: UnitMonitorTest[] = []
  const gaps: Gap[] = []
  let asked: readonly string[] = seenUnits(link)
  for (let map = 0; map <= LAST_MAP && (asked.length > 0 || map === 0); map += IDS_PER_MAP) {
    const request = `06${byteToHex(map)}`
    const announced = await askAll(link, request, asked)
    if (!announced.ok) {
      if (map === 0) return failedReading(announced.failure)
      gaps.push({ request, ecu: null, why: announced.failure })
      break
    }
    // A car in which no unit has service 06 is silent to it, and most cars before 2008 are.
    const isWithout = map === 0 && announced.value.units.size + announced.value.missing.length === 0
    if (!isWithout) gaps.push(...announced.value.missing, ...silentGaps(announced.value))
    const ids = idsBy(announced.value.units)
    asked = [...announced.value.units.keys()].filter((ecu) => ids.get(map + IDS_PER_MAP)?.includes(ecu))
    for (const [id, units] of ids) if (!isMap(id)) await readTest(link, id, units, tests, gaps)
  }
  const [first] = gaps
  return tests.length === 0 && first !== undefined ? failedReading(first.why) : readingOf(tests, gaps)
}

function idsBy(units: ReadonlyMap<string, readonly Uint8Array[]>): Map<number, string[]> {
  const ids = new Map<number, string[]>()
  for (const [ecu, data] of units) {
    for (const each of data) {
      const read = supportedIn(each)
      for (const id of read.ok ? read.value : []) ids.set(id, [...(ids.get(id) ?? []), ecu])
    }
  }
  return ids
}

async function readTest(
  link: Link,
  id: number,
  units: readonly string[],
  tests: UnitMonitorTest[],
  gaps: Gap[],
): Promise<void> {
  const request = `06${byteToHex(id)}`
  const answers = await askAll(link, request, units)
  if (!answers.ok) {
    gaps.push({ request, ecu: null, why: answers.failure })
    return
  }
  gaps.push(...answers.value.missing, ...silentGaps(answers.value))
  for (const [ecu, data] of answers.value.units) {
    for (const each of data) {
      const read = monitorTestsIn(each)
      if (read.ok) tests.push(...read.value.map((test) => ({ ...test, ecu })))
      else gaps.push({ request, ecu, why: { kind: 'unreadable', reason: read.reason } })
    }
  }
}
