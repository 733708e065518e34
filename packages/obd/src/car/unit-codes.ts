import type { Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Read } from '../readings/reading.ts'
import type { UdsCode } from '../readings/uds-codes.ts'
import { keepsStatus, statusCodesIn, udsCodesIn } from '../readings/uds-codes.ts'
import type { CodeDetails } from '../readings/uds-details.ts'
import { extendedIn, snapshotsIn } from '../readings/uds-details.ts'
import { isCan } from '../tables/protocols.table.ts'
import type { Answers } from './ask-all.ts'
import { askAll, askOne, seenUnits, silentGaps } from './ask-all.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'
import type { UnitFreezeFrame } from './unit-freeze-frame.ts'

/** A code as a unit keeps it, with what the unit kept beside it. */
export interface DetailedCode extends UdsCode {
  readonly ecu: string
  readonly snapshots: CodeDetails
  readonly extended: CodeDetails
}

export interface CodesOfUnits {
  readonly codes: readonly DetailedCode[]
  /** Units that named their codes this way: one without a code among `codes` has none. */
  readonly told: readonly string[]
  /** Units that answered that they do not offer this. */
  readonly without: readonly string[]
}

/** Failed now, pending, confirmed, lamp asked for. A code with none of them only says that its test has not run. */
const HOLDS = 0x8d
const BY_STATUS = { request: '19028D', decode: statusCodesIn }
const NOTHING: CodeDetails = { values: [], makers: [] }

/**
 * The codes that units keep by ISO 14229-1 (19 02), also those that service 03 does not name because they are not about
 * emissions, each with its snapshots (19 04) and counters (19 06). On CAN. Fails where no unit speaks it.
 */
export async function readUnitCodes(link: Link): Promise<Reading<CodesOfUnits>> {
  if (!isCan(link.adapter().protocol?.framing ?? 'legacy'))
    return failedReading({ kind: 'noAnswer', statuses: [], damaged: [] })
  const listed = await listedBy(link, BY_STATUS)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = listed.kind === 'partial' ? [...listed.missing] : []
  const codes: DetailedCode[] = []
  for (const { ecu, code } of listed.value.codes) {
    const of = (request: string, decode: Decode) => detailsOf(link, ecu, code, { request, decode }, gaps)
    const snapshots = await of('1904', snapshotsIn)
    codes.push({ ...code, ecu, snapshots, extended: await of('1906', extendedIn) })
  }
  return readingOf({ ...listed.value, codes }, gaps)
}

/** Freeze frames of a car that speaks UDS: the snapshots of the codes that it names. */
export async function readUdsFreezeFrames(link: Link): Promise<Reading<readonly UnitFreezeFrame[]>> {
  const { standard } = link.adapter()
  const ofEmissions = { request: '1942330C1E', decode: udsCodesIn }
  const listed = await listedBy(link, standard === 'UDS' ? BY_STATUS : ofEmissions)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = listed.kind === 'partial' ? [...listed.missing] : []
  const frames: UnitFreezeFrame[] = []
  for (const { ecu, code } of listed.value.codes) {
    const asked = { request: '1904', decode: snapshotsIn }
    const { values } = await detailsOf(link, ecu, code, asked, gaps)
    if (values.length > 0) frames.push({ ecu, code: code.code, values })
  }
  return readingOf(frames, gaps)
}

type Decode = (answer: Uint8Array, number: string) => Read<CodeDetails>

interface Listing {
  readonly request: string
  readonly decode: (answer: Uint8Array) => Read<UdsCode[]>
}

interface Listed {
  readonly codes: readonly { readonly ecu: string; readonly code: UdsCode }[]
  readonly told: readonly string[]
  readonly without: readonly string[]
}

async function listedBy(link: Link, { request, decode }: Listing): Promise<Reading<Listed>> {
  const answers = await askAll(link, request, seenUnits(link))
  if (!answers.ok) return failedReading(answers.failure)
  const gaps: Gap[] = [...answers.value.missing, ...silentGaps(answers.value)]
  const codes: { ecu: string; code: UdsCode }[] = []
  const told: string[] = []
  for (const [ecu, data] of answers.value.units) {
    const reads = data.map(decode)
    const bad = reads.find(({ ok }) => !ok)
    if (bad !== undefined && !bad.ok)
      gaps.push({ request, ecu, why: { kind: 'unreadable', reason: bad.reason } })
    else if (!data.some((answer) => keepsStatus(answer, HOLDS)))
      gaps.push({ request, ecu, why: { kind: 'unreadable', reason: 'unknown' } })
    else {
      told.push(ecu)
      codes.push(...reads.flatMap((each) => (each.ok ? held(each.value, ecu) : [])))
    }
  }
  if (told.length === 0) return failedReading(gaps[0]?.why ?? refusedBy(answers.value))
  return readingOf({ codes, told, without: answers.value.refused }, gaps)
}

// A unit may list every code it knows: those whose test never failed are no codes of the car.
const held = (codes: readonly UdsCode[], ecu: string) =>
  codes.filter(({ status }) => (status & HOLDS) !== 0).map((code) => ({ ecu, code }))

const refusedBy = ({ refused }: Answers) =>
  ({
    kind: 'refused',
    negatives: refused.map((ecu) => ({ ecu, service: 0x19, code: 0x11 })),
  }) as const

// FF asks for all records. A unit that refuses keeps none of this code.
async function detailsOf(
  link: Link,
  ecu: string,
  { number }: UdsCode,
  { request: report, decode }: { readonly request: string; readonly decode: Decode },
  gaps: Gap[],
): Promise<CodeDetails> {
  const request = `${report}${number}FF`
  const answers = await askOne(link, request, ecu)
  if (!answers.ok) {
    gaps.push({ request, ecu, why: answers.failure })
    return NOTHING
  }
  gaps.push(...answers.value.missing, ...silentGaps(answers.value))
  const [data] = answers.value.units.get(ecu) ?? []
  if (data === undefined) return NOTHING
  const details = decode(data, number)
  if (details.ok) return details.value
  gaps.push({ request, ecu, why: { kind: 'unreadable', reason: details.reason } })
  return NOTHING
}
