/** A log on its way to the process that prints it, and in it: as objects it takes several times as much. */
import { fieldsOf, type LogRecord } from '@tappet/upkeep'
import type { Log } from './totals.ts'

/** Some records as the bytes of JSON. */
export type PackedRecords = { records: number; json: Uint8Array<ArrayBuffer> }

/** What a report prints of records: a row has as much again that it does not. */
export const packed = (records: readonly LogRecord[]): PackedRecords => ({
  records: records.length,
  json: new TextEncoder().encode(JSON.stringify(records.map((record) => fieldsOf(record)))),
})

/** The log that lies in them; its records live as long as somebody holds them. */
export const unpacked = (pages: readonly PackedRecords[]): Log => ({
  length: pages.reduce((sum, { records }) => sum + records, 0),
  *[Symbol.iterator]() {
    const decoder = new TextDecoder()
    for (const { json } of pages) yield* JSON.parse(decoder.decode(json)) as LogRecord[]
  },
})
