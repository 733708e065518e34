import { fieldsOf } from '@tappet/upkeep'
import type { Client } from '../../backend/connect.ts'
import { fetchOdometer, readingOf } from '../../backend/odometer.ts'
import { RECEIPTS, receiptUrl } from '../../backend/receipts.ts'
import { answered, hasNoAnswer, patience, Unsent } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import {
  CHANGED_ELSEWHERE,
  deleteIfUnchanged,
  editIfUnchanged,
  outcomeOf,
  type Values,
} from '../unchanged.ts'
import {
  type AddWork,
  BELOW_LAST,
  type DeleteWork,
  type EditWork,
  type ForgetWork,
  type NewRecord,
  type ReceiptFile,
} from './work.ts'

/** Rows in one insert: a statement that holds or fails as a whole. */
const MAX_ROWS = 500
/** Ids in one address: a request line has its limits. */
const MAX_IDS = 100

/** What the server answered besides success. */
export type LogAnswer = { receiptRefused: boolean }

type Sent<Work> = Promise<Outcome<Work, LogAnswer>>

/** Stores records. Those that the server refuses are returned as `left`; the others are stored. */
export async function sendAdd(client: Client, ownerId: string, work: AddWork): Sent<AddWork> {
  const receiptRefused = await uploadIfAny(client, work.receipt)
  const records = receiptRefused ? work.records.map(withoutReceipt) : work.records
  const refusals: Refusal[] = []
  for (const some of chunks(records, MAX_ROWS)) refusals.push(...(await insert(client, ownerId, some)))
  const [first] = refusals
  if (first === undefined) return { kind: 'done', answer: { receiptRefused } }
  const left = { ...work, records: refusals.map(({ record }) => record) }
  return { kind: 'failed', permanent: true, message: first.message, left }
}

/**
 * Stores an odometer reading, after a look at what is recorded by now: another device may have recorded more. A higher
 * reading of a later day says nothing against it; it was made offline before that.
 */
export async function sendMileage(client: Client, ownerId: string, work: AddWork): Sent<AddWork> {
  const readings = await fetchOdometer(client, ownerId)
  const defaultCar = readings.length > 1 ? await fetchDefaultCar(client, ownerId) : null
  const isBelow = ({ mileage, date, vehicle_id }: NewRecord) => {
    const id = vehicle_id ?? defaultCar
    const last = readingOf(readings, id === null ? null : { id, is_default: id === defaultCar })
    return last !== null && mileage !== null && mileage < last.miles && last.day <= date
  }
  return work.records.some(isBelow)
    ? { kind: 'failed', permanent: true, message: BELOW_LAST }
    : sendAdd(client, ownerId, work)
}

async function fetchDefaultCar(client: Client, ownerId: string): Promise<string | null> {
  const { data, error } = await client
    .from('vehicles')
    .select('id')
    .eq('user_id', ownerId)
    .eq('is_default', true)
  if (error) throw error
  return data[0]?.id ?? null
}

type Refusal = { record: NewRecord; message: string }

/** Inserts rows; returns those that the server refuses. A refused statement is split until each such row is found. */
async function insert(client: Client, ownerId: string, records: readonly NewRecord[]): Promise<Refusal[]> {
  const rows = records.map((record) => ({ ...record, user_id: ownerId }))
  // An existing row was stored by an earlier send whose answer was lost.
  const options = { onConflict: 'id', ignoreDuplicates: true }
  try {
    await answered(client.from('maintenance').upsert(rows, options).select('id').abortSignal(patience()))
    return []
  } catch (error) {
    const outcome = error instanceof Unsent ? error.outcome : null
    if (outcome?.kind !== 'failed' || !outcome.permanent) throw error
    const [record, ...others] = records
    if (record && others.length === 0) return [{ record, message: outcome.message }]
    const half = Math.ceil(records.length / 2)
    return [
      ...(await insert(client, ownerId, records.slice(0, half))),
      ...(await insert(client, ownerId, records.slice(half))),
    ]
  }
}

/** Changes the edited fields of a record and no other, where they are as the driver saw them. */
export async function sendEdit(client: Client, _ownerId: string, work: EditWork): Sent<EditWork> {
  const receiptRefused = await uploadIfAny(client, work.receipt)
  const { receipt_url: _, ...others } = work.changes
  const changes = receiptRefused ? others : work.changes
  if (Object.keys(changes).length === 0) return { kind: 'done', answer: { receiptRefused } }
  const before = Object.fromEntries(Object.entries(work.before).filter(([name]) => name in changes))
  const answer = await editIfUnchanged(client, 'maintenance', work.recordId, { changes, before })
  return outcomeOf(answer, work, {
    done: { receiptRefused },
    gone: 'The record was deleted on another device.',
  })
}

/** Deletes records that are as the driver saw them. The others stay, and the driver decides. */
export async function sendDelete(client: Client, _ownerId: string, work: DeleteWork): Sent<DeleteWork> {
  const left: { id: string; stored: Values }[] = []
  for (const records of chunks(work.records, MAX_IDS)) {
    const rows = records.map((record) => ({ id: record.id, before: fieldsOf(record) }))
    left.push(...(await deleteIfUnchanged(client, 'maintenance', rows)))
  }
  if (left.length === 0) return { kind: 'done', answer: { receiptRefused: false } }
  const stored = Object.fromEntries(left.map((row) => [row.id, row.stored]))
  const records = work.records.filter(({ id }) => id in stored)
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { records, stored } }
}

/**
 * Deletes a receipt's file, unless a record still names it: the change that took it out of its record may have been
 * refused or undone. A file that cannot be deleted stays in the driver's own folder.
 */
export async function sendForget(client: Client, ownerId: string, { path }: ForgetWork): Sent<ForgetWork> {
  const naming = await answered(
    client
      .from('maintenance')
      .select('id')
      .eq('user_id', ownerId)
      .eq('receipt_url', receiptUrl(client, path))
      .limit(1)
      .abortSignal(patience()),
  )
  if (naming.length === 0) await client.storage.from(RECEIPTS).remove([path])
  return { kind: 'done', answer: { receiptRefused: false } }
}

const withoutReceipt = (record: NewRecord): NewRecord => ({ ...record, receipt_url: null })

/** Returns whether the server refused it. */
async function uploadIfAny(client: Client, receipt: ReceiptFile | undefined): Promise<boolean> {
  if (!receipt) return false
  const { error } = await client.storage
    .from(RECEIPTS)
    .upload(receipt.path, new Blob([receipt.bytes], { type: receipt.type }), { contentType: receipt.type })
  if (error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  // The path belongs to this entry: an existing file came with an earlier send whose answer was lost.
  if (status === 409 || ('statusCode' in error && error.statusCode === '409')) return false
  if (hasNoAnswer(status)) throw new Unsent({ kind: 'no_connection' })
  if (status === 401) throw new Unsent({ kind: 'signed_out' })
  if (status >= 500) throw new Unsent({ kind: 'failed', permanent: false, message: error.message })
  return true
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
