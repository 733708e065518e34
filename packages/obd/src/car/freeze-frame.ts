import { byteToHex } from '../bytes.ts'
import type { Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { FrozenValue } from '../readings/freeze-frame.ts'
import { frozenIn } from '../readings/freeze-frame.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { ask, isLost } from './ask.ts'

export interface UnitFreezeFrame {
  readonly ecu: string
  /** The code that stored it. */
  readonly code: string
  readonly values: readonly FrozenValue[]
}

const CODE_PID = 0x02

/** Stored freeze frames; an empty list when no unit has one. The frame number is part of the request. */
export async function readFreezeFrames(link: Link): Promise<Result<readonly UnitFreezeFrame[]>> {
  const result = await ask(link, '020200')
  if (!result.ok) return result
  const codes = new Map<string, string>()
  for (const { ecu, data } of result.value.messages) {
    const frozen = frozenIn(data)
    const code = frozen.ok ? frozen.value.values[0]?.value : null
    if (typeof code === 'string') codes.set(ecu, code)
  }
  if (codes.size === 0) return done([])
  const values = await frozenValues(link)
  if (!values.ok) return values
  return done([...codes].map(([ecu, code]) => ({ ecu, code, values: values.value.get(ecu) ?? [] })))
}

async function frozenValues(link: Link): Promise<Result<Map<string, FrozenValue[]>>> {
  const found = new Map<string, FrozenValue[]>()
  const pids = await frozenPids(link)
  if (!pids.ok) return pids
  for (const pid of pids.value) {
    const result = await ask(link, `02${byteToHex(pid)}00`)
    if (!result.ok) {
      if (isLost(result.failure)) return failed(result.failure)
      continue
    }
    for (const { ecu, data } of result.value.messages) {
      const frozen = frozenIn(data)
      if (frozen.ok) found.set(ecu, [...(found.get(ecu) ?? []), frozen.value])
    }
  }
  return done(found)
}

async function frozenPids(link: Link): Promise<Result<number[]>> {
  const pids = new Set<number>()
  for (const map of [0x00, 0x20, 0x40]) {
    const result = await ask(link, `02${byteToHex(map)}00`)
    if (!result.ok && isLost(result.failure)) return failed(result.failure)
    if (!result.ok) break
    const announced = result.value.messages.flatMap(({ data }) => {
      // A map in service 02 carries the frame number between PID and bits.
      const bits = supportedIn(Uint8Array.from([0x41, map, ...data.subarray(3)]))
      return bits.ok ? bits.value : []
    })
    for (const pid of announced) pids.add(pid)
    if (!announced.includes(map + 0x20)) break
  }
  return done([...pids].filter((pid) => pid !== CODE_PID && !isMap(pid)).sort((one, other) => one - other))
}
