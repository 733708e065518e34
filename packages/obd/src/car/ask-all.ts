import { toHex } from '../bytes.ts'
import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import type { Reply } from '../reply/reply.ts'
import { NRC } from '../tables/negative.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { isLost, requestOf, whyNothing } from './ask.ts'

export interface Answers {
  readonly request: string
  /** '' holds those of an adapter that hides senders. */
  readonly units: ReadonlyMap<string, readonly Uint8Array[]>
  readonly refused: readonly string[]
  readonly silent: readonly string[]
  /** Damaged, contradictory, refused for now, or kept away by a fault. */
  readonly missing: readonly Gap[]
}

/** Other refusals pass, or hide something. */
const NOT_OFFERED: ReadonlySet<number> = new Set([
  NRC.serviceNotSupported,
  NRC.subFunctionNotSupported,
  NRC.requestOutOfRange,
  NRC.subFunctionNotSupportedInSession,
  NRC.serviceNotSupportedInSession,
])

export function seenUnits(link: Link): string[] {
  return link.adapter().units.map(({ ecu }) => ecu)
}

/**
 * Again after silence, and on CAN each of `expected` by itself. Fails only when the link is lost, no car is there, or
 * it speaks another standard.
 */
export async function askAll(
  link: Link,
  request: string,
  expected: readonly string[],
): Promise<Reading<Answers>> {
  const first = await requestOf(link, request, {})
  if (first.kind === 'failed') return first
  const again = isSilence(first.value) ? await requestOf(link, request, {}) : first
  if (again.kind === 'failed') return again
  const reply = again.value
  if (reply.headerless || expected.includes('')) return readingOf(unnamed(request, reply, expected.length))
  const record: Record_ = { request, units: new Map(), refused: [], open: new Map() }
  for (const ecu of new Set([...expected, ...reply.heard])) take(record, ecu, reply)
  const lost = await askAlone(link, record)
  if (lost !== null) return failedReading(lost)
  const certain = canAskAlone(link) && expected.length > 0 && link.adapter().unitsKnown
  const gaps = certain ? [] : doubts(record, reply)
  return readingOf(closed(record, reply, gaps))
}

/**
 * And a third time where the readings differ: one flipped bit makes another code. Only what two readings share is kept.
 */
export async function askTwice(
  link: Link,
  request: string,
  expected: readonly string[],
): Promise<Reading<Answers>> {
  const first = await askAll(link, request, expected)
  if (first.kind === 'failed') return first
  const second = await askAll(link, request, expected)
  if (second.kind === 'failed') return second
  const ecus = new Set([first.value, second.value].flatMap(spokenOf))
  if ([...ecus].every((ecu) => sayingOf(first.value, ecu) === sayingOf(second.value, ecu))) return second
  const third = await askAll(link, request, expected)
  if (third.kind === 'failed') return third
  return readingOf(sharedBy([first.value, second.value, third.value]))
}

const spokenOf = ({ units, refused, silent, missing }: Answers) => [
  ...units.keys(),
  ...refused,
  ...silent,
  ...missing.flatMap(({ ecu }) => ecu ?? []),
]

function sayingOf({ units, refused, silent, missing }: Answers, ecu: string): string {
  const data = units.get(ecu)
  const gaps = missing.filter((gap) => (gap.ecu ?? '') === ecu).map(({ why }) => why.kind)
  const lines = data?.map(toHex).sort() ?? [
    refused.includes(ecu) ? 'refused' : '',
    silent.includes(ecu) ? 'silent' : '',
  ]
  return [...lines, ...gaps].join(' ')
}

function sharedBy(readings: readonly Answers[]): Answers {
  const [last] = readings.slice(-1)
  if (last === undefined) throw new RangeError('At least one reading')
  const { request } = last
  const units = new Map<string, readonly Uint8Array[]>()
  const refused: string[] = []
  const silent: string[] = []
  const missing: Gap[] = readings
    .flatMap((each) => each.missing.filter(({ ecu }) => ecu === null))
    .slice(0, 1)
  for (const ecu of new Set(readings.flatMap(spokenOf))) {
    const sayings = readings.map((each) => sayingOf(each, ecu))
    const shared = readings.find((_, at) => sayings.filter((each) => each === sayings[at]).length > 1)
    const data = shared?.units.get(ecu)
    const hasAnswered = readings.some((each) => each.units.has(ecu))
    const gaps = shared?.missing.filter((gap) => gap.ecu === ecu) ?? []
    if (data !== undefined) units.set(ecu, data)
    else if (shared?.refused.includes(ecu)) refused.push(ecu)
    // A unit that answered once is not one that has nothing to say.
    else if (shared?.silent.includes(ecu) && !hasAnswered) silent.push(ecu)
    if (gaps.length > 0) missing.push(...gaps)
    else if (data === undefined && !refused.includes(ecu) && !silent.includes(ecu))
      missing.push({ request, ecu: ecu === '' ? null : ecu, why: { kind: 'changed' } })
  }
  return { request, units, refused, silent, missing }
}

