import type { Client } from '../../../backend/connect.ts'
import type { Archive } from './archive.ts'
import { type Held, type ImportItem, type ImportTable, receiptName } from './plan.ts'
import { listScans, putScan, type Scan } from './scans.ts'

const PAGE_ROWS = 1000
const FOREIGN_KEY_VIOLATION = '23503'

/** What the account and this device hold already. @throws PostgrestError */
export async function fetchHeld(client: Client, userId: string): Promise<Held> {
  // Where the browser denies its database nothing is held, and putting a scan says so.
  const scans = await listScans(userId).catch(() => [])
  const ids = new Set<string>(scans.map(({ id }) => id))
  const reminderItems = new Set<string>()
  const foundIds = new Set<string>()
  for (const table of ['maintenance', 'history'] as const)
    for (const { id } of await fetchRows<{ id: string }>(client, table, 'id')) ids.add(id)
  const reminders = await fetchRows<{ id: string; item: string }>(client, 'reminder_prefs', 'id', 'item')
  for (const { id, item } of reminders) {
    ids.add(id)
    reminderItems.add(item)
  }
  const findings = await fetchRows<{ history_id: string }>(client, 'mechanic_findings', 'history_id')
  for (const { history_id } of findings) foundIds.add(history_id)
  return { ids, reminderItems, foundIds }
}

/** Of every row its key, and the other columns. @throws PostgrestError */
async function fetchRows<Row>(
  client: Client,
  table: Exclude<ImportTable, 'obd_scans'>,
  key: string,
  ...others: string[]
): Promise<Row[]> {
  const found: Row[] = []
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const { data, error } = await client
      .from(table)
      .select([key, ...others].join())
      .order(key)
      .range(offset, offset + PAGE_ROWS - 1)
    if (error) throw error
    found.push(...(data as unknown as Row[]))
    if (data.length < PAGE_ROWS) return found
  }
}

export type ImportProblem = { label: string; problem: string }

/**
 * Writes what is new, one row after the other: a row that is refused is named and the others go on.
 * @returns how many rows are in, and what went wrong
 */
export async function restore(
  client: Client,
  userId: string,
  { receipts }: Archive,
  items: readonly ImportItem[],
  onProgress: (done: number) => void,
): Promise<{ added: number; problems: ImportProblem[] }> {
  const problems: ImportProblem[] = []
  let added = 0
  let done = 0
  for (const item of items) {
    if (item.state === 'new') {
      const problem = await insert(client, userId, item, receipts, (words) =>
        problems.push({ label: item.label, problem: words }),
      )
      if (problem) problems.push({ label: item.label, problem })
      else added += 1
    }
    if (item.state === 'invalid') problems.push({ label: item.label, problem: 'Its values make no sense.' })
    done += 1
    onProgress(done)
  }
  return { added, problems }
}

type NewItem = Extract<ImportItem, { state: 'new' }>

/** Inserts one row; answers what was wrong, or null. `note` is told what is lost of a row that is in. */
async function insert(
  client: Client,
  userId: string,
  item: NewItem,
  receipts: Archive['receipts'],
  note: (words: string) => void,
): Promise<string | null> {
  if (item.table === 'obd_scans') return keepScan(userId, item.row)
  const write = async () => {
    switch (item.table) {
      case 'maintenance': {
        const receipt_url = await restoreReceipt(client, userId, item.row.receipt_url, receipts, note)
        return client.from('maintenance').insert({ ...item.row, receipt_url, user_id: userId })
      }
      case 'reminder_prefs':
        return client.from('reminder_prefs').insert({ ...item.row, user_id: userId })
      case 'history':
        return client.from('history').insert({ ...item.row, user_id: userId })
      case 'mechanic_findings':
        return client.from('mechanic_findings').insert({ ...item.row, user_id: userId })
    }
  }
  const { error } = await write()
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'The diagnosis that it speaks of is not here.'
  return error ? `It was refused: ${error.message}` : null
}

async function keepScan(userId: string, scan: Scan): Promise<string | null> {
  return putScan(userId, scan).then(
    () => null,
    () => 'This browser did not let it be kept. Is there space left on the device?',
  )
}

/* A second import finds the receipts of the first in their place. */
const ALREADY_THERE = '409'

async function restoreReceipt(
  client: Client,
  userId: string,
  oldUrl: string | null,
  receipts: Archive['receipts'],
  note: (words: string) => void,
): Promise<string | null> {
  const name = receiptName(oldUrl)
  if (name === null) return null
  const bytes = receipts.get(name)
  if (!bytes) {
    note('Its receipt is not in the file. The record itself is in.')
    return null
  }
  const bucket = client.storage.from('receipts')
  const path = `${userId}/${name}`
  const { error } = await bucket.upload(path, new Blob([bytes], { type: imageType(name) }), {
    contentType: imageType(name),
  })
  if (error && !('statusCode' in error && String(error.statusCode) === ALREADY_THERE)) {
    note(`Its receipt was refused: ${error.message} The record itself is in.`)
    return null
  }
  return bucket.getPublicUrl(path).data.publicUrl
}

function imageType(name: string): string {
  const suffix = name.split('.').at(-1)?.toLowerCase() ?? ''
  return `image/${suffix === 'jpg' ? 'jpeg' : suffix}`
}
