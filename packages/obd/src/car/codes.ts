import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, gapsOf, type Reading, readingOf } from '../reading.ts'
import type { CodeLayout } from '../readings/codes.ts'
import { CODE_REQUESTS, type CodeKind, codeKinds } from '../tables/codes.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { ask, isLost } from './ask.ts'
import { type Answers, askAll, askTwice, seenUnits, silentGaps } from './ask-all.ts'
import { type PerUnit, told } from './read-row.ts'
import { readReadiness } from './readers.ts'
import { codesRow, type Row, UDS_CODES } from './rows.table.ts'
import { type CodesReading, missingIn } from './told-codes.ts'
import { listedBy, refusedBy } from './unit-codes.ts'

type Status = CodesReading['status']
type KindReading = CodesReading[CodeKind]

/** Compared with each unit's count and lamp in 0101. Fails when the stored codes of no unit could be read. */
export async function readCodes(link: Link): Promise<Reading<CodesReading>> {
  const status = await readReadiness(link)
  if (speaksUds(link.adapter().standard)) return readUdsCodes(link, status)
  if (status.kind === 'failed' && !mayContinue(status.failure)) return status
  const codes = { ...(await readKinds(link, status)), status }
  const { stored } = codes
  if (stored.kind === 'failed') return stored
  const isNothing = stored.value.units.length + stored.value.without.length === 0
  if (stored.kind === 'partial' && isNothing) return failedReading(stored.missing[0].why)
  return readingOf(codes, missingIn(codes))
}

const mayContinue = (failure: Failure) =>
  !isLost(failure) && failure.kind !== 'otherStandard' && failure.kind !== 'noCar'

// Without a status nothing tells how many codes there are.
async function readUdsCodes(link: Link, status: Status): Promise<Reading<CodesReading>> {
  const reading = compared(await readUdsKind(link, 'stored'), status)
  if (reading.kind === 'failed') return reading
  const pending = await readUdsKind(link, 'pending')
  const codes = { stored: reading, pending, permanent: await readUdsKind(link, 'permanent'), status }
  return readingOf(codes, missingIn(codes))
}

export async function readUdsKind(link: Link, kind: CodeKind): Promise<KindReading> {
  const row = UDS_CODES[link.adapter().standard === 'UDS' ? 'unnamed' : 'named'][kind]
  // Pending codes are not kept by all units.
  return kindOf(await listedBy(link, row, kind === 'stored' ? 'gap' : 'none'), ({ code }) => code)
}

type KindAnswers = Readonly<Record<CodeKind, Reading<Answers>>>

async function readKinds(link: Link, status: Status): Promise<Record<CodeKind, KindReading>> {
  const can = isCanOf(link)
  const row = (kind: CodeKind) => codesRow(kind, (answers) => layoutOf(can, answers))
  const answers = await askKinds(link, status, row)
  const countsNone = (ecu: string) =>
    status.kind !== 'failed' &&
    status.value.some((unit) => unit.ecu === ecu && unit.readiness.codeCount === 0)
  // On an older bus a unit may stay silent (SAE J1979): it holds none where it counts none in 0101.
  const first = kindFrom(row('stored'), answers.stored, (ecu) => can === false && countsNone(ecu))
  const silent = first.kind === 'failed' ? [] : first.value.without
  const isAllRefused = first.kind === 'complete' && first.value.units.length === 0 && can !== false
  const storedCodes = isAllRefused ? failedReading(refusedBy(silent, 0x03)) : first
  return {
    stored: compared(storedCodes, status, can === false ? entriesOf(answers.stored) : new Map()),
    pending: kindFrom(row('pending'), answers.pending, (ecu) => can === false && silent.includes(ecu)),
    // Younger than many cars.
    permanent: kindFrom(
      row('permanent'),
      answers.permanent,
      (_, { units, missing }) => units.size + missing.length === 0,
    ),
  }
}

async function askKinds(
  link: Link,
  status: Status,
  row: (kind: CodeKind) => Row<string[]>,
): Promise<KindAnswers> {
  const counted = status.kind === 'failed' ? [] : status.value.map(({ ecu }) => ecu)
  const named = new Set([...seenUnits(link), ...counted].filter((ecu) => ecu !== ''))
  const unnamed = seenUnits(link).filter((ecu) => ecu === '')
  const codesOf = (kind: CodeKind, answers: Reading<Answers>) =>
    answers.kind === 'failed'
      ? []
      : [...answers.value.units.values()].flatMap((data) => {
          const codes = row(kind).decode(data)
          return codes.kind === 'failed' ? [] : codes.value
        })
  const askFor = async (kind: CodeKind, earlier: readonly string[]) => {
    const expected = [...named, ...unnamed]
    const isNew = (answers: Reading<Answers>) =>
      codesOf(kind, answers).some((code) => !earlier.includes(code))
    const answers = row(kind).readTwice
      ? await askTwice(link, CODE_REQUESTS[kind], expected)
      : await askPermanent(link, expected, isNew)
    if (answers.kind !== 'failed')
      for (const ecu of answers.value.units.keys()) if (ecu !== '') named.add(ecu)
    return answers
  }
  const storedCodes = await askFor('stored', [])
  const pending = await askFor('pending', [])
  const earlier = [...codesOf('stored', storedCodes), ...codesOf('pending', pending)]
  const all = { stored: storedCodes, pending, permanent: await askFor('permanent', earlier) }
  for (const kind of codeKinds) {
    const answers = all[kind]
    if (answers.kind !== 'failed' && [...named].some((ecu) => !isHeard(answers.value, ecu)))
      all[kind] = await askFor(kind, earlier)
  }
  return all
}

