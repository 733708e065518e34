import { byteToHex } from '../bytes.ts'
import type { Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { ask, isLost } from './ask.ts'

export interface Supported {
  /** PIDs without the maps themselves, ascending: of any unit. */
  readonly all: readonly number[]
  readonly byUnit: ReadonlyMap<string, readonly number[]>
}

const LAST_MAP = 0xe0
const PIDS_PER_MAP = 0x20

/** Reads the maps 0100, 0120, ... until no unit announces the next. */
export async function readSupported(link: Link): Promise<Result<Supported>> {
  const units = new Map<string, number[]>()
  for (let map = 0; map <= LAST_MAP; map += PIDS_PER_MAP) {
    const result = await ask(link, `01${byteToHex(map)}`)
    if (!result.ok) {
      if (map === 0 || isLost(result.failure)) return failed(result.failure)
      break
    }
    let next = false
    for (const { ecu, data } of result.value.messages) {
      const pids = supportedIn(data)
      if (!pids.ok) continue
      units.set(ecu, [...(units.get(ecu) ?? []), ...pids.value.filter((pid) => !isMap(pid))])
      next ||= pids.value.includes(map + PIDS_PER_MAP)
    }
    if (!next) break
  }
  const all = [...new Set([...units.values()].flat())].sort((one, other) => one - other)
  return done({ all, byUnit: units })
}
