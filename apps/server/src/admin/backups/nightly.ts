/** Backups that the server makes by itself, once a day: each is written, read back, restored and compared, then counted. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { syncFolder } from '../../database/folder.ts'
import { backup } from '../backup.ts'
import { type Proof, prove } from './prove.ts'
import { type BackupRecord, MAX_PROOF_AGE_MS, noteBackup, readRecord } from './record.ts'

export type BackupSettings = NonNullable<Config['backups']>

export type NightlyOptions = {
  config: Config
  settings: BackupSettings
  adminUrl: string
  log: Logger
  /** Clock in milliseconds. */
  now: () => number
  /** Replaces the making and the proof, for tests of when and what is kept. */
  make?: (target: string) => Promise<unknown>
  prove?: (file: string) => Promise<Proof>
}

export type Nightly = {
  /** Makes a backup when it is due; warns when none was proven for long. Called every minute. */
  tick(): Promise<void>
  /** Since the start of the server. */
  counts(): { proven: number; failed: number }
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const PROVEN = /^tappet-\d{4}-\d\d-\d\dT\d{4}Z\.tar\.gz$/
const UNPROVEN = /^tappet-\d{4}-\d\d-\d\dT\d{4}Z\.unproven\.tar\.gz$/

/** Whether a backup is due: since the last time of the day none was tried, or the last try failed an hour ago. */
export function isDue({ triedAt, failure }: BackupRecord, settings: BackupSettings, now: number): boolean {
  if (triedAt === null) return true
  const today = Math.floor(now / DAY_MS) * DAY_MS + settings.atMinute * MINUTE_MS
  const last = today <= now ? today : today - DAY_MS
  if (triedAt < last) return true
  return failure !== null && now - Math.max(triedAt, failure.at) >= HOUR_MS
}

export function createNightly(options: NightlyOptions): Nightly {
  const { config, settings, adminUrl, log, now } = options
  const make = options.make ?? ((target) => backup(adminUrl, config.dataFolder, target, now()))
  const proof = options.prove ?? ((file) => prove(config, file, now))
  const counts = { proven: 0, failed: 0 }
  let warnedAt = Number.NEGATIVE_INFINITY

  const run = async () => {
    await noteBackup(config.dataFolder, { triedAt: now() })
    const name = `tappet-${new Date(now()).toISOString().slice(0, 16).replace(':', '')}Z`
    const draft = join(settings.folder, `${name}.unproven.tar.gz`)
    const file = join(settings.folder, `${name}.tar.gz`)
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    await removeOldest(settings.folder, UNPROVEN, 0)
    await make(draft)
    const { rows, files } = await proof(draft)
    await rename(draft, file)
    await syncFolder(settings.folder)
    await noteBackup(config.dataFolder, { proven: { at: now(), file, rows, files }, failure: null })
    counts.proven += 1
    log.info({ file, rows, files }, 'a backup was written, restored and found whole')
    await removeOldest(settings.folder, PROVEN, settings.keep)
  }

  const warn = async () => {
    const { proven, failure } = await readRecord(config.dataFolder)
    const age = proven === null ? Number.POSITIVE_INFINITY : now() - proven.at
    if (age < MAX_PROOF_AGE_MS || now() - warnedAt < HOUR_MS) return
    warnedAt = now()
    const lastProven = proven === null ? 'never' : new Date(proven.at).toISOString()
    log.warn({ lastProven, failure: failure?.says }, 'no backup was proven for two days')
  }

  return {
    async tick() {
      if (isDue(await readRecord(config.dataFolder), settings, now())) {
        try {
          await run()
        } catch (error) {
          counts.failed += 1
          const says = error instanceof Error ? error.message : String(error)
          log.error({ err: error }, 'the nightly backup was not proven; it is tried again in an hour')
          await noteBackup(config.dataFolder, { failure: { at: now(), says } })
        }
      }
      await warn()
    },
    counts: () => counts,
  }
}

// Their names sort by time. Only proven ones count, so a failing disk never costs the last good one.
async function removeOldest(folder: string, pattern: RegExp, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name))
}
