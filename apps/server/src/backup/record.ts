/** What is known of this installation's backups: TAPPET_DATA/backups.json. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writeWhole } from '../database/folder.ts'

const schema = z.object({
  /** When the server first looked whether a backup is due; milliseconds. */
  since: z.number().nullable().default(null),
  /** The last backup that was restored and compared; milliseconds. */
  proven: z
    .object({
      at: z.number(),
      /** When the backup itself was made; absent in what earlier versions noted, which proved each as it was made. */
      madeAt: z.number().optional(),
      file: z.string(),
      rows: z.number(),
      files: z.number(),
      /** Stored files that rows name and that were not there to be backed up. */
      missing: z.number().default(0),
    })
    .nullable(),
  /** When the server last began a nightly backup; milliseconds. */
  triedAt: z.number().nullable(),
  /** Why the last try did not end in a proof; null after one that did. */
  failure: z.object({ at: z.number(), says: z.string() }).nullable(),
  /** The last backup that was copied to the second folder, by its name; milliseconds. */
  copied: z.object({ at: z.number(), name: z.string() }).nullable().default(null),
  /** Why the last try to copy one failed; null after one that did not. */
  copyFailure: z.object({ at: z.number(), says: z.string() }).nullable().default(null),
})
export type BackupRecord = z.infer<typeof schema>

/** Up to when the data is in a proven backup: an old backup that is proven today is an old one. */
export const provenUpTo = (proven: { at: number; madeAt?: number | undefined }): number =>
  proven.madeAt ?? proven.at

const NOTHING_KNOWN: BackupRecord = {
  since: null,
  proven: null,
  triedAt: null,
  failure: null,
  copied: null,
  copyFailure: null,
}
/** After so long without a proven backup the operator is warned. */
export const MAX_PROOF_AGE_MS = 2 * 86_400_000

const pathOf = (dataFolder: string) => join(dataFolder, 'backups.json')

/** What is known at `now`: a time in the future, noted while the clock was ahead, counts as never. */
export async function readRecord(dataFolder: string, now: number): Promise<BackupRecord> {
  return withoutFuture(await readNoted(dataFolder), now)
}

/** Whether anything was noted while the clock was ahead. */
export async function isNotedAhead(dataFolder: string, now: number): Promise<boolean> {
  const noted = await readNoted(dataFolder)
  return !isDeepStrictEqual(withoutFuture(noted, now), noted)
}

function withoutFuture(noted: BackupRecord, now: number): BackupRecord {
  const { since, triedAt, proven, failure, copied, copyFailure } = noted
  const past = (at: number | null) => (at !== null && at > now ? null : at)
  const of = <T extends { at: number }>(event: T | null) => (event !== null && event.at > now ? null : event)
  return {
    since: past(since),
    triedAt: past(triedAt),
    proven: proven !== null && provenUpTo(proven) > now ? null : of(proven),
    failure: of(failure),
    copied: of(copied),
    copyFailure: of(copyFailure),
  }
}

/** A missing or damaged record proves nothing. */
async function readNoted(dataFolder: string): Promise<BackupRecord> {
  try {
    return schema.parse(JSON.parse(await readFile(pathOf(dataFolder), 'utf8')))
  } catch {
    return NOTHING_KNOWN
  }
}

/** Notes the proof of a file that an operator named, unless a later backup was proven. */
export async function noteProof(
  dataFolder: string,
  proof: { at: number; madeAt: number; file: string; rows: number; files: number },
): Promise<void> {
  const { proven } = await readRecord(dataFolder, Math.max(proof.at, proof.madeAt))
  if (proven !== null && provenUpTo(proven) > proof.madeAt) return
  // What was missing when it was made is missing from it still.
  const missing = proven?.file === proof.file ? proven.missing : 0
  await noteBackup(dataFolder, { proven: { ...proof, missing }, failure: null })
}

/** Changes what is given and keeps the rest. */
export async function noteBackup(dataFolder: string, change: Partial<BackupRecord>): Promise<void> {
  const record = { ...(await readNoted(dataFolder)), ...change }
  await writeWhole(pathOf(dataFolder), `${JSON.stringify(record, null, 2)}\n`)
}
