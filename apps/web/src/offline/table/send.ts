import { RECEIPTS, receiptPathOf } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import type { Outcome } from '../entry.ts'
import { deleteIfUnchanged, editIfUnchanged, outcomeOf } from '../guarded-write.ts'
import { CHANGED_ELSEWHERE, pick, type Values } from '../optimistic-write.ts'
import { answered, hasNoAnswer, patience, Unsent } from '../parse-response.ts'
import type { AddWork, DeleteWork, EditWork, NewRow, QueuedFile, TableAnswer, TableName } from './entries.ts'
import { comparedFields } from './fields.ts'

/** A statement holds or fails as a whole. */
const MAX_ROWS = 500

export type SentTable = {
  table: TableName
  noun: string
  /** A deletion does not compare them. */
  follows?: readonly string[]
  /** Addresses of files, with a space between them. */
  fileColumns?: readonly string[]
  /** Null where it need not. @throws Unsent */
  refusalOf?: (client: Client, ownerId: string, rows: readonly Values[]) => Promise<string | null>
}

type Sent<Work> = Promise<Outcome<Work, TableAnswer>>
type Row = NewRow<object>
type Refusal = { row: Row; message: string }

const done = (fileRefused = false) => ({ kind: 'done' as const, answer: { fileRefused } })

export async function sendAdd<Fields extends object>(
  spec: SentTable,
  client: Client,
  ownerId: string,
  work: AddWork<Fields>,
): Sent<AddWork<Fields>> {
  const message = work.isReading ? await spec.refusalOf?.(client, ownerId, work.rows as Values[]) : null
  if (message) return { kind: 'failed', permanent: true, message }
  const refused = await upload(client, work.files)
  const rows = work.rows.map((row) => ({ ...row, ...columnsWithout(spec, row, refused) }))
  return addOutcome(work, await insertAll(spec, client, ownerId, rows), refused.size > 0)
}

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

/** A refused statement is split until each refused row is found. */
async function insert(
  spec: SentTable,
  client: Client,
  ownerId: string,
  rows: readonly Row[],
): Promise<Refusal[]> {
  const whole = rows.map((row) => ({ ...row, user_id: ownerId }))
  // A row from a send whose answer was lost.
  const once = { onConflict: 'id', ignoreDuplicates: true }
  try {
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

/** Where the fields are as the driver saw them. */
export async function sendEdit<Fields extends object>(
  spec: SentTable,
  client: Client,
  _ownerId: string,
  work: EditWork<Fields>,
): Sent<EditWork<Fields>> {
  const refused = await upload(client, work.files)
  const fileRefused = refused.size > 0
  const columns = columnsWithout(spec, work.changes, refused)
  // What a refused file was to replace stays.
  const names = Object.keys(work.changes).filter((name) => columns[name] !== null)
  if (names.length === 0) return done(fileRefused)
  const changes = pick({ ...work.changes, ...columns }, names)
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

/** Others stay, and the driver decides. */
export async function sendDelete<Fields extends object>(
  spec: SentTable,
  client: Client,
  _ownerId: string,
  work: DeleteWork<Fields>,
): Sent<DeleteWork<Fields>> {
  const conflicts: { id: string; stored: Values }[] = []
  for (const rows of chunks(work.rows)) {
    const seen = rows.map((row) => {
      // An absent field was not seen.
      const names = comparedFields(spec).filter((name) => name in row)
      return { id: row.id, before: pick(row, names) }
    })
    conflicts.push(...(await deleteIfUnchanged(client, spec.table, seen)))
  }
  if (conflicts.length === 0) return done()
  const theirs = Object.fromEntries(conflicts.map((row) => [row.id, row.stored]))
  const rows = work.rows.filter(({ id }) => id in theirs)
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { rows, stored: theirs } }
}

/** The columns of a row that name refused files, without those; null where none is left. */
function columnsWithout({ fileColumns = [] }: SentTable, row: object, refused: ReadonlySet<string>): Values {
  const columns = Object.entries(pick(row, fileColumns)).flatMap(([name, value]) => {
    const addresses = typeof value === 'string' ? value.split(' ') : []
    const others = addresses.filter((address) => !refused.has(receiptPathOf(address) ?? ''))
    return others.length < addresses.length ? [[name, others.join(' ') || null]] : []
  })
  return Object.fromEntries(columns)
}

/** Paths of those that the server refused. @throws Unsent */
async function upload(client: Client, files: readonly QueuedFile[] = []): Promise<Set<string>> {
  const refused = new Set<string>()
  for (const file of files) if (await isRefused(client, file)) refused.add(file.path)
  return refused
}

async function isRefused(client: Client, file: QueuedFile): Promise<boolean> {
  const { error } = await client.storage
    .from(RECEIPTS)
    .upload(file.path, new Blob([file.bytes], { type: file.type }), { contentType: file.type })
  if (error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  // An existing file came with a send whose answer was lost.
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
