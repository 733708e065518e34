import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type BackupRecord,
  isNotedAhead,
  MAX_PROOF_AGE_MS,
  provenUpTo,
  readRecord,
} from '../../backup/record.ts'
import type { BackupConfig } from '../../config/index.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

type Settings = { dataFolder: string; backups?: BackupConfig; databaseUrl?: string }

/** Judged by the last backup that was restored and compared. */
export async function checkBackups(settings: Settings, now: number): Promise<Finding[]> {
  const record = await readRecord(settings.dataFolder, now)
  const findings = await findingsOf(settings, record, now)
  if (!(await isNotedAhead(settings.dataFolder, now))) return findings
  return [
    ...findings,
    notice(
      'clock',
      'backups.json names times in the future, which count as never: look at the clock of this machine.',
    ),
  ]
}

async function findingsOf(settings: Settings, record: BackupRecord, now: number): Promise<Finding[]> {
  const { backups } = settings
  const proven = await stillThere(lastProven(record, settings, now), record, backups?.folder)
  if (backups?.secondFolder !== undefined) return [proven, lastCopied(record, now)]
  const isBesideData = backups !== undefined && (await isOneDisk(backups.folder, settings.dataFolder))
  if (!isBesideData || proven.verdict !== 'fine') return [proven]
  return [
    notice(
      'backups',
      `${proven.says}. They lie on the disk of the data and are lost with it: set BACKUP_SECOND_DIR to a folder on another one.`,
    ),
  ]
}

async function stillThere(
  finding: Finding,
  { proven }: BackupRecord,
  folder: string | undefined,
): Promise<Finding> {
  if (proven === null || finding.verdict === 'wrong') return finding
  const isThere = await stat(proven.file).then(
    () => true,
    () => false,
  )
  if (isThere) return finding
  // The operator may have moved it.
  if (dirname(proven.file) !== folder)
    return notice(
      'backups',
      `${finding.says}. It is not there any more: whether it is kept elsewhere is not known.`,
    )
  return wrong(
    'backups',
    `${finding.says}. It is not there any more: look where it went, or make another one.`,
  )
}

function lastProven(
  { proven, failure }: BackupRecord,
  { backups, databaseUrl }: Settings,
  now: number,
): Finding {
  const why = failure === null ? '' : ` The last try failed: ${failure.says}`
  if (proven !== null) {
    const missing = proven.missing === 0 ? '' : `, without ${proven.missing} stored files that were not there`
    const says = `last proven ${new Date(proven.at).toISOString()}, made ${new Date(provenUpTo(proven)).toISOString()} (${proven.file}: ${proven.rows} rows, ${proven.files} files${missing})`
    if (now - provenUpTo(proven) > MAX_PROOF_AGE_MS)
      return wrong('backups', `${says}, more than two days ago.${why}`)
    if (failure !== null) return notice('backups', `${says}.${why}`)
    return proven.missing === 0 ? fine('backups', says) : wrong('backups', says)
  }
  if (failure !== null) return wrong('backups', `none was ever proven.${why}`)
  if (backups === undefined)
    return notice(
      'backups',
      'none was ever proven, and BACKUP_KEEP=0 turns them off. Without it the server makes and proves one each night; or run npm run admin -- prove FILE on yours.',
    )
  const nodes = databaseUrl === undefined ? '' : ' Of many nodes one makes them: see the doctor of each.'
  return notice(
    'backups',
    `none was proven yet; the server writes one each night to ${backups.folder}.${nodes}`,
  )
}

function lastCopied({ copied, copyFailure }: BackupRecord, now: number): Finding {
  const says =
    copied === null
      ? 'no backup was copied there yet'
      : `${copied.name} was copied there ${new Date(copied.at).toISOString()}`
  const why = copyFailure === null ? '' : ` The last try failed: ${copyFailure.says}`
  if (copied !== null && now - copied.at > MAX_PROOF_AGE_MS)
    return wrong('second folder', `${says}, more than two days ago.${why}`)
  if (copyFailure !== null) return wrong('second folder', `${says}.${why}`)
  return copied === null ? notice('second folder', says) : fine('second folder', says)
}

async function isOneDisk(folder: string, dataFolder: string): Promise<boolean> {
  const [one, other] = await Promise.all([folder, dataFolder].map((each) => stat(each).catch(() => null)))
  return one !== null && other !== null && one?.dev === other?.dev
}
