import type { StoredWrite } from '../../../platform/write-store.ts'

/** What a driver writes of one service. Miles, USD, YYYY-MM-DD. */
export type RecordFields = {
  item: string
  date: string
  mileage: number | null
  cost: number | null
  notes: string | null
  receipt_url: string | null
}

/** A record with the id that this device has given it: sent twice, it is stored once. */
export type NewRecord = RecordFields & { id: string }

/** A receipt that is still to be uploaded: plain values that a database can keep. */
export type ReceiptFile = { path: string; bytes: ArrayBuffer; type: string }

/** One thing that a driver did to the log. */
export type Change =
  | { kind: 'add'; records: NewRecord[]; receipt?: ReceiptFile }
  | { kind: 'edit'; id: string; before: RecordFields; after: RecordFields; receipt?: ReceiptFile }
  | { kind: 'delete'; records: NewRecord[] }
  /** A receipt whose record is gone. It waits out the time in which the deletion can be undone. */
  | { kind: 'forget_receipt'; path: string }

/** A change as it is kept until the server has it. */
export type Write = StoredWrite & {
  change: Change
  notBeforeMs?: number
  /** The server would refuse it again: the driver has to look. */
  refused?: string
}

/** What became of a write that was sent. */
export type Outcome =
  | { kind: 'sent'; receiptRefused: boolean }
  /** No answer came: nobody knows whether the server has it. */
  | { kind: 'no_connection' }
  | { kind: 'signed_out' }
  /** `permanent`: the same write would be refused again. */
  | { kind: 'failed'; permanent: boolean; message: string }

/** The fields alone, as the table takes them. */
export function fieldsOf({ item, date, mileage, cost, notes, receipt_url }: RecordFields): RecordFields {
  return { item, date, mileage, cost, notes, receipt_url }
}
