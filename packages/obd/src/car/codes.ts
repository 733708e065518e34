import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure, Gap, Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { CodeLayout } from '../readings/codes.ts'
import { codesIn } from '../readings/codes.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import { CODE_SERVICES, codeKinds } from '../tables/codes.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { ask, isLost } from './ask.ts'
import type { Answers } from './ask-all.ts'
import { askAll, askTwice, seenUnits, silentGaps } from './ask-all.ts'
import type { KindCodes, UnitCodes } from './kind-codes.ts'
import type { UnitReadiness } from './readiness.ts'
import { readReadiness } from './readiness.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'
import type { CodesReading } from './told-codes.ts'
import { missingIn, REQUESTS } from './told-codes.ts'
import { readUdsKind } from './uds-codes.ts'

/**
 * Stored, pending and permanent codes of every unit, compared with each unit's own count and lamp in 0101.
 * Fails when the stored codes of no unit could be read; what was read before a link was lost is kept.
 */
export async function readCodes(link: Link): Promise<Reading<CodesReading>> {
  if (speaksUds(link.adapter().standard)) return readUdsCodes(link)
  const status = await readReadiness(link)
  if (status.kind === 'failed' && !mayContinue(status.failure)) return status
  const answers = await askKinds(link, status)
  const codes = { ...kindsFrom(link, answers, status), status }
  const { stored } = codes
  if (stored.kind === 'failed') return stored
  if (stored.kind === 'partial' && saysNothing(stored.value)) return failedReading(stored.missing[0].why)
  return readingOf(codes, missingIn(codes))
}

// Where the car has no identifier for its status either, no reading is complete: nothing tells how many codes there are.
async function readUdsCodes(link: Link): Promise<Reading<CodesReading>> {
  const status = await readReadiness(link)
  const stored = compared(await readUdsKind(link, 'stored'), status)
  if (stored.kind === 'failed') return stored
  const pending = await readUdsKind(link, 'pending')
  const codes = { stored, pending, permanent: await readUdsKind(link, 'permanent'), status }
  return readingOf(codes, missingIn(codes))
}

const saysNothing = ({ units, without }: KindCodes) => units.length + without.length === 0

const mayContinue = (failure: Failure) =>
  !isLost(failure) && failure.kind !== 'otherStandard' && failure.kind !== 'noCar'

type KindAnswers = Readonly<Record<CodeKind, Result<Answers>>>

// A unit that is first heard in a later service is asked for the earlier ones as well.
async function askKinds(link: Link, status: CodesReading['status']): Promise<KindAnswers> {
  const counted = status.kind === 'failed' ? [] : status.value.map(({ ecu }) => ecu)
  const named = new Set([...seenUnits(link), ...counted].filter((ecu) => ecu !== ''))
  const unnamed = seenUnits(link).filter((ecu) => ecu === '')
  const expected = () => [...named, ...unnamed]
  const askFor = async (kind: CodeKind, earlier: readonly string[]) => {
    const answers =
      kind === 'permanent'
        ? await askPermanent(link, expected(), earlier)
        : await askTwice(link, REQUESTS[kind], expected())
    if (answers.ok) for (const ecu of answers.value.units.keys()) if (ecu !== '') named.add(ecu)
    return answers
  }
  const stored = await askFor('stored', [])
  const pending = await askFor('pending', [])
  const earlier = [...listedIn(link, 'stored', stored), ...listedIn(link, 'pending', pending)]
  const all = { stored, pending, permanent: await askFor('permanent', earlier) }
  for (const kind of codeKinds) {
    const answers = all[kind]
    if (answers.ok && [...named].some((ecu) => !isHeard(answers.value, ecu)))
      all[kind] = await askFor(kind, earlier)
  }
  return all
}

/**
 * Permanent codes are most often among the stored ones: only others are read twice. Where every unit is silent, 0100
 * tells a car without the service from one that no longer answers.
 */
async function askPermanent(
  link: Link,
  expected: readonly string[],
  earlier: readonly string[],
): Promise<Result<Answers>> {
  const answers = await askAll(link, REQUESTS.permanent, expected)
  if (!answers.ok) return answers
  if (listedIn(link, 'permanent', answers).some((code) => !earlier.includes(code)))
    return askTwice(link, REQUESTS.permanent, expected)
  const { units, refused, silent } = answers.value
  if (units.size + refused.length > 0 || silent.length === 0) return answers
  const still = await ask(link, '0100')
  if (still.ok) return answers
  return done({
    ...answers.value,
    silent: [],
    missing: [...answers.value.missing, ...silentGaps(answers.value)],
  })
}

/** Codes in whole answers, before they are judged. */
function listedIn(link: Link, kind: CodeKind, answers: Result<Answers>): string[] {
  if (!answers.ok) return []
  return [...answers.value.units.values()].flatMap((data) => {
    const codes = codesIn(CODE_SERVICES[kind], layoutOf(isCanOf(link), data), data)
    return codes.ok ? codes.value : []
  })
}

/** Null where the adapter does not name its protocol. */
function isCanOf(link: Link): boolean | null {
  const { protocol } = link.adapter()
  return protocol && isCan(protocol.framing)
}

function isHeard({ units, refused, silent, missing }: Answers, ecu: string): boolean {
  return (
    units.has(ecu) || refused.includes(ecu) || silent.includes(ecu) || missing.some((gap) => gap.ecu === ecu)
  )
}

