import { byteToHex } from '../bytes.ts'
import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { askAll, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

export interface Supported {
  /** PIDs without the maps themselves, ascending: of any unit. */
  readonly all: readonly number[]
  readonly byUnit: ReadonlyMap<string, readonly number[]>
}

const LAST_MAP = 0xe0
const PIDS_PER_MAP = 0x20

/** Reads the maps 0100, 0120, ... of each unit until it announces no next one. */
export async function readSupported(link: Link): Promise<Reading<Supported>> {
  const units = new Map<string, number[]>()
  const gaps: Gap[] = []
  let asked: readonly string[] = seenUnits(link)
  for (let map = 0; map <= LAST_MAP; map += PIDS_PER_MAP) {
    const request = `01${byteToHex(map)}`
    const answers = await askAll(link, request, asked)
    if (!answers.ok && map === 0) return failedReading(answers.failure)
    if (!answers.ok) {
      gaps.push({ request, ecu: null, why: answers.failure })
      break
    }
    gaps.push(...answers.value.missing, ...silentGaps(answers.value))
    const next: string[] = []
    for (const [ecu, data] of answers.value.units) {
      const pids = data.flatMap((each) => mapIn(request, ecu, each, gaps))
      units.set(ecu, [...(units.get(ecu) ?? []), ...pids.filter((pid) => !isMap(pid))])
      if (pids.includes(map + PIDS_PER_MAP)) next.push(ecu)
    }
    asked = next
    if (next.length === 0) break
  }
  const [first] = gaps
  if (units.size === 0) return failedReading(first?.why ?? { kind: 'noAnswer', statuses: [], damaged: [] })
  const all = [...new Set([...units.values()].flat())].sort((one, other) => one - other)
  return readingOf({ all, byUnit: units }, gaps)
}

function mapIn(request: string, ecu: string, data: Uint8Array, gaps: Gap[]): number[] {
  const pids = supportedIn(data)
  if (!pids.ok) gaps.push({ request, ecu, why: { kind: 'unreadable', reason: pids.reason } })
  return pids.ok ? pids.value : []
}