/**
 * Only codes that are not stored are read twice. Where every unit is silent, 0100 tells a car without the service from
 * one that no longer answers.
 */
async function askPermanent(
  link: Link,
  expected: readonly string[],
  isNew: (answers: Reading<Answers>) => boolean,
): Promise<Reading<Answers>> {
  const answers = await askAll(link, CODE_REQUESTS.permanent, expected)
  if (answers.kind === 'failed') return answers
  if (isNew(answers)) return askTwice(link, CODE_REQUESTS.permanent, expected)
  const { units, refused, silent, missing } = answers.value
  if (units.size + refused.length > 0 || silent.length === 0) return answers
  if ((await ask(link, '0100')).kind !== 'failed') return answers
  return readingOf({ ...answers.value, silent: [], missing: [...missing, ...silentGaps(answers.value)] })
}

function isCanOf(link: Link): boolean | null {
  const { protocol } = link.adapter()
  return protocol && isCan(protocol.framing)
}

const isHeard = ({ units, refused, silent, missing }: Answers, ecu: string) =>
  units.has(ecu) || [...refused, ...silent].includes(ecu) || missing.some((gap) => gap.ecu === ecu)

function kindFrom(
  row: Row<string[]>,
  answers: Reading<Answers>,
  isNone: (ecu: string, answers: Answers) => boolean,
): KindReading {
  if (answers.kind === 'failed') return answers
  const reading = told(row, answers.value, (ecu) => isNone(ecu, answers.value))
  const [first] = gapsOf(reading, row.request)
  if (reading.kind === 'failed') return reading
  if (reading.value.units.length === 0 && first?.ecu === null) return failedReading(first.why)
  return kindOf(reading, (code) => code)
}

function kindOf<T>(reading: Reading<PerUnit<readonly T[]>>, nameOf: (code: T) => string): KindReading {
  if (reading.kind === 'failed') return reading
  const units = reading.value.units.map(({ ecu, value }) => ({ ecu, codes: [...new Set(value.map(nameOf))] }))
  return { ...reading, value: { ...reading.value, units } }
}

// Even on CAN, odd on older buses.
function layoutOf(can: boolean | null, answers: readonly Uint8Array[]): CodeLayout {
  const even = can ?? answers.every(({ length }) => length % 2 === 0)
  return even ? 'can' : 'legacy'
}

function entriesOf(reading: Reading<Answers>): ReadonlyMap<string, number> {
  if (reading.kind === 'failed') return new Map()
  const entries = (data: Uint8Array) => [2, 4, 6].filter((at) => data[at - 1] || data[at]).length
  return new Map(
    [...reading.value.units].map(([ecu, data]) => [ecu, data.reduce((sum, each) => sum + entries(each), 0)]),
  )
}

/** A unit that counts more than it named is a gap. */
function compared(
  reading: KindReading,
  status: Status,
  entries: ReadonlyMap<string, number> = new Map(),
): KindReading {
  if (reading.kind === 'failed' || status.kind === 'failed') return reading
  const { units } = reading.value
  const gaps = [...gapsOf(reading, CODE_REQUESTS.stored)]
  const unitsWithGaps = new Set(gaps.map(({ ecu }) => ecu))
  // A unit may light the lamp for another one.
  const isLampExplained = units.some(({ codes }) => codes.length > 0)
  for (const ecu of new Set(status.value.map((unit) => unit.ecu))) {
    const own = status.value.filter((unit) => unit.ecu === ecu).map(({ readiness }) => readiness)
    const count = own.reduce((sum, { codeCount }) => sum + codeCount, 0)
    const lampOn = own.some((readiness) => readiness.lampOn)
    const codeCount = units
      .filter((unit) => unit.ecu === ecu)
      .reduce((sum, { codes }) => sum + codes.length, 0)
    const isWhole = count <= codeCount || count === entries.get(ecu)
    if ((isWhole && (!lampOn || isLampExplained)) || unitsWithGaps.has(ecu)) continue
    const why: Failure = { kind: 'disagrees', told: count, read: codeCount, lampOn }
    gaps.push({ request: CODE_REQUESTS.stored, ecu: ecu === '' ? null : ecu, why })
  }
  return readingOf(reading.value, gaps)
}
