import { type FileColumns, fileColumns, filesOf, MAX_FILES } from '@tappet/upkeep'
import { RECEIPTS, receiptPathOf } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import type { Outcome } from '../entry.ts'
import { deleteIfUnchanged, editIfUnchanged, outcomeOf } from '../guarded-write.ts'
import { CHANGED_ELSEWHERE, isSame, pick, type Values } from '../optimistic-write.ts'
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
  /** Addresses, in the columns of `filesOf`. */
  hasFiles?: true
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
  const rows = work.rows.map((row) =>
    refused.size > 0 ? { ...row, ...fileColumns(withoutRefused(filesIn(row), refused)) } : row,
  )
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

/** Where the fields are as the driver saw them; files of two devices join. */
export async function sendEdit<Fields extends object>(
  spec: SentTable,
  client: Client,
  _ownerId: string,
  work: EditWork<Fields>,
): Sent<EditWork<Fields>> {
  const refused = await upload(client, work.files)
  const fileRefused = refused.size > 0
  let edit: { changes: Values; before: Values } = wholeEdit(spec, work, refused)
  if (fileRefused && Object.entries(edit.changes).every(([name, value]) => isSame(value, edit.before[name])))
    return done(fileRefused)
  for (;;) {
    const answer = await editIfUnchanged(client, spec.table, work.id, edit)
    const joined =
      answer.kind === 'conflict' && 'extra_files' in edit.changes ? withTheirFiles(edit, answer.stored) : null
    if (joined === null)
      return outcomeOf(answer, answer.kind === 'conflict' ? { ...work, ...(edit as typeof work) } : work, {
        done: { fileRefused },
        gone: `The ${spec.noun} was deleted on another device.`,
      })
    edit = joined
  }
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

const FILES = ['receipt_url', 'extra_files'] as const
type Files = readonly string[]
const filesIn = (row: object): Files => filesOf(pick(row, FILES) as FileColumns)
const withoutRefused = (files: Files, refused: ReadonlySet<string>): Files =>
  files.filter((address) => !refused.has(receiptPathOf(address) ?? ''))

/** A record's files are one list, though they stand in two columns: an edit of one states both. */
function wholeEdit(spec: SentTable, work: EditWork<object>, refused: ReadonlySet<string>) {
  const { changes, before = {}, seen } = work
  if (!spec.hasFiles || !FILES.some((name) => name in changes)) return { changes, before }
  const row = { ...seen, ...before }
  const wanted = filesIn({ ...row, ...changes })
  const files = withoutRefused(wanted, refused)
  // What a refused file was to replace stays.
  const mine = files.length < wanted.length ? [...new Set([...filesIn(row), ...files])] : files
  return { changes: { ...changes, ...fileColumns(mine) }, before: { ...before, ...pick(row, FILES) } }
}

/** What one device added or took away, and what the other did. Null where the files are as they were seen, or too many. */
function withTheirFiles({ changes, before }: { changes: Values; before: Values }, row: Values) {
  if (FILES.every((name) => isSame(row[name], before[name]))) return null
  const [base, mine, theirs] = [before, changes, row].map(filesIn) as [Files, Files, Files]
  const stay = theirs.filter((address) => mine.includes(address) || !base.includes(address))
  const added = mine.filter((address) => !base.includes(address) && !theirs.includes(address))
  if (stay.length + added.length > MAX_FILES) return null
  return {
    changes: { ...changes, ...fileColumns([...stay, ...added]) },
    before: { ...before, ...pick(row, FILES) },
  }
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
