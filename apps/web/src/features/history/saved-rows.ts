import type { CaseItemRow, HistoryRow } from '@tappet/wire'
import { type CarKey, filterOfCar } from '../../backend/car/car.ts'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { everyRow } from '../../backend/connection/every-row.ts'
import { forgetSound } from '../../backend/diagnoses/device-sounds.ts'
import { type Finding, putFinding } from '../../backend/diagnoses/put-finding.ts'

/** How many diagnoses a page lists. */
export const MAX_HISTORY = 20
/** A request takes 10 MB, and one row may need 4 MB of it. */
const MAX_BATCH_CHARACTERS = 4_000_000
const NO_SUCH_PAGE = 'PGRST103'

/** One page of the saved diagnoses, and how many there are on all pages. */
export type HistoryPageRows = { rows: HistoryRow[]; total: number; page: number }

/**
 * Saved diagnoses of a person, or of one of several cars, newest first.
 * @param page from 1; past the end the last page is given, or the first where the server does not say which is last
 * @throws PostgrestError
 */
export async function fetchHistoryPage(
  client: Client,
  userId: string,
  car: CarKey | null,
  page: number,
): Promise<HistoryPageRows> {
  const all = client.from('history').select('*', { count: 'exact' }).eq('user_id', userId)
  const { data, count, error } = await (car === null ? all : all.or(filterOfCar(car)))
    .order('created_at', { ascending: false })
    .order('id')
    .range((page - 1) * MAX_HISTORY, page * MAX_HISTORY - 1)
  const isPastEnd = error ? error.code === NO_SUCH_PAGE : data.length === 0
  if (page > 1 && isPastEnd) return fetchHistoryPage(client, userId, car, pagesOf(count ?? 0))
  if (error) throw error
  if (count === null) throw new Error('The server did not say how many diagnoses are saved')
  return { rows: data, total: count, page }
}

/** The number of pages of a history with this many diagnoses; at least one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / MAX_HISTORY))

/** Deleted diagnoses, and what the deletion took along: what mechanics had found, and the places in cases. */
export type Removal = { rows: HistoryRow[]; findings: Finding[]; places: CaseItemRow[] }

/** Reads what the deletion of these rows takes along. @throws PostgrestError */
async function withPlaces(client: Client, userId: string, rows: HistoryRow[]): Promise<Removal> {
  const ids = new Set(rows.map(({ id }) => id))
  const findings = await everyRow<Finding>((_, from, to) =>
    client.from('mechanic_findings').select('*').eq('user_id', userId).order('history_id').range(from, to),
  )
  const places = await everyRow<CaseItemRow>((_, from, to) =>
    client
      .from('case_items')
      .select('*')
      .eq('user_id', userId)
      .not('history_id', 'is', null)
      .order('id')
      .range(from, to),
  )
  return {
    rows,
    findings: findings.filter(({ history_id }) => ids.has(history_id)),
    places: places.filter(({ history_id }) => history_id !== null && ids.has(history_id)),
  }
}

/** Deletes one saved diagnosis. @returns what {@link putBack} needs @throws PostgrestError, nothing is deleted then */
export async function removeOne(client: Client, userId: string, row: HistoryRow): Promise<Removal> {
  const removal = await withPlaces(client, userId, [row])
  await dataOf(client.from('history').delete().eq('id', row.id).eq('user_id', userId))
  forgetSound(row.id)
  return removal
}

/** All saved diagnoses, in the order of their ids: rows that come and go meanwhile make none be passed over. */
function readHistory(client: Client, userId: string, car: CarKey | null): Promise<HistoryRow[]> {
  return everyRow<HistoryRow>((last) => {
    const own = client.from('history').select('*').eq('user_id', userId)
    const all = car === null ? own : own.or(filterOfCar(car))
    return (last ? all.gt('id', last.id) : all).order('id').limit(MAX_HISTORY)
  }, MAX_HISTORY)
}

/**
 * Reads all saved diagnoses of a person, or of one of several cars, and then deletes them.
 * @returns what {@link putBack} needs, and how many rows the server deleted, null where it did not say: one that another
 * device saves in between is deleted without having been read
 * @throws PostgrestError, nothing is deleted then
 */
export async function clearAll(
  client: Client,
  userId: string,
  car: CarKey | null,
): Promise<{ removal: Removal; deleted: number | null }> {
  const removal = await withPlaces(client, userId, await readHistory(client, userId, car))
  const all = client.from('history').delete({ count: 'exact' }).eq('user_id', userId)
  const { count, error } = await (car === null ? all : all.or(filterOfCar(car)))
  if (error) throw error
  for (const { id } of removal.rows) forgetSound(id)
  return { removal, deleted: count }
}

/**
 * Puts deleted diagnoses back as they were: ids, dates, what was found, their places in cases. Called again after an
 * error it does what is left.
 * @throws PostgrestError
 */
export async function putBack(client: Client, userId: string, removal: Removal): Promise<void> {
  for (const batch of batchesOf(removal.rows)) {
    const rows = batch.map(({ id, type, data, created_at, vehicle_id }) => ({
      id,
      user_id: userId,
      type,
      data,
      created_at,
      vehicle_id: vehicle_id ?? null,
    }))
    await dataOf(client.from('history').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }))
  }
  for (const finding of removal.findings) await putFinding(client, userId, finding)
  for (const place of removal.places) await putInPlace(client, userId, place)
}

/** The deletion left the item without its diagnosis, and an item is never changed: a new one takes its place. */
async function putInPlace(client: Client, userId: string, place: CaseItemRow): Promise<void> {
  const { id, case_id, kind, happened_at, history_id, data } = place
  const row = { case_id, user_id: userId, kind, happened_at, history_id, data }
  const once = { onConflict: 'case_id,kind,history_id', ignoreDuplicates: true }
  await dataOf(client.from('case_items').upsert(row, once))
  await dataOf(client.from('case_items').delete().eq('id', id).eq('user_id', userId).is('history_id', null))
}

/** Rows that one request can take: at most a page, and no more bytes than a body may have. */
export function batchesOf(rows: readonly HistoryRow[]): HistoryRow[][] {
  const batches: HistoryRow[][] = []
  let room = 0
  for (const row of rows) {
    const size = JSON.stringify(row.data).length
    const last = batches.at(-1)
    if (last && size <= room && last.length < MAX_HISTORY) last.push(row)
    else batches.push([row])
    room = (batches.at(-1) === last ? room : MAX_BATCH_CHARACTERS) - size
  }
  return batches
}
