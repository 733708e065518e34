import { MAX_PROOF_AGE_MS, readRecord } from '../backups/record.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

/** Whether the data would survive the loss of this machine: by the last backup that was restored and compared. */
export async function checkBackups(
  { dataFolder, backups }: { dataFolder: string; backups?: { folder: string } },
  now: number,
): Promise<Finding> {
  const { proven, failure } = await readRecord(dataFolder)
  const why = failure === null ? '' : ` The last try failed: ${failure.says}`
  if (proven !== null) {
    const says = `last proven ${new Date(proven.at).toISOString()} (${proven.file}: ${proven.rows} rows, ${proven.files} files)`
    if (now - proven.at <= MAX_PROOF_AGE_MS && failure === null) return fine('backups', says)
    if (now - proven.at <= MAX_PROOF_AGE_MS) return notice('backups', `${says}.${why}`)
    return wrong('backups', `${says}, more than two days ago.${why}`)
  }
  if (failure !== null) return wrong('backups', `none was ever proven.${why}`)
  if (backups !== undefined)
    return notice('backups', `none was proven yet; the server writes to ${backups.folder}`)
  return notice(
    'backups',
    'none was ever proven. Set BACKUP_DIR, and the server makes and proves one each night; or run npm run admin -- prove FILE on yours.',
  )
}
