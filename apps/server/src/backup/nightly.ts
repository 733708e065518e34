/** Each nightly backup is read back, restored and compared before it counts. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Logger } from 'pino'
import type { BackupConfig, Config } from '../config/index.ts'
import { syncFolder } from '../database/folder.ts'
import { reasonOf } from '../errors/start.ts'
import type { Proof } from './prove.ts'
import {
  type BackupRecord,
  isNotedAhead,
  MAX_PROOF_AGE_MS,
  noteBackup,
  provenUpTo,
  readRecord,
} from './record.ts'
import { expired, isUnproven, stemOf, timeOf } from './retention.ts'
import { copyToSecond } from './second-folder.ts'
import type { ReadStored } from './stored-files.ts'

export type NightlyOptions = {
  config: Config
  settings: BackupConfig
  adminUrl: string
  log: Logger
  now: () => number
  readStored?: ReadStored
  /** Of many nodes on one database one makes the backups. */
  isMine?: () => Promise<boolean>
  make?: (target: string) => Promise<{ missing: number }>
  prove?: (file: string) => Promise<Proof>
}

type Counts = { proven: number; failed: number; copied: number; copyFailed: number }

export type Nightly = {
  tick(): Promise<void>
  counts(): Counts
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Half past two, UTC. */
const AT_MINUTE = 150

/** No try since the last time of the day, or a failure an hour ago. */
export function isDue({ triedAt, since, failure }: BackupRecord, now: number): boolean {
  const today = Math.floor(now / DAY_MS) * DAY_MS + AT_MINUTE * MINUTE_MS
  const last = today <= now ? today : today - DAY_MS
  // A new installation has its first one in its first night.
  if ((triedAt ?? since ?? now) < last) return true
  return failure !== null && now - Math.max(triedAt ?? 0, failure.at) >= HOUR_MS
}

export function createNightly(options: NightlyOptions): Nightly {
  const { config, settings, log, now, isMine = async () => true } = options
  const { secondFolder } = settings
  const counts: Counts = { proven: 0, failed: 0, copied: 0, copyFailed: 0 }
  const warn = createWarning(options)
  const warnAhead = createAheadWarning(options)

  const tick = async () => {
    if (!(await isMine())) return
    await warnAhead()
    const record = await readRecord(config.dataFolder, now())
    if (record.since === null) await noteBackup(config.dataFolder, { since: now() })
    if (isDue(record, now())) {
      try {
        await makeOne(options)
        counts.proven += 1
      } catch (error) {
        counts.failed += 1
        log.error({ err: error }, 'the nightly backup was not proven; it is tried again in an hour')
        await noteBackup(config.dataFolder, { failure: { at: now(), says: reasonOf(error) } })
      }
    }
    if (secondFolder !== undefined) await copyNewest(secondFolder)
    await warn()
  }

  const copyNewest = async (folder: string) => {
    const { dataFolder } = config
    const { proven, copied, copyFailure } = await readRecord(dataFolder, now())
    const name = proven === null ? '' : basename(proven.file)
    // An operator may have proven a file that is none of these.
    if (proven === null || dirname(proven.file) !== settings.folder || timeOf(name) === null) return
    if (copied?.name === name || (copyFailure !== null && now() - copyFailure.at < HOUR_MS)) return
    try {
      const { keep } = settings
      await copyToSecond({ folder, dataFolder, name, path: proven.file, keep, now: now() })
      counts.copied += 1
      await noteBackup(dataFolder, { copied: { at: now(), name }, copyFailure: null })
      log.info({ name, to: folder }, 'the backup was copied to the second folder')
    } catch (error) {
      counts.copyFailed += 1
      log.error({ err: error, to: folder }, 'the backup was not copied; it is tried again in an hour')
      await noteBackup(dataFolder, { copyFailure: { at: now(), says: reasonOf(error) } })
    }
  }

  return { tick, counts: () => counts }
}

async function makeOne(options: NightlyOptions): Promise<void> {
  const { config, settings, adminUrl, log, now, readStored } = options
  const { dataFolder, backupPassphrase: phrase, diskFloorBytes: floorBytes } = config
  // Loaded once a night: they take 5 MB.
  const { backup } = await import('./backup.ts')
  const { prove } = await import('./prove.ts')
  const make =
    options.make ??
    ((target) => backup({ adminUrl, dataFolder, target, now: now(), phrase, floorBytes, readStored }))
  const proof = options.prove ?? ((file) => prove(config, file, now))
  await noteBackup(dataFolder, { triedAt: now() })
  const ending = phrase === undefined ? 'tar.gz' : 'tar.gz.age'
  const draft = join(settings.folder, `${stemOf(now())}.unproven.${ending}`)
  const file = join(settings.folder, `${stemOf(now())}.${ending}`)
  await mkdir(settings.folder, { recursive: true, mode: 0o700 })
  for (const name of (await readdir(settings.folder)).filter(isUnproven))
    await rm(join(settings.folder, name))
  const { missing } = await make(draft)
  const { rows, files } = await proof(draft)
  await rename(draft, file)
  await syncFolder(settings.folder)
  await noteBackup(dataFolder, {
    proven: { at: now(), madeAt: now(), file, rows, files, missing },
    failure: null,
  })
  log.info({ file, rows, files }, 'a backup was written, restored and found whole')
  if (missing > 0) log.error({ missing }, 'stored files that rows name are not there, and in no new backup')
  // Only proven ones count, so a failing disk never costs the last good one.
  for (const name of expired(await readdir(settings.folder), settings.keep, now()))
    await rm(join(settings.folder, name))
}

function createWarning({ config, log, now }: NightlyOptions): () => Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const { proven, since, failure } = await readRecord(config.dataFolder, now())
    const age = now() - (proven ? provenUpTo(proven) : (since ?? now()))
    if (age < MAX_PROOF_AGE_MS || now() - warnedAt < HOUR_MS) return
    warnedAt = now()
    const lastProven = proven === null ? 'never' : new Date(provenUpTo(proven)).toISOString()
    log.warn({ lastProven, failure: failure?.says }, 'no backup was proven for two days')
  }
}

function createAheadWarning({ config, log, now }: NightlyOptions): () => Promise<void> {
  let isWarned = false
  return async () => {
    if (isWarned || !(await isNotedAhead(config.dataFolder, now()))) return
    isWarned = true
    log.warn(
      'backups.json names times in the future, which count as never: look at the clock of this machine',
    )
  }
}
