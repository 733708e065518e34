import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '../../apps/server/src/config/index.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { rowTypes } from '../../apps/server/src/pool.ts'
import { type StartOptions, startServer as start } from '../../apps/server/src/server.ts'
import { copyDatabase } from './copy.ts'
import { TEST_JWT_SECRET } from './secret.ts'

export type TestServer = {
  /** http://localhost:<port>, without a trailing slash. */
  url: string
  anonKey: string
  serviceKey: string
  /** Runs SQL as superuser, past every policy. */
  admin<Row extends pg.QueryResultRow = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ): Promise<Row[]>
  /** This server's own TAPPET_DATA. */
  dataFolder: string
  /** The mails sent so far, oldest first, as they lie in the outbox. */
  outbox(): Promise<string[]>
  /** @param options.keepsData leaves the folder to the test */
  close(options?: { keepsData: boolean }): Promise<void>
}

/** The environment's name for the database that servers copy. */
export const TEMPLATE_URL = 'TAPPET_TEST_TEMPLATE_URL'

export type TestServerOptions = {
  /**
   * A migrated database to copy: `inject('adminUrl')` in vitest; below Playwright the run's own (cluster.setup.ts).
   * Without one the server runs on an embedded PostgreSQL of its own, as after `npm start`.
   */
  adminUrl?: string
  /** Run on the copy before the server starts: tables that it is to find there. */
  sql?: string
  /** Further operators' names, as in the process environment. */
  env?: Record<string, string>
  /** What a test needs other than any operator: the limit of requests, the floor of the disk. */
  config?: Partial<Config>
  /** Stands for Google and Apple. */
  issuer?: string
  /** Clock in milliseconds. */
  now?: () => number
  /** A built web app other than apps/web/dist. */
  webFolder?: string
  /** Of the passwords' hashes, where the time that one takes is what is tested. */
  bcryptCost?: number
  /** Takes the lines of the log, from `LOG_LEVEL` of `env` on. */
  onLog?: (line: string) => void
  /** Takes push messages in place of the browsers' makers. */
  postPush?: NonNullable<StartOptions['postPush']>
}

/** A hash of the usual cost takes 60 ms, and the tests make thousands; passwords.test.ts holds the usual one. */
const MIN_BCRYPT_COST = 4

/** A test asks as one person what a minute of many would. */
export const MANY_REQUESTS = 1_000_000

/** The real server in this process, on a free port, with its own database and folder. */
export async function startServer({
  adminUrl = process.env[TEMPLATE_URL],
  sql,
  env = {},
  config: changes = {},
  issuer,
  onLog,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-server-'))
  const copy = adminUrl === undefined ? undefined : await copyDatabase(adminUrl, sql)
  const port = await freePort()
  const settings = readConfig(
    {
      PORT: String(port),
      TAPPET_DATA: dataFolder,
      ...(copy !== undefined && { DATABASE_URL: copy.adminUrl }),
      JWT_SECRET: TEST_JWT_SECRET,
      LOG_LEVEL: 'fatal',
      // A test's moved clock asks for no backups.
      BACKUP_KEEP: '0',
      ...env,
    },
    dataFolder,
  )
  const { google, apple } = settings
  const config: Config = {
    ...settings,
    requestsPerMinute: MANY_REQUESTS,
    ...(issuer !== undefined && google !== undefined && { google: { ...google, issuer } }),
    ...(issuer !== undefined && apple !== undefined && { apple: { ...apple, issuer } }),
    ...changes,
  }
  const log = createLog(config.logLevel, ...(onLog === undefined ? [] : [{ write: onLog }]))
  const server = await start(config, log, { bcryptCost: MIN_BCRYPT_COST, ...options })
  const adminPool = new pg.Pool({ connectionString: server.adminUrl, max: 2, types: rowTypes })
  // A pool forgets a client before its connection is gone; the stopping database then ends it, and both say so.
  adminPool.on('error', () => undefined)
  adminPool.on('connect', (client) => client.on('error', () => undefined))
  return {
    url: `http://localhost:${port}`,
    anonKey: server.tokens.anonKey,
    serviceKey: server.tokens.serviceKey,
    async admin<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await adminPool.query<Row>(sql, values)).rows
    },
    dataFolder,
    outbox: () => readOutbox(dataFolder),
    async close({ keepsData } = { keepsData: false }) {
      await adminPool.end()
      await server.close()
      await copy?.drop()
      if (!keepsData) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function readOutbox(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
}
