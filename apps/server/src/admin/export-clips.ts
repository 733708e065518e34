import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { soundOfFault } from '@tappet/diagnosis/differential'
import type pg from 'pg'
import { writeWhole } from '../database/folder.ts'
import { withClient } from '../database/with-client.ts'
import { StartError } from '../errors/start.ts'
import { nameFor, withoutContacts } from './anonymous.ts'

/** Content of labels.json, without name, address or account id. */
export type ClipLabels = { format: 1; exportedAt: string; clips: ClipLabel[] }
export type ClipLabel = {
  /** A pseudonym that follows from the server's secret. */
  file: string
  /** The issue found (packages/diagnosis/src/sound/issues.table.ts), `nothing_found` or `other`; of a fault the issue that it sounds as. */
  label: string
  /** What was said: `label`, or the fault (packages/diagnosis/knowledge/faults.csv) behind it. */
  found: string
  /** Of a recording after the repair that holds nothing: the file of the same case's recording before it, where that was given too. */
  beforeRepair: string | null
  /** The driver's note, without addresses, links and numbers. */
  words: string | null
  licence: string
  consentedAt: string
  /** The same pseudonym for all recordings of one driver. */
  group: string
  durationSeconds: number | null
  diagnosedAs: string | null
  modelVersion: string | null
}

type ConsentedClip = {
  history_id: string
  before_repair: string | null
  user_id: string
  found: string
  words: string | null
  licence: string
  consented_at: string
  /** A data: URL, in rows of before recordings were files. */
  clip: string | null
  version: string | null
  duration: string | null
  diagnosed_as: string | null
  model_version: string | null
}

type ReadStored = (version: string) => Promise<ReadableStream<Uint8Array> | null>

const SUFFIX: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
  'audio/amr': 'amr',
  'audio/3gpp': '3gp',
}

/**
 * Writes the recordings given for training, unchanged, and labels.json, under pseudonyms.
 * @param folder new or empty, so that it holds no recording that was withdrawn since
 * @param readStored the file store's reader
 * @returns how many were written, and how many cannot be
 * @throws StartError
 */
export async function exportClips(
  adminUrl: string,
  secret: string,
  folder: string,
  now: Date,
  readStored: ReadStored,
): Promise<{ written: number; left: number }> {
  await makeEmptyFolder(folder)
  return withClient(adminUrl, async (client) => {
    const clips: ClipLabel[] = []
    const files = new Map<string, string>()
    const before = new Map<ClipLabel, string>()
    let omissions = 0
    for (const id of await givenIds(client)) {
      // One by one: recordings are large, and a consent may be withdrawn during the export.
      const clip = await readClip(client, id)
      if (clip === null) continue
      const label = await writeClip(clip, secret, folder, readStored)
      if (label === null) {
        omissions++
        continue
      }
      clips.push(label)
      files.set(id, label.file)
      if (clip.before_repair !== null) before.set(label, clip.before_repair)
    }
    for (const [label, id] of before) label.beforeRepair = files.get(id) ?? null
    clips.sort((a, b) => a.file.localeCompare(b.file))
    const labels: ClipLabels = { format: 1, exportedAt: now.toISOString(), clips }
    await writeWhole(join(folder, 'labels.json'), `${JSON.stringify(labels, null, 2)}\n`)
    return { written: clips.length, left: omissions }
  })
}

async function makeEmptyFolder(folder: string): Promise<void> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(`${folder} cannot be written to (${error.code}). Nothing was exported.`)
  })
  if (there.length > 0)
    throw new StartError(
      `${folder} is not empty. Name a new folder: a recording that was withdrawn must not remain in it. Nothing was exported.`,
    )
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

const GIVEN = `from public.mechanic_findings f
  join public.history h on h.id = f.history_id and h.user_id = f.user_id
  where f.licence is not null and h.type = 'audio'`

// The latest recording of the same case from before the repair, of which a fault was found.
const BEFORE_REPAIR = `(select b.history_id from public.case_items a
  join public.case_items r on r.case_id = a.case_id and r.kind = 'repair' and r.maintenance_id is not null
    and r.happened_at < a.happened_at
  join public.case_items b on b.case_id = a.case_id and b.kind = 'sound' and b.happened_at <= r.happened_at
  join public.mechanic_findings g on g.history_id = b.history_id and g.user_id = b.user_id
  where f.found = 'nothing_found' and a.kind = 'sound' and a.history_id = f.history_id
    and a.user_id = f.user_id and g.found <> 'nothing_found'
  order by b.happened_at desc, b.id limit 1)`

async function givenIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select h.id ${GIVEN} order by h.id`)
  return rows.map(({ id }) => id)
}

async function readClip(client: pg.Client, id: string): Promise<ConsentedClip | null> {
  const { rows } = await client.query<ConsentedClip>(
    `select ${BEFORE_REPAIR} as before_repair, f.history_id, f.user_id, f.found, f.words, f.licence,
       to_char(f.consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as consented_at,
       h.data ->> 'audioData' as clip,
       (select o.version from storage.objects o
         where o.bucket_id = 'receipts' and o.name = f.user_id || '/' || h.id || '.wav'
           and h.data ->> 'audioUrl' like '%/' || o.name) as version,
       h.data ->> 'audioDuration' as duration, h.data -> 'issue' ->> 'id' as diagnosed_as,
       h.data ->> 'model_version' as model_version
     ${GIVEN} and h.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

async function soundOf({ clip, version }: ConsentedClip, readStored: ReadStored) {
  const file = version === null ? null : await readStored(version)
  if (file !== null) return { suffix: 'wav', bytes: Buffer.from(await new Response(file).arrayBuffer()) }
  const [, type = '', base64 = ''] = /^data:([\w/+.-]+)(?:;[^,]*)?;base64,([\s\S]+)$/.exec(clip ?? '') ?? []
  const suffix = SUFFIX[type]
  return suffix === undefined ? null : { suffix, bytes: Buffer.from(base64, 'base64') }
}

async function writeClip(
  clip: ConsentedClip,
  secret: string,
  folder: string,
  readStored: ReadStored,
): Promise<ClipLabel | null> {
  const sound = await soundOf(clip, readStored)
  if (sound === null) return null
  const file = `${nameFor('clip', clip.history_id, secret)}.${sound.suffix}`
  await writeWhole(join(folder, file), sound.bytes)
  const duration = Number.parseFloat(clip.duration ?? '')
  return {
    file,
    label: soundOfFault(clip.found) ?? clip.found,
    found: clip.found,
    beforeRepair: null,
    words: clip.words === null ? null : withoutContacts(clip.words),
    licence: clip.licence,
    consentedAt: clip.consented_at,
    group: nameFor('driver', clip.user_id, secret),
    durationSeconds: Number.isFinite(duration) ? duration : null,
    diagnosedAs: clip.diagnosed_as,
    modelVersion: clip.model_version,
  }
}