function kindsFrom(link: Link, answers: KindAnswers, status: CodesReading['status']) {
  const first = kindFrom(link, 'stored', answers.stored, { status, silentInStored: [] })
  const context = { status, silentInStored: first.kind === 'failed' ? [] : first.value.without }
  return {
    stored: compared(first, status, entriesOf(link, answers.stored)),
    pending: kindFrom(link, 'pending', answers.pending, context),
    permanent: kindFrom(link, 'permanent', answers.permanent, context),
  }
}

function kindFrom(
  link: Link,
  kind: CodeKind,
  result: Result<Answers>,
  context: KindContext,
): Reading<KindCodes> {
  if (!result.ok) return failedReading(result.failure)
  const answers = result.value
  const can = isCanOf(link)
  const units: UnitCodes[] = []
  const gaps: Gap[] = [...answers.missing]
  for (const [ecu, data] of answers.units) {
    const codes = codesIn(CODE_SERVICES[kind], layoutOf(can, data), data)
    if (codes.ok) units.push({ ecu, codes: codes.value })
    else gaps.push({ request: answers.request, ecu, why: { kind: 'unreadable', reason: codes.reason } })
  }
  const none = answers.silent.filter((ecu) => silenceIsNone(kind, ecu, can, answers, context))
  gaps.push(...silentGaps({ ...answers, silent: answers.silent.filter((ecu) => !none.includes(ecu)) }))
  const [first] = gaps
  if (units.length === 0 && first !== undefined && first.ecu === null) return failedReading(first.why)
  if (units.length + gaps.length === 0 && kind === 'stored' && can !== false)
    return failedReading(allRefused(answers))
  return readingOf({ units, without: [...answers.refused, ...none] }, gaps)
}

const allRefused = ({ request, refused }: Answers): Failure => ({
  kind: 'refused',
  negatives: refused.map((ecu) => ({ ecu, service: Number.parseInt(request, 16), code: 0x11 })),
})

// Permanent codes are younger than many cars: a car in which no unit answers them does not have them. Otherwise a unit
// on CAN has to say that it holds no code. One on an older bus may stay silent (SAE J1979); that it holds none is known
// where it counts none in 0101, and of pending codes where it is seen to be a unit that stays silent.
function silenceIsNone(
  kind: CodeKind,
  ecu: string,
  can: boolean | null,
  answers: Answers,
  { status, silentInStored }: KindContext,
): boolean {
  if (kind === 'permanent') return answers.units.size === 0 && answers.missing.length === 0
  if (can !== false) return false
  if (kind === 'pending') return silentInStored.includes(ecu)
  return (
    status.kind !== 'failed' &&
    status.value.some((unit) => unit.ecu === ecu && unit.readiness.codeCount === 0)
  )
}

interface KindContext {
  readonly status: CodesReading['status']
  /** Units whose silence in 03 meant none. */
  readonly silentInStored: readonly string[]
}

// Without a known protocol the length decides: even on CAN, odd on older buses.
function layoutOf(can: boolean | null, answers: readonly Uint8Array[]): CodeLayout {
  const even = can ?? answers.every(({ length }) => length % 2 === 0)
  return even ? 'can' : 'legacy'
}

/** How many entries each unit listed: some list one code several times, and count it as often. On old buses alone. */
function entriesOf(link: Link, stored: Result<Answers>): ReadonlyMap<string, number> {
  if (!stored.ok || isCanOf(link) !== false) return new Map()
  const entries = (data: Uint8Array) => [2, 4, 6].filter((at) => data[at - 1] || data[at]).length
  return new Map(
    [...stored.value.units].map(([ecu, data]) => [ecu, data.reduce((sum, each) => sum + entries(each), 0)]),
  )
}

/** Compares the stored codes with lamp and count of 0101: a unit that counts more than it named is a gap. */
function compared(
  stored: Reading<KindCodes>,
  status: CodesReading['status'],
  entries: ReadonlyMap<string, number> = new Map(),
): Reading<KindCodes> {
  if (stored.kind === 'failed' || status.kind === 'failed') return stored
  const { units } = stored.value
  const gaps = stored.kind === 'partial' ? [...stored.missing] : []
  const known = new Set(gaps.map(({ ecu }) => ecu))
  // A unit may light the lamp for another one.
  const explained = units.some(({ codes }) => codes.length > 0)
  for (const [ecu, told] of toldBy(status.value)) {
    const read = units.filter((unit) => unit.ecu === ecu).reduce((sum, { codes }) => sum + codes.length, 0)
    const isWhole = told.count <= read || told.count === entries.get(ecu)
    const agrees = isWhole && (!told.lampOn || explained)
    if (agrees || known.has(ecu)) continue
    const why: Failure = { kind: 'disagrees', told: told.count, read, lampOn: told.lampOn }
    gaps.push({ request: REQUESTS.stored, ecu: ecu === '' ? null : ecu, why })
  }
  return readingOf(stored.value, gaps)
}

function toldBy(status: readonly UnitReadiness[]) {
  const told = new Map<string, { count: number; lampOn: boolean }>()
  for (const { ecu, readiness } of status) {
    const before = told.get(ecu) ?? { count: 0, lampOn: false }
    const count = before.count + readiness.codeCount
    told.set(ecu, { count, lampOn: before.lampOn || readiness.lampOn })
  }
  return told
}
