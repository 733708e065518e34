import { bytesFromHex } from '../bytes.ts'
import { isLost } from '../car/ask.ts'
import { askUnit } from '../car/ask-unit.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { type Equation, readEquation } from '../own/equation.ts'
import { type OwnValue, unitOfHeader } from '../own/own-values.ts'
import { isReadService } from '../tables/services.table.ts'
import { leadUnit } from '../tables/units.table.ts'
import type { Clock } from '../transport.ts'
import { restAfter } from './plan.ts'

export interface OwnReading {
  readonly name: string
  readonly value: number
  readonly at: number
}

export interface OwnOptions {
  readonly own?: readonly OwnValue[]
  readonly onOwn?: (readings: readonly OwnReading[]) => void
}

export interface Round {
  readonly asked: number
  readonly heard: boolean
  readonly failure: Failure | null
}

interface Group {
  readonly unit: string | null
  readonly request: string
  readonly values: { readonly name: string; readonly equation: Equation }[]
  source: string | null
  failures: number
  rest: number
}

/** Each change of unit costs commands; a request without an answer is asked less and less often. */
export function ownRounds(link: Link, clock: Clock, { own = [], onOwn }: OwnOptions) {
  const groups = groupsOf(own)
  return async (stopped: () => boolean): Promise<Round> => {
    let requests = 0
    let hasAnswer = false
    for (const group of groups) {
      if (stopped()) break
      if (group.rest > 0) {
        group.rest -= 1
        continue
      }
      requests += 1
      const readings = await readGroup(link, clock, group)
      if ('kind' in readings) return { asked: requests, heard: hasAnswer, failure: readings }
      const isSilent = readings.length === 0
      group.failures = isSilent ? group.failures + 1 : 0
      group.rest = isSilent ? restAfter(group.failures) : 0
      if (isSilent) continue
      hasAnswer = true
      onOwn?.(readings)
    }
    return { asked: requests, heard: hasAnswer, failure: null }
  }
}

function groupsOf(own: readonly OwnValue[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { name, header, request, equation: text } of own) {
    const equation = readEquation(text)
    if (!equation.ok) continue
    const key = `${header} ${request}`
    const unit = header === '' ? null : unitOfHeader(header)
    const group = groups.get(key) ?? { unit, request, values: [], source: null, failures: 0, rest: 0 }
    group.values.push({ name, equation: equation.equation })
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => (one.unit ?? '').localeCompare(other.unit ?? ''))
}

async function readGroup(link: Link, clock: Clock, group: Group): Promise<OwnReading[] | Failure> {
  const [service = 0, ...parameters] = bytesFromHex(group.request) ?? []
  if (!isReadService(service)) return []
  const answers = await askUnit(link, { unit: group.unit, service, parameters })
  if (answers.kind === 'failed') return isLost(answers.failure) ? answers.failure : []
  const at = clock.now()
  group.source ??= leadUnit(answers.value.map(({ ecu }) => ecu))
  const data = answers.value.find(({ ecu }) => ecu === group.source)?.data ?? new Uint8Array()
  return group.values.flatMap(({ name, equation }) => {
    const value = equation(data)
    return value === null ? [] : [{ name, value, at }]
  })
}
