/** What cannot be read in one counts as not known, never as nothing. */
import {
  type CodesReading,
  codesOf,
  failedReading,
  missingIn,
  type Reading,
  type UnitReadiness,
} from '@tappet/obd'
import { z } from 'zod'
import { showsCauses, sureWords } from '../differential/report-answer.ts'
import type { CaseEntry } from './entries.ts'

export type KeptItem = {
  id: string
  kind: CaseEntry['kind']
  happened_at: string
  history_id: string | null
  maintenance_id: string | null
  data: unknown
}

const text = z.string().catch('')
const nullableText = z.string().min(1).nullable().catch(null)

const causes = z
  .array(z.object({ fault: z.string(), name: z.string(), percent: z.number(), test: nullableText }))
  .catch([])

const soundData = z.object({
  name: text,
  confidence: z.number().positive().nullable().catch(null),
  /** "Do not drive on. Fuel vapor can catch fire." */
  danger: nullableText,
  issue: text,
  situation: nullableText,
  compared: z.enum(['near', 'apart']).nullable().catch(null),
})
const reportData = z.object({ name: text, codes: z.array(z.string()).catch([]) })

const reading = <Value>() =>
  z.custom<Reading<Value>>(
    (value) =>
      z
        .union([
          z.looseObject({ kind: z.literal('complete'), value: z.unknown() }),
          z.looseObject({
            kind: z.literal('partial'),
            value: z.unknown(),
            missing: z.array(z.unknown()).min(1),
          }),
          z.looseObject({ kind: z.literal('failed') }),
        ])
        .safeParse(value).success,
  )
const NOT_READ = failedReading({ kind: 'notReady' })
const orNotRead = <Value>() => reading<Value>().catch(NOT_READ)

const scanData = z.object({
  codes: z
    .object({
      stored: orNotRead(),
      pending: orNotRead(),
      permanent: orNotRead(),
      status: orNotRead(),
    })
    .catch({ stored: NOT_READ, pending: NOT_READ, permanent: NOT_READ, status: NOT_READ }),
  readiness: orNotRead<readonly UnitReadiness[]>(),
  vin: nullableText,
})

export function scanOf(data: unknown): {
  codes: CodesReading
  readiness: Reading<readonly UnitReadiness[]>
  vin: string | null
} {
  const { codes, readiness, vin } = scanData.parse(data)
  return { codes: codes as CodesReading, readiness, vin }
}

export const soundOf = (data: unknown) => soundData.parse(data)

/** "Do not drive on. Fuel vapor can catch fire. Likely engine knock. Right about 17 times in 20" */
export function soundWords(data: unknown): string {
  const { danger, name, confidence } = soundOf(data)
  return [danger, confidence === null ? name : `${name}. ${sureWords(confidence)}`].filter(Boolean).join(' ')
}

export const reportOf = (data: unknown) => reportData.parse(data)

const causesData = z.object({ causes })

/** The likeliest first; null where no diagnosis is in the case. */
export function causesOf(rows: readonly KeptItem[]) {
  const last = rows.findLast(({ kind }) => kind === 'sound' || kind === 'report')
  return last === undefined ? null : causesData.parse(last.data).causes
}

/** What proves or rules out the first cause of a diagnosis; null where something else is likelier than all of them. */
function testOf(data: unknown): string | null {
  const named = causesData.parse(data).causes
  const other = named.reduce((rest, { percent }) => rest - percent, 100)
  return showsCauses({ causes: named, other }) ? (named[0]?.test ?? null) : null
}

const wordsData = z.object({ words: text })
export const wordsOf = (data: unknown): string => wordsData.parse(data).words

const repairData = z.object({ item: text, date: text })
export const repairOf = (data: unknown) => repairData.parse(data)

export function entryOf(row: KeptItem): CaseEntry | null {
  const at = { id: row.id, atMs: Date.parse(row.happened_at) }
  switch (row.kind) {
    case 'sound': {
      const { issue, situation, compared } = soundOf(row.data)
      return { ...at, kind: 'sound', issue, situation, compared, test: testOf(row.data) }
    }
    case 'report':
      return { ...at, kind: 'report', codes: reportOf(row.data).codes, test: testOf(row.data) }
    case 'scan': {
      const { codes, readiness } = scanOf(row.data)
      return { ...at, kind: 'scan', codes, readiness }
    }
    case 'repair':
      return row.maintenance_id === null ? null : { ...at, kind: 'repair' }
    default:
      return { ...at, kind: row.kind }
  }
}

export function entriesOf(rows: readonly KeptItem[]): CaseEntry[] {
  return rows.flatMap((row) => entryOf(row) ?? [])
}

export const codesOfScan = (data: unknown): string[] => codesOf(scanOf(data).codes)

/** Only then "no codes" may be said. */
export function isWholeScan(data: unknown): boolean {
  return missingIn(scanOf(data).codes).length === 0
}

const otherData = z
  .object({ otherCodes: z.array(z.string()).nullable().catch(null) })
  .catch({ otherCodes: null })

export const otherCodesOf = (data: unknown): readonly string[] | null => otherData.parse(data).otherCodes

/** "No codes" only where nothing was missing and no unit was seen to keep one beside them. */
export function scanWords(data: unknown): string {
  const codes = codesOfScan(data)
  if (codes.length > 0) return codes.join(', ')
  return emptyScanWords(isWholeScan(data), otherCodesOf(data))
}

export function emptyScanWords(isWhole: boolean, otherCodes: readonly string[] | null): string {
  if (!isWhole) return 'No codes named'
  return otherCodes?.length === 0 ? 'No codes' : 'No emissions codes'
}

export function otherCodesWords(otherCodes: readonly string[] | null): string | null {
  return otherCodes === null || otherCodes.length === 0
    ? null
    : `Control units keep other codes: ${otherCodes.join(', ')}.`
}

export function codesIn(rows: readonly KeptItem[]): string[] {
  const codes = rows.flatMap(({ kind, data }) =>
    kind === 'scan' ? codesOfScan(data) : kind === 'report' ? reportOf(data).codes : [],
  )
  return [...new Set(codes)]
}
