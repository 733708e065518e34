import { fileColumns, filesOf, type LogRecord } from '@tappet/upkeep'
import { soundPath, soundPathOf } from '@tappet/wire'
import { receiptUrl } from '../../../backend/car/receipts.ts'
import type { Client } from '../../../backend/connection/connect.ts'
import { dataOf } from '../../../backend/connection/data-of.ts'
import { everyRow } from '../../../backend/connection/every-row.ts'
import { putSound } from '../../../backend/diagnoses/sounds.ts'
import type { Submitted } from '../../../offline/entry.ts'
import type { NewRecord } from '../../../offline/log/table.ts'
import type { AddWork, QueuedFile, TableAnswer } from '../../../offline/table/entries.ts'
import type { Archive, Row } from './archive.ts'
import { driveSchema, listDriveIds, putDrive } from './drives.ts'
import { type Held, heldKeysOf, IMPORTABLES, type ImportItem, type NewItem, receiptName } from './plan.ts'
import { listScans, putScan, scanSchema } from './scans.ts'
import { TABLES, type TableName } from './tables.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const NO_ANSWER = 'The server did not answer. Import the same file again: what is in is not doubled.'

const ON_DEVICE = { obd_scans: listScans, obd_drives: listDriveIds }

/** What the account and this device hold already. @throws PostgrestError */
export async function fetchHeld(client: Client, userId: string): Promise<Held> {
  const cars = await fetchKeys(client, 'vehicles', ['id', 'is_default'])
  const defaultCar = cars.find((car) => car.is_default)?.id
  // A row without a car, as older files have them, is of the default car.
  const ofDefaultCar = (row: Row) =>
    row.vehicle_id != null && row.vehicle_id === defaultCar ? [{ ...row, vehicle_id: null }] : []
  const keySets = IMPORTABLES.map(async (importable) => {
    const rows =
      importable.table === 'obd_scans' || importable.table === 'obd_drives'
        ? // Where the browser denies its database nothing is held, and keeping a row says so.
          await ON_DEVICE[importable.table](userId).catch(() => [])
        : await fetchKeysOf(client, importable.table, importable)
    return [
      importable.table,
      new Set(
        rows.flatMap((row) => [row, ...ofDefaultCar(row)]).flatMap((row) => heldKeysOf(importable, row)),
      ),
    ] as const
  })
  return Object.fromEntries(await Promise.all(keySets))
}

async function fetchKeysOf(
  client: Client,
  table: TableName,
  { sameBy, standsIn, alsoIn }: (typeof IMPORTABLES)[number],
): Promise<Row[]> {
  const tables = alsoIn === undefined ? [table] : [table, alsoIn]
  return (
    await Promise.all(
      tables.map((each) => fetchKeys(client, each, [...sameBy.flat(), ...(standsIn?.columns ?? [])])),
    )
  ).flat()
}

/** The named columns of every row. @throws PostgrestError */
function fetchKeys(client: Client, table: TableName, columns: readonly string[]): Promise<Row[]> {
  const spec = TABLES[table]
  const order = 'order' in spec ? spec.order : 'user_id'
  const names = [...new Set([order, ...columns])].join()
  // The names are no literal, which the client's types need.
  return everyRow<Row>((_, from, to) =>
    client
      .from(table)
      .select(names as '*')
      .order(order)
      .range(from, to),
  )
}

type ImportProblem = { title: string; problem: string }

export type Restored = {
  /** How many rows are in. */
  added: number
  /** How many records of the log this device keeps until there is a connection. */
  waiting: number
  problems: ImportProblem[]
}

type Account = {
  client: Client
  userId: string
  addRecords: (work: AddWork<LogRecord>) => Promise<Submitted<AddWork<LogRecord>, TableAnswer>>
}

/** Inserts new rows one by one: a refused row is reported and the others continue. */
export async function restore(
  account: Account,
  archive: Archive,
  items: readonly ImportItem[],
  onProgress: (done: number) => void,
): Promise<Restored> {
  const problems: ImportProblem[] = []
  const counts = { in: 0, waiting: 0, out: 0 }
  let done = 0
  const bringsCars = items.some(({ table, state }) => table === 'vehicles' && state === 'new')
  const ownCar = bringsCars && (await hasOwnCar(account.client, account.userId).catch(() => null))
  // Which car would be the default one is not known: nothing is written.
  if (ownCar === null) return { added: 0, waiting: 0, problems: [{ title: 'Cars', problem: NO_ANSWER }] }
  for (const item of items) {
    const say = (problem: string) => problems.push({ title: item.title, problem })
    if (item.state === 'new') counts[await write(account, newRow(item, ownCar), archive, say)] += 1
    if (item.state === 'invalid') say(`These values make no sense: ${item.fields.join(', ')}.`)
    done += 1
    onProgress(done)
  }
  return { added: counts.in, waiting: counts.waiting, problems }
}

const newRow = (item: NewItem, ownCar: boolean): NewItem =>
  item.table === 'vehicles' ? { ...item, row: besideOwnCar(item.row, ownCar) } : item

type End = 'in' | 'waiting' | 'out'
type Say = (problem: string) => void

async function write(account: Account, item: NewItem, archive: Archive, say: Say): Promise<End> {
  if (item.table === 'maintenance') return addRecord(account, item.row, archive, say)
  const ready = item.table === 'history' ? await withRecording(account, item, archive, say) : item
  const problem = ready === null ? NO_ANSWER : await insert(account, ready)
  if (problem) say(problem)
  return problem ? 'out' : 'in'
}

