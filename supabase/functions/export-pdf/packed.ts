/** A log as JSON for the process that prints it: as objects it takes several times as much. */
import { fieldsOf, type LogRecord } from '@tappet/upkeep'
import type { Log } from './totals.ts'

export type PackedRecords = { records: number; json: Uint8Array<ArrayBuffer> }

/** Only what a report prints. */
export const packed = (records: readonly LogRecord[]): PackedRecords => ({
  records: records.length,
  json: new TextEncoder().encode(JSON.stringify(records.map((record) => fieldsOf(record)))),
})

export const unpacked = (pages: readonly PackedRecords[]): Log => ({
  length: pages.reduce((sum, { records }) => sum + records, 0),
  *[Symbol.iterator]() {
    const decoder = new TextDecoder()
    for (const { json } of pages) yield* JSON.parse(decoder.decode(json)) as LogRecord[]
  },
})
