import { byteToHex } from '../bytes.ts'
import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Readiness } from '../readings/readiness.ts'
import { readinessIn } from '../readings/readiness.ts'
import { askAll, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

export interface UnitReadiness {
  readonly ecu: string
  readonly readiness: Readiness
}

const STATUS_PID = { cleared: 0x01, thisDrive: 0x41 } as const

/**
 * Lamp, number of codes and tests (0101) since the codes were cleared, or in this drive cycle (0141), of each unit that
 * announces them in its map.
 */
export async function readReadiness(
  link: Link,
  since: 'cleared' | 'thisDrive' = 'cleared',
): Promise<Reading<readonly UnitReadiness[]>> {
  const request = `01${byteToHex(STATUS_PID[since])}`
  const expected = link.adapter().units.filter(({ announces }) => announcesIt(announces, STATUS_PID[since]))
  const answers = await askAll(
    link,
    request,
    expected.map(({ ecu }) => ecu),
  )
  if (!answers.ok) return failedReading(answers.failure)
  const units: UnitReadiness[] = []
  const gaps: Gap[] = [...answers.value.missing]
  for (const [ecu, data] of answers.value.units) {
    for (const each of data) {
      const read = readinessIn(each)
      if (read.ok) units.push({ ecu, readiness: read.value })
      else gaps.push({ request, ecu, why: { kind: 'unreadable', reason: read.reason } })
    }
  }
  gaps.push(...silentGaps(answers.value))
  const [first] = gaps
  if (units.length > 0) return readingOf(units, gaps)
  return failedReading(first?.why ?? { kind: 'noAnswer', statuses: [], damaged: [] })
}

// A unit whose map could not be read is asked as well; later maps (0141) are not known from the search.
function announcesIt(announces: readonly number[] | null, pid: number): boolean {
  return announces === null || (pid <= 0x20 ? announces.includes(pid) : false)
}
