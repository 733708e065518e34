import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/database/embedded.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { openRun } from '../../scripts/test-run.mjs'
import { startPlainPostgres } from './plain-postgres.ts'
import { TEST_JWT_SECRET } from './secret.ts'

export type Cluster = {
  /** Superuser URL of the migrated database that tests copy; nobody stays connected to it. */
  adminUrl: string
  stop(): Promise<void>
}

/** Nothing in a test's cluster has to outlive a power cut. */
const THROW_AWAY = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']

/**
 * One PostgreSQL for a whole run, which does not outlive it (scripts/test-run.mjs).
 *
 * @param kind what `npm start` brings along, or the machine's own, as an operator's DATABASE_URL would name it
 */
export async function startCluster(kind: 'embedded' | 'plain'): Promise<Cluster> {
  openRun()
  const { adminUrl, stop } = kind === 'plain' ? await startPlainPostgres() : await startTemporary()
  await migrate(adminUrl, TEST_JWT_SECRET)
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (const setting of THROW_AWAY) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.end()
  return { adminUrl, stop }
}

/** One node takes up to 26 connections of the 60 there; the workers' servers, two for some tests, share these. */
const MAX_CONNECTIONS = '200'

async function startTemporary(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-embedded-'))
  const postgres = await startEmbedded(folder, false, { max_connections: MAX_CONNECTIONS })
  return {
    adminUrl: postgres.adminUrl,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
