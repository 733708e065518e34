import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { S3Config } from '../config/index.ts'
import { RETRY_AFTER_SECONDS } from '../errors/unavailable.ts'
import type { Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import type { Bytes } from './bytes.ts'
import { diskBytes } from './bytes-disk.ts'
import { s3Bytes } from './bytes-s3.ts'
import { StorageError, toStorageError } from './errors.ts'
import { examineFiles, type FilesExamined } from './examine.ts'
import { linkRoutes } from './link-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { listVersions } from './rows.ts'
import { createSigner } from './signer.ts'
import { asService, type Store } from './store.ts'
import { sweepOrphans } from './sweep.ts'

export { FOLDER_GONE, folderStays } from './bytes-disk.ts'
export { keepCopy } from './keep-copy.ts'

export type StorageOptions = {
  database: Database
  tokens: Tokens
  config: { dataFolder: string; siteUrl: string; s3?: S3Config }
  log: Logger
  now: () => number
  /** The disk is almost full: files are read and deleted only. */
  isFull?: () => boolean
  onSweepFailed?: () => void
}

/** Lists and signed links are asked for by POST too. */
const needsRoom = (method: string, path: string): boolean =>
  method === 'POST' && /\/object\/(?!list\/|sign\/)/.test(path)

/** What storage-js has and nobody here asks for (docs/decisions/0075). */
const NOT_OFFERED = [
  ...['/bucket', '/bucket/*', '/cdn/*', '/render/*', '/upload/resumable/*'],
  ...['/object/list-v2/*', '/object/move', '/object/copy', '/object/upload/*'],
]

/** /storage/v1 for @supabase/storage-js. Files lie under `dataFolder`/files, or on S3 where config.s3 is set. */
export function createStorage(options: StorageOptions): Hono {
  const store = openStore(options)
  const app = new Hono()
  app.onError((error, context) => {
    const refusal = toStorageError(error)
    if (refusal.httpStatus >= 500) store.log.error({ err: error }, 'a storage request failed')
    context.header('Cache-Control', 'no-store')
    if (refusal.code === 'Unavailable' || refusal.code === 'SlowDown')
      context.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return context.body(JSON.stringify(refusal), refusal.httpStatus as 400, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  })
  app.use(async (context, next) => {
    if (options.isFull?.() === true && needsRoom(context.req.method, context.req.path))
      throw new StorageError('OutOfSpace')
    await next()
  })
  const refuse = () => {
    throw new StorageError('NotSupported')
  }
  for (const address of NOT_OFFERED) app.all(address, refuse)
  // A stored file is never replaced.
  app.put('/object/*', refuse)
  app.route('/', linkRoutes(store))
  app.route('/', objectRoutes(store))
  app.all('*', () => {
    throw new StorageError('NoSuchRoute')
  })
  return app
}

/** Past every policy, for the admin command. */
export function openBytes({ dataFolder, s3 }: { dataFolder: string; s3?: S3Config }): Bytes {
  return s3 === undefined ? diskBytes(join(dataFolder, 'files')) : s3Bytes(s3)
}

const SWEEP_EVERY_MS = 3_600_000

/** Now and every hour until `stop`; `first` resolves after the first sweep. */
export function startSweeping(options: StorageOptions): { first: Promise<void>; stop(): void } {
  const store = openStore(options)
  const sweep = async () => {
    try {
      const removed = await sweepOrphans(store)
      if (removed > 0) store.log.info({ removed }, 'files without a row were removed')
    } catch (error) {
      options.onSweepFailed?.()
      store.log.error({ err: error }, 'the sweep of stored files failed and will be retried')
    }
  }
  const first = sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  timer.unref()
  return { first, stop: () => clearInterval(timer) }
}

/** Changes nothing; `missing` have a row and no bytes. */
export async function countFiles(options: StorageOptions): Promise<{ stored: number; missing: number }> {
  const store = openStore(options)
  const versions = await asService(store, listVersions)
  let missing = 0
  for (const version of versions) if (!(await store.bytes.has(version))) missing += 1
  return { stored: versions.length, missing }
}

export function examineStored(options: StorageOptions): Promise<FilesExamined> {
  return examineFiles(openStore(options))
}

function openStore({ database, tokens, config, log, now }: StorageOptions): Store {
  const filesFolder = join(config.dataFolder, 'files')
  // On the same file system as the files, so that a received file is moved by rename.
  const incomingFolder = join(config.dataFolder, 'incoming')
  for (const folder of [filesFolder, incomingFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    database,
    tokens,
    bytes: openBytes(config),
    signer: createSigner(tokens.serviceKey, now),
    incomingFolder,
    log,
    now,
  }
}
