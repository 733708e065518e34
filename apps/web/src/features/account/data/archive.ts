import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'

/*
 * The export of one account: rows as JSON per table, sounds and receipts as the
 * files, and the log and the scans also as CSV.
 */

export const ARCHIVE_VERSION = 1
/** Unpacked size: far above an account's, far below a browser's memory. */
const LARGEST_BYTES = 1024 * 1024 * 1024

const manifestSchema = z.object({
  format: z.literal('tappet-export'),
  version: z.number().int().positive(),
  product_version: z.string(),
  exported_at: z.string(),
  user_id: z.string(),
  email: z.string().nullable(),
  /** Files that could not be fetched when the archive was made. */
  missing: z.array(z.string()).default([]),
  /** Changes and recordings on the device that made it, which the server did not have. */
  not_sent: z.number().int().nonnegative().default(0),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>

export type Row = Record<string, unknown>
export type Archive = {
  manifest: ArchiveManifest
  /** Table name to rows. */
  tables: Record<string, Row[]>
  receipts: FilesByName
  recordings: FilesByName
}
export type FilesByName = Map<string, Uint8Array<ArrayBuffer>>

/** The file is not an archive of Tappet; the message is for the driver. */
export class UnreadableArchive extends Error {}

type Files = Record<string, Uint8Array<ArrayBuffer>>

const json = (value: unknown, indent = 2) => strToU8(JSON.stringify(value, null, indent))

/**
 * Packs one ZIP. Sounds that lie in history rows, as before they were files, move into files named by the row's id.
 * @param sheets CSV by file name
 */
export function packArchive(
  { manifest, tables, receipts, recordings }: Archive,
  sheets: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const files: Files = { 'manifest.json': json(manifest) }
  for (const [name, csv] of Object.entries(sheets)) files[name] = strToU8(csv)
  for (const [table, rows] of Object.entries(tables)) {
    const whole = table === 'history' ? rows.map((row) => layBeside(row, files)) : rows
    // A drive has a hundred thousand numbers, and a line for each would make the file three times as long.
    files[`data/${table}.json`] = json(whole, table === 'obd_drives' ? 0 : 2)
  }
  for (const [name, bytes] of receipts) files[`receipts/${name}`] = bytes
  for (const [name, bytes] of recordings) files[`recordings/${name}`] = bytes
  return zipSync(files, { level: 6 })
}

/** @throws UnreadableArchive */
export function unpackArchive(bytes: Uint8Array): Archive {
  const files = unzip(bytes)
  const manifest = readManifest(files)
  const tables: Archive['tables'] = {}
  for (const [path, content] of Object.entries(files)) {
    const table = /^data\/([a-z_]+)\.json$/.exec(path)?.[1]
    if (table) tables[table] = readRows(path, content)
  }
  tables.history = (tables.history ?? []).map((row) => takeBack(row, files))
  return {
    manifest,
    tables,
    receipts: filesUnder('receipts/', files),
    recordings: filesUnder('recordings/', files),
  }
}

function filesUnder(folder: string, files: Files): FilesByName {
  const under = Object.entries(files).flatMap(([path, content]) => {
    const name = path.startsWith(folder) ? path.slice(folder.length) : ''
    return name === '' || name.includes('/') ? [] : [[name, content] as const]
  })
  return new Map(under)
}

function unzip(bytes: Uint8Array): Files {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize
        if (total > LARGEST_BYTES)
          throw new UnreadableArchive('This file unpacks to more than an account holds.')
        return true
      },
    }) as Files
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw new UnreadableArchive('This is not a ZIP file, or it arrived damaged.')
  }
}

function readManifest(files: Files): ArchiveManifest {
  const manifest = manifestSchema.safeParse(readJson(files['manifest.json']))
  if (!manifest.success) throw new UnreadableArchive('This ZIP is not an export of Tappet.')
  if (manifest.data.version > ARCHIVE_VERSION) {
    throw new UnreadableArchive('This export was made by a newer version of Tappet. Update this one first.')
  }
  return manifest.data
}

function readJson(content: Uint8Array | undefined): unknown {
  try {
    return content ? JSON.parse(strFromU8(content)) : undefined
  } catch {
    return undefined
  }
}

function readRows(path: string, content: Uint8Array): Row[] {
  const rows = z.array(z.record(z.string(), z.unknown())).safeParse(readJson(content))
  if (!rows.success) throw new UnreadableArchive(`${path} in this export cannot be read.`)
  return rows.data
}

const DATA_URL = /^data:([\w/+.-]+);base64,(.*)$/s
const SUFFIX: Record<string, string> = { 'audio/wav': 'wav', 'audio/webm': 'webm', 'audio/mpeg': 'mp3' }

function layBeside(row: Row, files: Files): Row {
  const data = row.data as Row | null
  const [, type, base64 = ''] = DATA_URL.exec(String(data?.audioData)) ?? []
  if (!type) return row
  const path = `recordings/${String(row.id)}.${SUFFIX[type] ?? 'bin'}`
  files[path] = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { ...row, data: { ...data, audioData: null, audioFile: { path, type } } }
}

const audioFile = z.object({ path: z.string(), type: z.string() })

function takeBack(row: Row, files: Files): Row {
  const data = row.data as Row | null
  const pointer = audioFile.safeParse(data?.audioFile)
  if (!data || !pointer.success) return row
  const { audioFile: _pointer, audioData: _none, ...rest } = data
  const bytes = files[pointer.data.path]
  delete files[pointer.data.path]
  if (!bytes) return { ...row, data: rest }
  return { ...row, data: { ...rest, audioData: `data:${pointer.data.type};base64,${toBase64(bytes)}` } }
}

const CHUNK_BYTES = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  }
  return btoa(text)
}
