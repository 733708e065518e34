import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type Driver = { userId: string; token: string; anonKey: string }

/** What the clients of one run saw. */
export type Ledger = {
  /** Ids whose write was answered with success. */
  acknowledged: Set<string>
  /** Answers that said nothing of the write (5xx, a broken connection): it was sent again with its id. */
  again: number
  /** Resolves once this many more writes are acknowledged. */
  more(count: number): Promise<void>
  /** Lets each writer finish the write it is at. */
  stop(): Promise<void>
}

const WRITERS = 6
const PAUSE_MS = 30
/** A client's own patience with one answer. */
const ANSWER_WITHIN_MS = 20_000
const IS_THERE_ALREADY = 409
/** No fault of the suite lasts so long: a write that is still tried then is an error of ours. */
const ACKNOWLEDGED_WITHIN_MS = 240_000
/** One write in this many is a receipt's file. */
const FILE_EVERY = 8
// The first bytes of a PNG: what the server tells a picture by.
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/**
 * Writes records and receipts until stopped, each with an id of its client, and each again until it is acknowledged, as
 * the app's offline queue does.
 */
export function startWriters(url: string, driver: Driver): Ledger {
  const acknowledged = new Set<string>()
  const ledger = { acknowledged, again: 0 }
  let stopped = false
  const writers = Array.from({ length: WRITERS }, async () => {
    for (let count = 1; !stopped; count++) {
      const id = randomUUID()
      const deadline = performance.now() + ACKNOWLEDGED_WITHIN_MS
      while (!(await write(url, driver, id, count % FILE_EVERY === 0))) {
        if (performance.now() > deadline)
          throw new Error(
            `${id} was not acknowledged in ${ACKNOWLEDGED_WITHIN_MS} ms; ${acknowledged.size} others were, ${ledger.again} tries were not`,
          )
        ledger.again += 1
        await pause()
      }
      acknowledged.add(id)
    }
  })
  return Object.assign(ledger, {
    async more(count: number) {
      const wanted = acknowledged.size + count
      while (acknowledged.size < wanted) await Promise.race([pause(), Promise.all(writers)])
    },
    async stop() {
      stopped = true
      await Promise.all(writers)
    },
  })
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

/**
 * @returns whether it is acknowledged
 * @throws when the server refuses it
 */
async function write(
  url: string,
  { userId, token, anonKey }: Driver,
  id: string,
  isFile: boolean,
): Promise<boolean> {
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
  const row = { id, user_id: userId, item: 'Oil Change', date: '2026-01-01', notes: id }
  const record = { path: '/rest/v1/maintenance', type: 'application/json', body: JSON.stringify(row) }
  const path = `/storage/v1/object/receipts/${userId}/${id}.png`
  const payload = isFile ? { path, type: 'image/png', body: Buffer.concat([PNG, Buffer.from(id)]) } : record
  const answer = await fetch(`${url}${payload.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': payload.type },
    body: payload.body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => null)
  if (answer === null) return false
  const text = await answer.text().catch(() => null)
  if (text === null) return false
  if (answer.ok || answer.status === IS_THERE_ALREADY || text.includes('"409"')) return true
  if (answer.status >= 500) return false
  throw new Error(`refused: ${answer.status} ${text}`)
}

export type Counted = { acknowledged: number; again: number; lost: number; doubled: number; uncalled: number }

/**
 * Compares what was acknowledged with what is stored.
 *
 * @param fileOf the bytes of a receipt as a node gives them, or null
 * @returns lost: acknowledged and not there whole; doubled: there more than once; uncalled: there and never acknowledged
 */
export async function count(
  ledger: Ledger,
  adminUrl: string,
  fileOf: (id: string) => Promise<Buffer | null>,
): Promise<Counted> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const records = await client.query<{ id: string }>('select notes as id from public.maintenance')
  const files = await client.query<{ id: string }>(
    `select split_part(split_part(name, '/', 2), '.', 1) as id from storage.objects`,
  )
  await client.end()
  const times = new Map<string, number>()
  for (const { id } of [...records.rows, ...files.rows]) times.set(id, (times.get(id) ?? 0) + 1)
  let broken = 0
  for (const { id } of files.rows) {
    const bytes = await fileOf(id)
    if (ledger.acknowledged.has(id) && bytes?.equals(Buffer.concat([PNG, Buffer.from(id)])) !== true) broken++
  }
  const { acknowledged, again } = ledger
  return {
    acknowledged: acknowledged.size,
    again,
    lost: [...acknowledged].filter((id) => !times.has(id)).length + broken,
    doubled: [...times.values()].filter((copies) => copies > 1).length,
    uncalled: [...times.keys()].filter((id) => !acknowledged.has(id)).length,
  }
}
