import { fieldsOf } from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'
import { type CarKey, isOfCar } from '../../backend/car.ts'
import { newestFirst } from '../../backend/log-changes.ts'
import type { Reading } from '../../backend/odometer.ts'
import type { LogEntry, NewRecord, ReceiptFile } from './work.ts'

/** A row of the log as it is shown: from the server, or queued. */
export type LogRow = MaintenanceRow & {
  waiting?: true
  /** The picture itself, while the server does not have it. */
  receipt?: ReceiptFile
}

/** The log as it will be once every waiting entry has arrived. */
export function applyEntries(rows: readonly MaintenanceRow[], entries: readonly LogEntry[]): LogRow[] {
  if (entries.length === 0) return [...rows]
  const log = new Map<string, LogRow>(rows.map((row) => [row.id, row]))
  for (const entry of entries) if (entry.problem?.code !== 'refused') apply(log, entry)
  return [...log.values()].sort(newestFirst)
}

/** What the server's answer holds once it has the same entries: nothing waits any more. */
export function settleEntries(
  rows: readonly MaintenanceRow[],
  entries: readonly LogEntry[],
): MaintenanceRow[] {
  return applyEntries(rows, entries).map(({ waiting: _waiting, receipt: _receipt, ...row }) => row)
}

function apply(log: Map<string, LogRow>, entry: LogEntry): void {
  switch (entry.kind) {
    case 'log.add':
    case 'log.mileage':
      for (const record of entry.work.records)
        log.set(record.id, {
          ...log.get(record.id),
          ...rowOf(record, entry),
          waiting: true,
          ...shownReceipt(entry.work),
        })
      return
    case 'log.edit': {
      const row = log.get(entry.work.recordId)
      // Deleted on another device meanwhile: there is nothing left to change.
      if (row) log.set(row.id, { ...row, ...entry.work.changes, waiting: true, ...shownReceipt(entry.work) })
      return
    }
    case 'log.delete':
      for (const { id } of entry.work.records) log.delete(id)
      return
    case 'log.forget-receipt':
      return
  }
}

/** An odometer reading as it is shown. */
export type ShownReading = Reading & {
  waiting?: true
  /** The server's was never read: the car may stand at more. */
  isOfDeviceAlone?: true
}

/** The miles that can be counted from; null where the server's reading is not known. */
export const countedMiles = (reading: ShownReading | null | undefined): number | null =>
  reading && !reading.isOfDeviceAlone ? reading.miles : null

/** A car's highest reading of those that the server has and those that wait. */
export function readingWith(
  known: Reading | null,
  entries: readonly LogEntry[],
  car: CarKey | null,
): ShownReading | null {
  const waiting = applyEntries([], entries)
    .filter((row) => isOfCar(row, car))
    .flatMap(({ mileage, date }) => (mileage === null ? [] : [{ miles: mileage, day: date }]))
  return withHigher(known, waiting)
}

/** The known reading, or the highest of those that wait where one is higher. */
export function withHigher(known: ShownReading | null, waiting: readonly Reading[]): ShownReading | null {
  const highest = waiting.reduce<Reading | null>(
    (best, each) => (best && best.miles >= each.miles ? best : each),
    null,
  )
  if (highest === null || (known && known.miles >= highest.miles)) return known
  return { ...highest, waiting: true }
}

const shownReceipt = ({ receipt }: { receipt?: ReceiptFile }) => (receipt ? { receipt } : {})

function rowOf(record: NewRecord, { ownerId, queuedAtMs }: LogEntry): MaintenanceRow {
  return {
    id: record.id,
    user_id: ownerId,
    vehicle_id: record.vehicle_id ?? null,
    ...fieldsOf(record),
    created_at: new Date(queuedAtMs).toISOString(),
  }
}
