import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp, type Services } from './app.ts'
import { createMailer, reminderMail } from './auth/index.ts'
import { sweepLeftovers } from './backup/leftovers.ts'
import { createNightly } from './backup/nightly.ts'
import { wakeWorkers } from './backup/wake-workers.ts'
import type { Config } from './config/index.ts'
import { createCounts } from './database/counts.ts'
import { createDiskWatch } from './database/disk-watch.ts'
import { standForNightly } from './database/leader.ts'
import { migrate } from './database/migrate.ts'
import { openServerDatabase } from './database/open.ts'
import { storePlans } from './database/plans.ts'
import { refuseHalfRestored } from './database/restore-mark.ts'
import { roleUrl } from './database/roles.ts'
import { drainable } from './edge/drain.ts'
import { createLeaving } from './edge/graceful-stop.ts'
import { StartError, toStartError } from './errors/start.ts'
import { loadJwtSecret } from './identity/secret.ts'
import { sharedAddressWarning } from './identity/shared-address.ts'
import { createTokens, type Tokens } from './identity/token.ts'
import { asJob } from './log.ts'
import { connectionsFor, openDatabase } from './pool.ts'
import { type ScheduleDependencies, startSchedule } from './schedule/index.ts'
import { repeat } from './schedule/repeat.ts'
import { loadVapidKeys } from './schedule/vapid.ts'
import { openBytes, startSweeping } from './storage/index.ts'

export type RunningServer = {
  adminUrl: string
  tokens: Tokens
  /** Resolves when the server cannot continue. */
  failed: Promise<Error>
  /** Not ready, and answering on until proxies have had the time to look; again: at once. */
  leave(): Promise<void>
  /** Finishes requests, then closes sockets, connections and the database, in that order. */
  close(): Promise<void>
}

type PushIdentity = NonNullable<Services['push']>

export type StartOptions = {
  now?: () => number
  webFolder?: string
  postPush?: PushIdentity['post']
  readFree?: () => Promise<number>
  /** Other than 10. */
  bcryptCost?: number | undefined
}

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')
const MAX_DRAIN_MS = 10_000

/** @throws StartError with nothing left running */
export async function startServer(
  config: Config,
  log: Logger,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { now = Date.now, webFolder = WEB_FOLDER, bcryptCost } = options
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer()
  }
  try {
    await refuseHalfRestored(config.dataFolder)
    await makeDataFolder(config.dataFolder)
    const disk = createDiskWatch({
      folder: config.dataFolder,
      floorBytes: config.diskFloorBytes,
      log,
      readFree: options.readFree,
      ...(config.databaseUrl !== undefined && { ballastBytes: 0 }),
    })
    // Before PostgreSQL starts: it may need the room of the ballast to recover.
    await disk.look()
    const watching = repeat(disk.look, DISK_LOOK_MS)
    closers.push(watching.stop)
    const swept = await sweepLeftovers(config.dataFolder, Date.now())
    if (swept.length > 0) log.warn({ swept }, 'what a backup had left when it was cut off is removed')
    const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
    const { adminUrl, failed, isHeld, stop } = await openServerDatabase(config)
    closers.push(stop)
    const applied = await migrate(adminUrl, secret)
    await storePlans(adminUrl, config.plans)
    const counts = createCounts()
    const database = openDatabase(
      adminUrl,
      secret,
      (error) => log.warn({ err: error }, 'a database connection broke'),
      connectionsFor(availableParallelism()),
      counts.add,
    )
    closers.push(() => database.close())
    const tokens = await createTokens(secret, now, `${config.siteUrl}/auth/v1`)
    const listenUrl = roleUrl(adminUrl, secret, 'authenticator')
    const push = await pushIdentity(config, options.postPush)
    const nightly = startNightly(config, adminUrl, log, now)
    closers.push(() => nightly.stop())
    const leaving = createLeaving(config.stopGraceMs)
    const app = await createApp({
      config,
      database,
      listenUrl,
      tokens,
      log,
      now,
      webFolder,
      push,
      bcryptCost,
      backups: nightly.counts,
      disk: disk.state,
      counts,
      isLeaving: leaving.isLeaving,
      isHeld,
    })
    const drain = drainable(app.server)
    closers.push(async () => {
      await Promise.all([drain(MAX_DRAIN_MS), app.close()])
    })
    const sweeping = startSweeping({
      database,
      tokens,
      config,
      log,
      now,
      onSweepFailed: () => counts.add('file_sweep_failed'),
    })
    closers.push(async () => sweeping.stop())
    const { siteUrl: baseUrl } = config
    const mailDue = mailerOfDue(config, now)
    const schedule = startSchedule({
      database,
      tokens,
      fetch: app.fetch,
      baseUrl,
      log,
      now,
      counts,
      mailDue,
    })
    closers.push(() => schedule.stop())
    const sharedAddress = sharedAddressWarning(config)
    if (sharedAddress !== null) log.warn(sharedAddress)
    await listen(app.server, config)
    log.info({ host: config.host, port: config.port, dataFolder: config.dataFolder, applied }, 'listening')
    return {
      adminUrl,
      tokens,
      failed,
      leave: leaving.leave,
      close,
    }
  } catch (error) {
    await close()
    throw toStartError(error, config)
  }
}