export async function askOne(link: Link, request: string, unit: string): Promise<Reading<Answers>> {
  // An adapter that hides senders reaches no unit by its name.
  const options = unit === '' ? {} : { unit }
  const first = await requestOf(link, request, options)
  const again =
    first.kind !== 'failed' && isSilence(first.value) ? await requestOf(link, request, options) : first
  if (again.kind === 'failed') return again
  const record: Record_ = { request, units: new Map(), refused: [], open: new Map() }
  take(record, unit, again.value)
  return readingOf(closed(record, again.value, []))
}

interface Record_ {
  readonly request: string
  readonly units: Map<string, readonly Uint8Array[]>
  readonly refused: string[]
  readonly open: Map<string, Reply>
}

const isSilence = (reply: Reply) =>
  reply.messages.length === 0 && reply.negatives.length === 0 && isClean(reply)

const isClean = ({ cutShort, damaged }: Reply) => cutShort.length === 0 && damaged.length === 0

/** Where silence does not mean "none". */
export function silentGaps({ request, silent }: Answers): Gap[] {
  const why: Failure = { kind: 'noAnswer', statuses: ['noData'], damaged: [] }
  return silent.map((ecu) => ({ request, ecu: ecu === '' ? null : ecu, why }))
}

function take(record: Record_, ecu: string, reply: Reply): void {
  const messages = reply.messages.filter((message) => message.ecu === ecu)
  const settled = reply.negatives.some((negative) => negative.ecu === ecu && NOT_OFFERED.has(negative.code))
  record.open.delete(ecu)
  if (messages.length > 0)
    record.units.set(
      ecu,
      messages.map(({ data }) => data),
    )
  else if (settled) record.refused.push(ecu)
  else record.open.set(ecu, reply)
}

const canAskAlone = (link: Link) => isCan(link.adapter().protocol?.framing ?? 'legacy')

// The buses before CAN answer a common request alone.
async function askAlone(link: Link, record: Record_): Promise<Failure | null> {
  if (!canAskAlone(link)) return null
  for (const [ecu, before] of [...record.open]) {
    const alone = await requestOf(link, record.request, { unit: ecu })
    if (alone.kind === 'failed' && isLost(alone.failure)) return alone.failure
    // Not every unit can be asked alone.
    if (alone.kind !== 'failed') take(record, ecu, isSilence(alone.value) ? before : alone.value)
  }
  return null
}

// A lost line may be of any unit.
function doubts({ request, units }: Record_, reply: Reply): Gap[] {
  if (isClean(reply)) return []
  const why: Failure = { kind: 'noAnswer', statuses: reply.statuses, damaged: reply.damaged }
  const named = [...units.keys()].map((ecu): Gap => ({ request, ecu, why }))
  return named.length > 0 ? named : [{ request, ecu: null, why }]
}

function closed({ request, units, refused, open }: Record_, reply: Reply, gaps: readonly Gap[]): Answers {
  const silent = [...open].filter(([, last]) => isSilence(last)).map(([ecu]) => ecu)
  const missing = [...open].flatMap(([ecu, last]): Gap[] =>
    isSilence(last) ? [] : [{ request, ecu, why: whyOf(ecu, last) }],
  )
  const nobody = units.size + refused.length + open.size + gaps.length === 0
  const none: Gap[] = nobody ? [{ request, ecu: null, why: whyNothing(reply) }] : []
  return { request, units, refused, silent, missing: [...missing, ...gaps, ...none] }
}

function whyOf(ecu: string, reply: Reply): Failure {
  const negatives = reply.negatives.filter((negative) => negative.ecu === ecu)
  if (negatives.length > 0) return { kind: 'refused', negatives }
  return { kind: 'noAnswer', statuses: reply.statuses, damaged: reply.damaged }
}

// Counted against the units of the search.
function unnamed(request: string, reply: Reply, expected: number): Answers {
  const refusals = reply.negatives.filter(({ code }) => NOT_OFFERED.has(code)).length
  const whole = isClean(reply) && reply.messages.length + refusals >= expected
  const units = new Map(reply.messages.length === 0 ? [] : [['', reply.messages.map(({ data }) => data)]])
  const silent = isSilence(reply)
  const missing: Gap[] = whole || silent ? [] : [{ request, ecu: null, why: whyNothing(reply) }]
  return { request, units, refused: refusals > 0 && whole ? [''] : [], silent: silent ? [''] : [], missing }
}
