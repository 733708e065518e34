import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Reading } from '../reading.ts'
import { failedReading, gapsOf, readingOf } from '../reading.ts'
import type { UnitFreezeFrame } from '../readings/freeze-frame.ts'
import type { UdsCode } from '../readings/uds-codes.ts'
import type { CodeDetails } from '../readings/uds-details.ts'
import { extendedIn, snapshotsIn } from '../readings/uds-details.ts'
import { NRC } from '../tables/negative.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { askOne, silentGaps } from './ask-all.ts'
import { readRow } from './read-row.ts'
import type { Row } from './rows.table.ts'
import { EMISSION_CODES, KEPT_CODES } from './rows.table.ts'

export interface DetailedCode extends UdsCode {
  readonly ecu: string
  readonly snapshots: CodeDetails
  readonly extended: CodeDetails
}

export interface CodesOfUnits {
  readonly codes: readonly DetailedCode[]
  /** Without a code among `codes` it has none. */
  readonly told: readonly string[]
  readonly without: readonly string[]
}

const NOTHING: CodeDetails = { values: [], makers: [] }
const REPORTS = { '1904': snapshotsIn, '1906': extendedIn }

/**
 * ISO 14229-1 (19 02), also codes that are not about emissions, with snapshots (19 04) and counters (19 06). On CAN;
 * fails where no unit speaks it.
 */
export async function readUnitCodes(link: Link): Promise<Reading<CodesOfUnits>> {
  if (!isCan(link.adapter().protocol?.framing ?? 'legacy'))
    return failedReading({ kind: 'noAnswer', statuses: [], damaged: [] })
  const listed = await listedBy(link, KEPT_CODES)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = [...gapsOf(listed, '')]
  const codes: DetailedCode[] = []
  for (const code of listed.value.codes) {
    const snapshots = await detailsOf(link, code, '1904', gaps)
    codes.push({ ...code, snapshots, extended: await detailsOf(link, code, '1906', gaps) })
  }
  return readingOf({ ...listed.value, codes }, gaps)
}

export async function readUdsFreezeFrames(link: Link): Promise<Reading<readonly UnitFreezeFrame[]>> {
  const { standard } = link.adapter()
  const listed = await listedBy(link, standard === 'UDS' ? KEPT_CODES : EMISSION_CODES)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = [...gapsOf(listed, '')]
  const frames: UnitFreezeFrame[] = []
  for (const code of listed.value.codes) {
    const { values } = await detailsOf(link, code, '1904', gaps)
    if (values.length > 0) frames.push({ ecu: code.ecu, code: code.code, values })
  }
  return readingOf(frames, gaps)
}

type Listed = Omit<CodesOfUnits, 'codes'> & { readonly codes: readonly (UdsCode & { ecu: string })[] }

async function listedBy(link: Link, row: Row<UdsCode[] | null>): Promise<Reading<Listed>> {
  const reading = await readRow(link, row)
  if (reading.kind === 'failed') return reading
  const { units, without } = reading.value
  const codes = units.flatMap(({ ecu, value }) => (value ?? []).map((code) => ({ ...code, ecu })))
  const answering = units.flatMap(({ ecu, value }) => (value === null ? [] : [ecu]))
  const gaps = [...gapsOf(reading, row.request), ...unkept(row.request, units)]
  if (answering.length === 0) return failedReading(gaps[0]?.why ?? refusedBy(without, 0x19))
  return readingOf({ codes, told: answering, without }, gaps)
}

type Kept = readonly { readonly ecu: string; readonly value: UdsCode[] | null }[]

export const unkept = (request: string, units: Kept): Gap[] =>
  units.flatMap(({ ecu, value }) =>
    value === null ? [{ request, ecu, why: { kind: 'unreadable', reason: 'unknown' } }] : [],
  )

export const refusedBy = (ecus: readonly string[], service: number): Failure => ({
  kind: 'refused',
  negatives: ecus.map((ecu) => ({ ecu, service, code: NRC.serviceNotSupported })),
})

// FF asks for all records; a unit that refuses keeps none.
async function detailsOf(
  link: Link,
  { ecu, number }: UdsCode & { ecu: string },
  report: keyof typeof REPORTS,
  gaps: Gap[],
): Promise<CodeDetails> {
  const request = `${report}${number}FF`
  const answers = await askOne(link, request, ecu)
  if (answers.kind === 'failed') {
    gaps.push({ request, ecu, why: answers.failure })
    return NOTHING
  }
  gaps.push(...answers.value.missing, ...silentGaps(answers.value))
  const [data] = answers.value.units.get(ecu) ?? []
  if (data === undefined) return NOTHING
  const details = REPORTS[report](data, number)
  if (details.kind !== 'failed') return details.value
  gaps.push({ request, ecu, why: details.failure })
  return NOTHING
}