/** Inserts one row; returns what was wrong, or null. */
async function insert({ client, userId }: Account, { table, row }: NewItem): Promise<string | null> {
  if (table === 'obd_scans') return keepOnDevice(putScan(userId, scanSchema.parse(row)))
  if (table === 'obd_drives') return keepOnDevice(putDrive(userId, driveSchema.parse(row)))
  // The row was parsed by this table's schema, which the compiler cannot see.
  const whole = { ...row, user_id: userId } as never
  const isStoodInFor = IMPORTABLES.some((each) => each.table === table && each.standsIn !== undefined)
  const { error } = await (isStoodInFor ? client.from(table).upsert(whole) : client.from(table).insert(whole))
  if (error?.code === FOREIGN_KEY_VIOLATION)
    return 'The car, the diagnosis, the record or the case that it belongs to is not here.'
  if (error) return error.code ? `It was refused: ${error.message}` : NO_ANSWER
  return null
}

/** A diagnosis with its recording in the folder of this account; null where the server does not answer. */
async function withRecording(
  { client, userId }: Account,
  item: NewItem,
  { recordings, manifest }: Archive,
  say: Say,
): Promise<NewItem | null> {
  const { id, data } = item.row as { id: string; data: Row }
  const path = soundPathOf(typeof data.audioUrl === 'string' ? data.audioUrl : null)
  if (path === null) return item
  const at = (audioUrl: unknown): NewItem => ({ ...item, row: { ...item.row, data: { ...data, audioUrl } } })
  const bytes = recordings.get(path.slice(path.indexOf('/') + 1))
  if (bytes === undefined) {
    say('Its recording is not in the file. The diagnosis itself is in.')
    return manifest.user_id === userId ? item : at(null)
  }
  const sound = await putSound(client, soundPath(userId, id), new Blob([bytes])).catch(() => null)
  if (sound === null) return null
  if (sound !== 'refused') return at(sound.address)
  say('Its recording was refused. The diagnosis itself is in.')
  return at(null)
}

/** Hands a record of the log, with its files, to the queue. `say` receives what a stored record lost. */
async function addRecord(account: Account, row: Row, archive: Archive, say: Say): Promise<End> {
  // The row was parsed by the record's schema, which the compiler cannot see.
  const record = row as NewRecord
  const receipts = filesOf(record).map((address) => receiptOf(account, address, archive))
  const columns = fileColumns(receipts.flatMap(({ address }) => address ?? []))
  const files = receipts.flatMap(({ file }) => file ?? [])
  const submitted = await account.addRecords({
    rows: [{ ...record, ...columns }],
    ...(files.length > 0 ? { files } : {}),
  })
  if (submitted.kind === 'failed') {
    say(`It was refused: ${submitted.message}`)
    return 'out'
  }
  if (receipts.some(({ missing }) => missing)) say('Its receipt is not in the file. The record itself is in.')
  if (submitted.kind !== 'sent') return 'waiting'
  if (submitted.answer.fileRefused) say('Its receipt was refused. The record itself is in.')
  return 'in'
}

async function keepOnDevice(put: Promise<void>): Promise<string | null> {
  return put.then(
    () => null,
    () => 'This browser did not let it be kept. Is there space left on the device?',
  )
}

type FoundReceipt = { address: string | null; file?: QueuedFile; missing?: true }

function receiptOf(
  { client, userId }: Account,
  oldUrl: string,
  { receipts, manifest }: Archive,
): FoundReceipt {
  const name = receiptName(oldUrl, manifest.user_id)
  if (name === null) return { address: oldUrl }
  const bytes = receipts.get(name)
  // The picture may still be in this account; another one cannot open it.
  if (!bytes) return { address: manifest.user_id === userId ? oldUrl : null, missing: true }
  const path = `${userId}/${name}`
  return {
    address: receiptUrl(client, path),
    file: { path, bytes: new Uint8Array(bytes).buffer, type: contentTypeOf(name) },
  }
}

function contentTypeOf(name: string): string {
  const suffix = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (suffix === 'pdf') return 'application/pdf'
  return `image/${suffix === 'jpg' ? 'jpeg' : suffix}`
}

const WITH_CARS = ['maintenance', 'fill_ups', 'car_costs', 'reminder_prefs', 'history', 'own_sounds'] as const

/**
 * An account with rows gets a car first: the first car takes everything that names none (0029_reminders_by_car.sql).
 * @throws PostgrestError
 */
async function hasOwnCar(client: Client, userId: string): Promise<boolean> {
  if (await hasRows(client, 'vehicles')) return true
  const used = await Promise.all(WITH_CARS.map((table) => hasRows(client, table)))
  if (!used.includes(true)) return false
  await dataOf(client.from('vehicles').insert({ user_id: userId, name: 'My car' }))
  return true
}

async function hasRows(client: Client, table: 'vehicles' | (typeof WITH_CARS)[number]): Promise<boolean> {
  const data = await dataOf(client.from(table).select('id').order('id').range(0, 0))
  return data.length > 0
}

function besideOwnCar(row: Row, ownCar: boolean): Row {
  return ownCar ? { ...row, is_default: false } : row
}
