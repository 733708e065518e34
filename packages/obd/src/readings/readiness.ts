import { type Reading, readingOf, unreadable } from '../reading.ts'
import {
  COMPRESSION_BIT,
  COMPRESSION_MONITORS,
  CONTINUOUS_MONITORS,
  type MonitorId,
  SPARK_MONITORS,
} from '../tables/monitors.table.ts'

export interface MonitorState {
  readonly id: MonitorId
  readonly name: string
  readonly supported: boolean
  readonly complete: boolean
}

export interface Readiness {
  readonly lampOn: boolean
  readonly codeCount: number
  readonly ignition: 'spark' | 'compression'
  readonly monitors: readonly MonitorState[]
}

const STATUS_PIDS = [0x01, 0x41]
const bit = (byte: number, number: number) => ((byte >> number) & 1) === 1

/** 0101, or 0141 for this drive cycle. */
export function readinessIn(answer: Uint8Array): Reading<Readiness> {
  const [service, pid = 0, a = 0, b = 0, c = 0, d = 0] = answer
  if (service !== 0x41 || !STATUS_PIDS.includes(pid)) return unreadable('wrongService')
  if (answer.length < 6) return unreadable('short')
  const compression = bit(b, COMPRESSION_BIT)
  const continuous = CONTINUOUS_MONITORS.map((row) => stateOf(row, bit(b, row.bit), bit(b, row.bit + 4)))
  const table = compression ? COMPRESSION_MONITORS : SPARK_MONITORS
  const others = table.map((row) => stateOf(row, bit(c, row.bit), bit(d, row.bit)))
  return readingOf({
    lampOn: bit(a, 7),
    codeCount: a & 0x7f,
    ignition: compression ? 'compression' : 'spark',
    monitors: [...continuous, ...others],
  })
}

function stateOf(
  row: { id: MonitorId; name: string },
  supported: boolean,
  incomplete: boolean,
): MonitorState {
  return { id: row.id, name: row.name, supported, complete: supported && !incomplete }
}
