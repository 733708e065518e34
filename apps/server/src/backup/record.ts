import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writeWhole } from '../database/folder.ts'

const schema = z.object({
  /** When the server first looked; milliseconds. */
  since: z.number().nullable().default(null),
  /** The last restored and compared; milliseconds. */
  proven: z
    .object({
      at: z.number(),
      /** Absent where an earlier version noted it, which proved each as it was made. */
      madeAt: z.number().optional(),
      file: z.string(),
      rows: z.number(),
      files: z.number(),
      missing: z.number().default(0),
    })
    .nullable(),
  triedAt: z.number().nullable(),
  /** Of the last try; null after a proof. */
  failure: z.object({ at: z.number(), says: z.string() }).nullable(),
  copied: z.object({ at: z.number(), name: z.string() }).nullable().default(null),
  /** Of the last try; null after a copy. */
  copyFailure: z.object({ at: z.number(), says: z.string() }).nullable().default(null),
})
export type BackupRecord = z.infer<typeof schema>

/** An old backup that is proven today is an old one. */
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

/** A time in the future, noted while the clock was ahead, counts as never. */
export async function readRecord(dataFolder: string, now: number): Promise<BackupRecord> {
  return withoutFuture(await readNoted(dataFolder), now)
}

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

export async function noteBackup(dataFolder: string, change: Partial<BackupRecord>): Promise<void> {
  const record = { ...(await readNoted(dataFolder)), ...change }
  await writeWhole(pathOf(dataFolder), `${JSON.stringify(record, null, 2)}\n`)
}
