import type { LogRecord } from '@tappet/upkeep'
import type { Entry } from '../entry.ts'
import type { Values } from '../unchanged.ts'

/** A record with the id that this device has given it: sent twice, it is stored once. Without a car: the default one's. */
export type NewRecord = LogRecord & { id: string; vehicle_id?: string | null }

/** A receipt that is still to be uploaded: plain values that a database can keep. */
export type ReceiptFile = { path: string; bytes: ArrayBuffer; type: string }

export type AddWork = { records: NewRecord[]; receipt?: ReceiptFile }

/** An edit holds only its changed fields, so that it does not overwrite another device's changes of the others. */
export type EditWork = {
  recordId: string
  /** What the driver calls the record. */
  item: string
  changes: Partial<LogRecord>
  /** The same fields as they were on the screen: what the edit was based on. */
  before: Partial<LogRecord>
  receipt?: ReceiptFile
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole record as it was on the screen. */
  seen?: NewRecord
  /** It was deleted on another device: the driver decides. */
  gone?: true
}

export type DeleteWork = {
  records: NewRecord[]
  /** The records as another device has stored them meanwhile, by id: the driver decides. */
  stored?: Record<string, Values>
}

/** A receipt whose record was deleted. It waits until the deletion can no longer be undone. */
export type ForgetWork = { path: string }

/** What the device keeps of changes to the log. The names are in drivers' databases: none is ever renamed. */
export type LogEntry =
  | Entry<'log.add', AddWork>
  /** An odometer reading, one record: refused where a higher one was recorded on its day or before. */
  | Entry<'log.mileage', AddWork>
  | Entry<'log.edit', EditWork>
  | Entry<'log.delete', DeleteWork>
  | Entry<'log.forget-receipt', ForgetWork>

/** Why an odometer reading is refused, as it is stated. */
export const BELOW_LAST = 'Current mileage cannot be less than the last recorded mileage'
