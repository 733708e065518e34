import { RECEIPTS } from '../../backend/car/receipts.ts'
import type { Client } from '../../backend/connection/connect.ts'
import type { Outcome } from '../entry.ts'
import { deleteIfUnchanged, editIfUnchanged, outcomeOf } from '../guarded-write.ts'
import { CHANGED_ELSEWHERE, pick, type Values } from '../optimistic-write.ts'
import { answered, hasNoAnswer, patience, Unsent } from '../parse-response.ts'
import type { AddWork, DeleteWork, EditWork, NewRow, QueuedFile, TableAnswer, TableName } from './entries.ts'
import { comparedFields } from './fields.ts'

/** Rows in one statement, which holds or fails as a whole. */
const MAX_ROWS = 500

/** What the senders know of a table. */
export type SentTable = {
  table: TableName
  /** One row, as the driver is told of it. */
  noun: string
  /** Columns that follow from other rows: a deletion does not compare them. */
  follows?: readonly string[]
  /** The column of a file's address. The files are receipts. */
  fileColumn?: string
  /** Why the server would have to refuse a reading; null where it need not. @throws Unsent */
  refusalOf?: (client: Client, ownerId: string, rows: readonly Values[]) => Promise<string | null>
}

type Sent<Work> = Promise<Outcome<Work, TableAnswer>>
type Row = NewRow<object>
type Refusal = { row: Row; message: string }

const done = (fileRefused = false) => ({ kind: 'done' as const, answer: { fileRefused } })

/** Stores rows. Those that the server refuses are returned as `left`; the others are stored. */
export async function sendAdd<Fields extends object>(
  spec: SentTable,
  client: Client,
  ownerId: string,
  work: AddWork<Fields>,
): Sent<AddWork<Fields>> {
  const message = work.isReading ? await spec.refusalOf?.(client, ownerId, work.rows as Values[]) : null
  if (message) return { kind: 'failed', permanent: true, message }
  const fileRefused = await uploadIfAny(client, work.file)
  const rows = fileRefused ? work.rows.map((row) => ({ ...row, [spec.fileColumn ?? '']: null })) : work.rows
  return addOutcome(work, await insertAll(spec, client, ownerId, rows), fileRefused)
}

/** Stores the rows of several entries at once; the outcome of each. @throws Unsent */
export async function sendAdds<Fields extends object>(
  spec: SentTable,
  client: Client,
  ownerId: string,
  works: readonly AddWork<Fields>[],
): Promise<Outcome<AddWork<Fields>, TableAnswer>[]> {
  const rows = works.flatMap((work) => work.rows)
  const refusals = await insertAll(spec, client, ownerId, rows)
  return works.map((work) => addOutcome(work, refusals, false))
}

function addOutcome<Fields extends object>(
  work: AddWork<Fields>,
  refusals: readonly Refusal[],
  fileRefused: boolean,
): Outcome<AddWork<Fields>, TableAnswer> {
  const reasons = new Map(refusals.map(({ row, message }) => [row.id, message]))
  const rows = work.rows.filter(({ id }) => reasons.has(id))
  const [first] = rows
  if (first === undefined) return done(fileRefused)
  return { kind: 'failed', permanent: true, message: reasons.get(first.id) ?? '', left: { ...work, rows } }
}

async function insertAll(
  spec: SentTable,
  client: Client,
  ownerId: string,
  rows: readonly Row[],
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const some of chunks(rows)) refusals.push(...(await insert(spec, client, ownerId, some)))
  return refusals
}

/** Inserts rows; returns those that the server refuses. A refused statement is split until each such row is found. */
async function insert(
  spec: SentTable,
  client: Client,
  ownerId: string,
  rows: readonly Row[],
): Promise<Refusal[]> {
  const whole = rows.map((row) => ({ ...row, user_id: ownerId }))
  // An existing row was stored by an earlier send whose answer was lost.
  const once = { onConflict: 'id', ignoreDuplicates: true }
  try {
    // The compiler does not see that each table gets its own fields.
    await answered(
      client
        .from(spec.table)
        .upsert(whole as never, once)
        .select('id')
        .abortSignal(patience()),
    )
    return []
  } catch (error) {
    const outcome = error instanceof Unsent ? error.outcome : null
    if (outcome?.kind !== 'failed' || !outcome.permanent) throw error
    const [row, ...others] = rows
    if (row && others.length === 0) return [{ row, message: outcome.message }]
    const half = Math.ceil(rows.length / 2)
    return [
      ...(await insert(spec, client, ownerId, rows.slice(0, half))),
      ...(await insert(spec, client, ownerId, rows.slice(half))),
    ]
  }
}

/** Changes the edited fields of a row and no other, where they are as the driver saw them. */
export async function sendEdit<Fields extends object>(
  spec: SentTable,
  client: Client,
  _ownerId: string,
  work: EditWork<Fields>,
): Sent<EditWork<Fields>> {
  const fileRefused = await uploadIfAny(client, work.file)
  const names = Object.keys(work.changes).filter((name) => !(fileRefused && name === spec.fileColumn))
  if (names.length === 0) return done(fileRefused)
  const changes = pick(work.changes, names)
  const before = work.before && pick(work.before, names)
  const answer = await editIfUnchanged(client, spec.table, work.id, {
    changes,
    ...(before ? { before } : {}),
  })
  return outcomeOf(answer, work, {
    done: { fileRefused },
    gone: `The ${spec.noun} was deleted on another device.`,
  })
}

/** Deletes rows that are as the driver saw them. The others stay, and the driver decides. */
export async function sendDelete<Fields extends object>(
  spec: SentTable,
  client: Client,
  _ownerId: string,
  work: DeleteWork<Fields>,
): Sent<DeleteWork<Fields>> {
  const left: { id: string; stored: Values }[] = []
  for (const rows of chunks(work.rows)) {
    const seen = rows.map((row) => {
      // What is absent was not seen: the row was kept before its column existed.
      const names = comparedFields(spec).filter((name) => name in row)
      return { id: row.id, before: pick(row, names) }
    })
    left.push(...(await deleteIfUnchanged(client, spec.table, seen)))
  }
  if (left.length === 0) return done()
  const stored = Object.fromEntries(left.map((row) => [row.id, row.stored]))
  const rows = work.rows.filter(({ id }) => id in stored)
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { rows, stored } }
}

/** Returns whether the server refused it. @throws Unsent */
async function uploadIfAny(client: Client, file: QueuedFile | undefined): Promise<boolean> {
  if (!file) return false
  const { error } = await client.storage
    .from(RECEIPTS)
    .upload(file.path, new Blob([file.bytes], { type: file.type }), { contentType: file.type })
  if (error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  // The path belongs to this entry: an existing file came with an earlier send whose answer was lost.
  if (status === 409 || ('statusCode' in error && error.statusCode === '409')) return false
  if (hasNoAnswer(status)) throw new Unsent({ kind: 'no_connection' })
  if (status === 401) throw new Unsent({ kind: 'signed_out' })
  if (status >= 500) throw new Unsent({ kind: 'failed', permanent: false, message: error.message })
  return true
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / MAX_ROWS) }, (_, index) =>
    all.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  )
}