const DISK_LOOK_MS = 2_000
const BACKUP_LOOK_MS = 60_000
const BACKUP_PATIENCE_MS = 5_000
/** What a cut-off backup leaves is removed later. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, BACKUP_PATIENCE_MS).unref())
const NO_COUNTS = { proven: 0, failed: 0, copied: 0, copyFailed: 0 }

function startNightly(config: Config, adminUrl: string, log: Logger, now: () => number) {
  const { backups: settings } = config
  if (settings === undefined) return { stop: async () => undefined, counts: () => NO_COUNTS }
  wakeWorkers()
  const bytes = openBytes(config)
  const leader = config.databaseUrl === undefined ? undefined : standForNightly(config.databaseUrl)
  const nightly = createNightly({
    config,
    settings,
    adminUrl,
    log,
    now,
    ...(config.s3 !== undefined && { readStored: (version: string) => bytes.get(version) }),
    ...(leader !== undefined && { isMine: leader.isLeader }),
  })
  const look = () =>
    nightly
      .tick()
      .catch((error: unknown) => log.error({ err: error }, 'the nightly backup could not be looked after'))
  const looking = repeat(() => asJob('backup', look), BACKUP_LOOK_MS)
  const stop = async () => {
    await Promise.race([looking.stop(), patience()])
    await leader?.close()
  }
  return { stop, counts: nightly.counts }
}

async function pushIdentity(config: Config, post: StartOptions['postPush']): Promise<PushIdentity> {
  const { dataFolder, vapidPrivateKey, jwtSecret, siteUrl } = config
  const { protocol, hostname } = new URL(siteUrl)
  return {
    ...(await loadVapidKeys(dataFolder, vapidPrivateKey, jwtSecret)),
    // RFC 8292 allows https and mailto: a push service contacts this address.
    subject: protocol === 'https:' ? siteUrl : `mailto:no-reply@${hostname}`,
    ...(post !== undefined && { post }),
  }
}

// Run by root, the folder is traversable, because PostgreSQL runs as another user; its content is private.
async function makeDataFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  for (const name of ['files', 'outbox'])
    await mkdir(join(dataFolder, name), { recursive: true, mode: 0o700 })
  await access(dataFolder, constants.W_OK | constants.X_OK)
}

const LISTEN_PROBLEMS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is already in use. Stop what runs there, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const wording = LISTEN_PROBLEMS[error.code ?? '']
      reject(wording === undefined ? error : new StartError(wording(config), { cause: error }))
    })
    server.listen(config.port, config.host, () => resolve())
  })
}

/** Undefined in test mode: its outbox is for mails that somebody asked for. */
function mailerOfDue(config: Config, now: () => number): ScheduleDependencies['mailDue'] {
  if (config.mail === undefined) return undefined
  const mailer = createMailer(config, now)
  const { siteUrl } = config
  return ({ email, token, items }) => {
    const stopUrl = `${siteUrl}/functions/v1/stop-reminder-mail?token=${token}`
    return mailer.send(reminderMail(email, siteUrl, items, stopUrl))
  }
}
