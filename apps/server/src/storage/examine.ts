import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listStored, type StoredRow } from './rows.ts'
import { asService, type Store } from './store.ts'

export type FilesExamined = {
  rows: number
  bytes: number
  missing: string[]
  /** Versions of another size or hash than the row says, or unreadable. */
  damaged: string[]
  /** Rows without a hash: only the size was compared. */
  unhashed: number
  /** Without a row and older than two hours: the hourly sweep has not removed them. */
  orphans: number
}

const SWEPT_BY_MS = 2 * 3_600_000

/** Changes nothing. */
export async function examineFiles(
  store: Pick<Store, 'database' | 'tokens' | 'bytes' | 'incomingFolder' | 'now'>,
): Promise<FilesExamined> {
  const rows = await asService(store, listStored)
  const result: FilesExamined = {
    rows: rows.length,
    bytes: 0,
    missing: [],
    damaged: [],
    unhashed: 0,
    orphans: 0,
  }
  for (const row of rows) await examineOne(store, row, result)
  const named = new Set(rows.map(({ version }) => version))
  const oldest = store.now() - SWEPT_BY_MS
  for await (const { version, writtenAtMs } of store.bytes.list())
    if (writtenAtMs < oldest && !named.has(version)) result.orphans += 1
  for (const name of await readdir(store.incomingFolder).catch(() => [])) {
    const file = await stat(join(store.incomingFolder, name)).catch(() => null)
    if (file !== null && file.mtimeMs < oldest) result.orphans += 1
  }
  return result
}

async function examineOne(
  { bytes }: Pick<Store, 'bytes'>,
  { version, size, digest }: StoredRow,
  result: FilesExamined,
): Promise<void> {
  try {
    const stream = await bytes.get(version)
    if (stream === null) {
      result.missing.push(version)
      return
    }
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of stream) {
      hash.update(chunk)
      length += chunk.length
    }
    result.bytes += length
    if (digest === null) result.unhashed += 1
    const isWhole = (size === null || length === size) && (digest === null || hash.digest('hex') === digest)
    if (!isWhole) result.damaged.push(version)
  } catch {
    result.damaged.push(version)
  }
}
