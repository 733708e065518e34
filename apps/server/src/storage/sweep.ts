import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackingUp } from '../database/backup-mark.ts'
import type { Version } from './bytes.ts'
import { versionsInUse } from './rows.ts'
import { asService, type Store } from './store.ts'

/** Longer than the longest upload. */
const ORPHAN_AGE_MS = 3_600_000
const BATCH = 500

export type SweepStore = Pick<Store, 'database' | 'tokens' | 'bytes' | 'incomingFolder' | 'now'>

/**
 * Rows of accounts that are gone, recordings without a row of the history, bytes without a row (after a crash or the deletion of an account) and incomplete
 * uploads. Safe on many nodes at once; skipped while a backup runs.
 * @returns how many files were removed
 */
export async function sweepOrphans(store: SweepStore): Promise<number> {
  const oldest = store.now() - ORPHAN_AGE_MS
  await asService(store, async (client) => {
    await client.query('select storage.forget_ownerless($1)', [new Date(oldest).toISOString()])
    await client.query('select public.sweep_sounds($1)', [new Date(store.now()).toISOString()])
  })
  let removed = await sweepIncoming(store.incomingFolder, oldest)
  let batch: Version[] = []
  for await (const { version, writtenAtMs } of store.bytes.list()) {
    if (writtenAtMs < oldest) batch.push(version)
    if (batch.length === BATCH) {
      removed += await sweepBatch(store, batch)
      batch = []
    }
  }
  return removed + (await sweepBatch(store, batch))
}

async function sweepBatch(store: SweepStore, versions: Version[]): Promise<number> {
  if (versions.length === 0) return 0
  const orphans = await asService(store, async (client) => {
    const inUse = await versionsInUse(client, versions)
    // After the query above: a backup that begins from now on does not name these versions.
    return (await isBackingUp(client)) ? [] : versions.filter((version) => !inUse.has(version))
  })
  for (const version of orphans) await store.bytes.remove(version)
  return orphans.length
}

async function sweepIncoming(folder: string, oldest: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file === null || file.mtimeMs >= oldest) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
