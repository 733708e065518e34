import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/index.ts'
import { knownMigrations, MIGRATION_SCHEMAS } from '../database/migrate.ts'
import { openServerDatabase } from '../database/open.ts'
import { withClient } from '../database/with-client.ts'
import { reasonOf, StartError } from '../errors/start.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import { ownSuffix, recorded, sweepLeftovers } from './leftovers.ts'
import type { Manifest } from './manifest.ts'
import { readBack } from './read-back.ts'
import { restore } from './restore.ts'
import { type ReadFree, readFreeNow } from './room.ts'
import { differences } from './rows.ts'
import { writeAlike } from './tables.ts'

export type Proof = { madeAt: string; tables: number; rows: number; files: number }

/** A new cluster with its first log. */
const CLUSTER_BYTES = 200 * 1024 ** 2
/** Rows take more room with their indexes than as text. */
const ROOM_PER_BYTE = 3
const MAX_STATEMENT_MS = 120_000

/**
 * Restores a backup as an operator would, into a scratch folder under TAPPET_DATA with a PostgreSQL of its own, and
 * compares every row, sequence and file with the manifest.
 * @throws StartError naming what differs
 */
export async function prove(
  config: Config,
  file: string,
  now: () => number,
  readFree: ReadFree = readFreeNow,
): Promise<Proof> {
  await sweepLeftovers(config.dataFolder, now())
  const manifest = await readBack(file, config.backupPassphrase)
  await requireThisVersion(manifest)
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  requireRoom(config, manifest, readFree)
  const scratch = join(config.dataFolder, `.tappet-proof-${ownSuffix()}`)
  // Neither the operator's database nor the bucket takes part.
  const { databaseUrl: _, s3: __, ...own } = config
  const there: Config = { ...own, dataFolder: scratch }
  await recorded(config.dataFolder, [scratch], async () => {
    await restore(there, file, { isScratch: true })
    const differences = [...(await compareRows(there, manifest)), ...(await compareFiles(scratch, manifest))]
    const [first] = differences
    if (first !== undefined)
      throw new StartError(
        `${file} restores, but not what was backed up: ${first}${differences.length > 1 ? ` (and ${differences.length - 1} more)` : ''}. Do not rely on it; keep the backups before it.`,
      )
  })
  const rows = manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files: manifest.files.length }
}

// Later migrations change rows, which then cannot be compared.
async function requireThisVersion({ migrations, product }: Manifest): Promise<void> {
  for (const schema of MIGRATION_SCHEMAS) {
    const versions = await knownMigrations(schema)
    if (versions.join() !== migrations[schema].join())
      throw new StartError(
        `The backup was made by another version of Tappet (${product}): only that one can compare its rows. Whether it restores here was not tried.`,
      )
  }
}

function requireRoom(
  { dataFolder, diskFloorBytes }: Config,
  { tables, files }: Manifest,
  readFree: ReadFree,
): void {
  const sum = (each: readonly { sizeBytes: number }[]) =>
    each.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0)
  const neededBytes = CLUSTER_BYTES + ROOM_PER_BYTE * sum(tables) + sum(files)
  const freeBytes = readFree(dataFolder)
  if (freeBytes - neededBytes < diskFloorBytes)
    throw new StartError(
      `A proof needs ${inMb(neededBytes)} MB of room in ${dataFolder} beside the ${inMb(diskFloorBytes)} MB that are kept for the database, and ${inMb(freeBytes)} MB are free. The backup was read back, not restored.`,
    )
}

const inMb = (bytes: number) => Math.ceil(bytes / 1024 ** 2)

async function compareRows(there: Config, manifest: Manifest): Promise<string[]> {
  const database = await openServerDatabase(there, true)
  const compared = async (client: pg.Client) => {
    await writeAlike(client)
    await client.query('set statement_timeout = 0')
    return differences(client, manifest.tables, manifest.sequences)
  }
  return withClient(database.adminUrl, compared, { statement_timeout: MAX_STATEMENT_MS }).finally(
    database.stop,
  )
}

async function compareFiles(scratch: string, { files }: Manifest): Promise<string[]> {
  const differences: string[] = []
  for (const { path, sha256 } of files) {
    const hash = createHash('sha256')
    try {
      for await (const chunk of withIdleTimeout(createReadStream(join(scratch, path)), path))
        hash.update(chunk)
    } catch (error) {
      differences.push(`${path} cannot be read (${reasonOf(error)})`)
      continue
    }
    if (hash.digest('hex') !== sha256) differences.push(`${path} differs`)
  }
  return differences
}
