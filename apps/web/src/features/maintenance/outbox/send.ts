import type { Client } from '../../../backend/connect.ts'
import { RECEIPTS } from '../receipts/address.ts'
import { afterAdding, afterTakingBack } from './reminder-sync.ts'
import type { Change, NewRecord, Outcome, ReceiptFile, RecordFields, Write } from './write.ts'
import { fieldsOf } from './write.ts'

/** After this long nobody is answering any more. */
const ANSWER_WITHIN_MS = 20_000
/** Rows in one insert: a statement that holds or fails as a whole. */
const ROWS_AT_ONCE = 500
/** Ids in one address: a request line has its limits. */
const IDS_AT_ONCE = 100

/** Statuses that say nothing of the write itself: whoever stands between could not reach the server, or it is busy. */
const NO_ANSWER: readonly number[] = [0, 408, 425, 429, 502, 503, 504]

type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Thrown inside this file alone, to leave a write half done; sent again, it picks up where it was. */
class Unsent extends Error {
  readonly outcome: Failure
  constructor(outcome: Failure) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/**
 * Sends a write as one certain person, never as whoever happens to be signed in by then. Sent twice it
 * changes nothing the second time. Failures are outcomes; it does not throw.
 */
export async function sendWrite(client: Client | null, write: Write): Promise<Outcome> {
  if (!client) return { kind: 'no_connection' }
  try {
    const { data } = await client.auth.getSession()
    if (data.session?.user.id !== write.ownerId) return { kind: 'signed_out' }
    return { kind: 'sent', receiptRefused: await sendChange(client, write.ownerId, write.change) }
  } catch (error) {
    if (error instanceof Unsent) return error.outcome
    return { kind: 'no_connection' }
  }
}

/** Answers whether the receipt was left behind. */
async function sendChange(client: Client, userId: string, change: Change): Promise<boolean> {
  switch (change.kind) {
    case 'add': {
      const isRefused = await uploadIfAny(client, change.receipt)
      const records = isRefused ? change.records.map(withoutReceipt) : change.records
      await insert(client, userId, records)
      await afterAdding(client, userId, records)
      return isRefused
    }
    case 'edit': {
      const isRefused = await uploadIfAny(client, change.receipt)
      const after = isRefused ? { ...change.after, receipt_url: change.before.receipt_url } : change.after
      expect(
        await client
          .from('maintenance')
          .update(fieldsOf(after))
          .eq('id', change.id)
          .eq('user_id', userId)
          .abortSignal(patience()),
      )
      if (isSameService(change.before, after)) return isRefused
      await afterTakingBack(client, userId, [change.before])
      await afterAdding(client, userId, [after])
      return isRefused
    }
    case 'delete':
      for (const records of chunks(change.records, IDS_AT_ONCE))
        expect(
          await client
            .from('maintenance')
            .delete()
            .eq('user_id', userId)
            .in(
              'id',
              records.map(({ id }) => id),
            )
            .abortSignal(patience()),
        )
      await afterTakingBack(client, userId, change.records)
      return false
    case 'forget_receipt':
      await client.storage.from(RECEIPTS).remove([change.path])
      return false
  }
}

async function insert(client: Client, userId: string, records: readonly NewRecord[]): Promise<void> {
  for (const some of chunks(records, ROWS_AT_ONCE)) {
    const rows = some.map(({ id, ...record }) => ({ id, user_id: userId, ...fieldsOf(record) }))
    // A row that is there already was stored by a send whose answer was lost.
    const options = { onConflict: 'id', ignoreDuplicates: true }
    expect(await client.from('maintenance').upsert(rows, options).abortSignal(patience()))
  }
}

/** A word more in the notes moves no reminder. */
function isSameService(a: RecordFields, b: RecordFields): boolean {
  return a.item === b.item && a.date === b.date && a.mileage === b.mileage
}

const withoutReceipt = (record: NewRecord): NewRecord => ({ ...record, receipt_url: null })

/** Answers whether the server would not have it. */
async function uploadIfAny(client: Client, receipt: ReceiptFile | undefined): Promise<boolean> {
  if (!receipt) return false
  const { error } = await client.storage
    .from(RECEIPTS)
    .upload(receipt.path, new Blob([receipt.bytes], { type: receipt.type }), { contentType: receipt.type })
  if (error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  // The address is this write's own: what lies there came with a send whose answer was lost.
  if (status === 409 || ('statusCode' in error && error.statusCode === '409')) return false
  if (Number.isNaN(status) || NO_ANSWER.includes(status)) throw new Unsent({ kind: 'no_connection' })
  if (status === 401) throw new Unsent({ kind: 'signed_out' })
  if (status >= 500) throw new Unsent({ kind: 'failed', permanent: false, message: error.message })
  return true
}

/** @throws Unsent for an answer that is an error */
function expect({ error, status }: { error: { message: string } | null; status: number }): void {
  if (error === null) return
  if (NO_ANSWER.includes(status)) throw new Unsent({ kind: 'no_connection' })
  if (status === 401) throw new Unsent({ kind: 'signed_out' })
  throw new Unsent({ kind: 'failed', permanent: status < 500, message: error.message })
}

const patience = () => AbortSignal.timeout(ANSWER_WITHIN_MS)

function chunks<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  )
}
