import type { Failure, Gap } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, gapsOf, type Reading, readingOf } from '../reading.ts'
import type { UnitFreezeFrame } from '../readings/freeze-frame.ts'
import type { UnitCode } from '../readings/uds-codes.ts'
import { type CodeDetails, extendedIn, snapshotsIn } from '../readings/uds-details.ts'
import { NRC } from '../tables/negative.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { askOne, silentGaps } from './ask-all.ts'
import { type PerUnit, readRow } from './read-row.ts'
import { EMISSION_CODES, KEPT_CODES, type Row } from './rows.table.ts'

const NOTHING: CodeDetails = { values: [], makers: [] }
const REPORTS = { '1904': snapshotsIn, '1906': extendedIn }

/**
 * ISO 14229-1 (19 02), also codes that are not about emissions, with snapshots (19 04) and counters (19 06). On CAN;
 * fails where no unit speaks it.
 */
export async function readUnitCodes(link: Link): Promise<Reading<PerUnit<readonly UnitCode[]>>> {
  if (!isCan(link.adapter().protocol?.framing ?? 'legacy'))
    return failedReading({ kind: 'noAnswer', statuses: [], damaged: [] })
  const listed = await listedBy(link, KEPT_CODES)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = [...gapsOf(listed, '')]
  const units: { ecu: string; value: UnitCode[] }[] = []
  for (const { ecu, value } of listed.value.units) {
    const codes: UnitCode[] = []
    for (const code of value) {
      const { values, makers } = await detailsOf(link, ecu, code, '1904', gaps)
      const counters = await detailsOf(link, ecu, code, '1906', gaps)
      codes.push({ ...code, details: { values, makers: [...makers, ...counters.makers] } })
    }
    units.push({ ecu, value: codes })
  }
  return readingOf({ ...listed.value, units }, gaps)
}

export async function readUdsFreezeFrames(link: Link): Promise<Reading<readonly UnitFreezeFrame[]>> {
  const { standard } = link.adapter()
  const listed = await listedBy(link, standard === 'UDS' ? KEPT_CODES : EMISSION_CODES)
  if (listed.kind === 'failed') return listed
  const gaps: Gap[] = [...gapsOf(listed, '')]
  const frames: UnitFreezeFrame[] = []
  for (const { ecu, value } of listed.value.units)
    for (const code of value) {
      const { values } = await detailsOf(link, ecu, code, '1904', gaps)
      if (values.length > 0) frames.push({ ecu, code: code.code, values })
    }
  return readingOf(frames, gaps)
}

/** @param unkept what it means that a unit does not keep the status that was asked for */
export async function listedBy(
  link: Link,
  row: Row<UnitCode[] | null>,
  unkept: 'gap' | 'none' = 'gap',
): Promise<Reading<PerUnit<UnitCode[]>>> {
  const reading = await readRow(link, row)
  if (reading.kind === 'failed') return reading
  const { request } = row
  const { without: refused } = reading.value
  const units = reading.value.units.flatMap(({ ecu, value }) => (value === null ? [] : [{ ecu, value }]))
  const silent = reading.value.units.flatMap(({ ecu, value }) => (value === null ? [ecu] : []))
  const why: Failure = { kind: 'unreadable', reason: 'unknown' }
  const gaps = [
    ...gapsOf(reading, request),
    ...(unkept === 'gap' ? silent : []).map((ecu) => ({ request, ecu, why })),
  ]
  const without = unkept === 'gap' ? refused : [...refused, ...silent]
  if (units.length === 0 && (gaps.length > 0 || without.length === refused.length))
    return failedReading(gaps[0]?.why ?? refusedBy(refused, 0x19))
  return readingOf({ units, without }, gaps)
}

export const refusedBy = (ecus: readonly string[], service: number): Failure => ({
  kind: 'refused',
  negatives: ecus.map((ecu) => ({ ecu, service, code: NRC.serviceNotSupported })),
})

// FF asks for all records; a unit that refuses keeps none.
async function detailsOf(
  link: Link,
  ecu: string,
  { number }: UnitCode,
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
