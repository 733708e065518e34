import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Read } from '../readings/reading.ts'
import type { UdsCode } from '../readings/uds-codes.ts'
import { keepsStatus, permanentUdsCodesIn, statusCodesIn, udsCodesIn } from '../readings/uds-codes.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import type { Answers } from './ask-all.ts'
import { askTwice, seenUnits, silentGaps } from './ask-all.ts'
import type { KindCodes, UnitCodes } from './kind-codes.ts'
import type { Reading } from './reading.ts'
import { failedReading, readingOf } from './reading.ts'

interface UdsRequest {
  readonly request: string
  readonly decode: (answer: Uint8Array) => Read<UdsCode[]>
  /** A code counts where its status has this bit; 0: every code of the answer. */
  readonly bit: number
}

type KindRequests = Readonly<Record<CodeKind, UdsRequest>>

/** Group 33 (emissions), any severity that the standard uses for it (1E): SAE J1979-2 and WWH-OBD. */
const OF_EMISSIONS: KindRequests = {
  stored: { request: '194233081E', decode: udsCodesIn, bit: 0x08 },
  pending: { request: '194233041E', decode: udsCodesIn, bit: 0x04 },
  permanent: { request: '195533', decode: permanentUdsCodesIn, bit: 0 },
}

/** Where the car names no standard: codes by their status (ISO 14229-1), confirmed, pending, permanent. */
const BY_STATUS: KindRequests = {
  stored: { request: '190208', decode: statusCodesIn, bit: 0x08 },
  pending: { request: '190204', decode: statusCodesIn, bit: 0x04 },
  permanent: { request: '1915', decode: statusCodesIn, bit: 0 },
}

/** Codes of one kind of a car that speaks UDS, of every unit that was seen. */
export async function readUdsKind(link: Link, kind: CodeKind): Promise<Reading<KindCodes>> {
  const asked = (link.adapter().standard === 'UDS' ? BY_STATUS : OF_EMISSIONS)[kind]
  const answers = await askTwice(link, asked.request, seenUnits(link))
  return answers.ok ? kindFrom(kind, asked, answers.value) : failedReading(answers.failure)
}

function kindFrom(
  kind: CodeKind,
  { request, decode, bit }: UdsRequest,
  answers: Answers,
): Reading<KindCodes> {
  const units: UnitCodes[] = []
  const without = [...answers.refused]
  const gaps: Gap[] = [...answers.missing, ...silentGaps(answers)]
  for (const [ecu, data] of answers.units) {
    const reads = data.map(decode)
    const bad = reads.find(({ ok }) => !ok)
    if (bad !== undefined && !bad.ok)
      gaps.push({ request, ecu, why: { kind: 'unreadable', reason: bad.reason } })
    else if (bit === 0 || data.some((answer) => keepsStatus(answer, bit)))
      units.push({ ecu, codes: codesOf(reads, bit) })
    // Every unit confirms codes; one that says that it does not has told nothing. Pending codes are not kept by all.
    else if (kind === 'stored') gaps.push({ request, ecu, why: { kind: 'unreadable', reason: 'unknown' } })
    else without.push(ecu)
  }
  const [first] = gaps
  if (units.length === 0 && (first !== undefined || without.length === answers.refused.length))
    return failedReading(first?.why ?? refusedBy(answers))
  return readingOf({ units, without }, gaps)
}

function codesOf(reads: readonly Read<UdsCode[]>[], bit: number): string[] {
  const found = reads.flatMap((each) => (each.ok ? each.value : []))
  const wanted = found.filter(({ status }) => bit === 0 || (status & bit) !== 0)
  return [...new Set(wanted.map(({ code }) => code))]
}

const refusedBy = ({ refused }: Answers): Failure => ({
  kind: 'refused',
  negatives: refused.map((ecu) => ({ ecu, service: 0x19, code: 0x11 })),
})
