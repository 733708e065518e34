/** The recordings a model is trained on: manifest.csv of the audio folder, and their samples. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'

export type Clip = {
  /** Path within the audio folder. */
  file: string
  label: string
  /** Where it was published: the repository's owner/name. */
  source: string
  licence: string
  /** Clips of one group come from one recording or one car, and never stand on both sides of a split. */
  leakGroup: string
}

/** Rows of a CSV text with quoted fields (RFC 4180), as objects by the header's names. */
export function parseCsv(text: string): Record<string, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  const fields = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    )
  const [header = '', ...rows] = lines
  const names = fields(header)
  return rows.map((row) => Object.fromEntries(fields(row).map((value, n) => [names[n] ?? '', value])))
}

/** @throws Error when the folder holds no manifest */
export async function readManifest(folder: string): Promise<Clip[]> {
  const rows = parseCsv(await readFile(join(folder, 'manifest.csv'), 'utf8'))
  return rows.map(({ file = '', label = '', source = '', licence = '', leakGroup = '' }) => ({
    file,
    label,
    source,
    licence,
    leakGroup,
  }))
}

/** Mono samples at 16 kHz, decoded by ffmpeg, which only training needs. */
export async function decode(path: string): Promise<Float32Array> {
  const args = ['-v', 'error', '-i', path, '-ac', '1', '-ar', String(ANALYSIS_RATE_HZ), '-f', 'f32le', '-']
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (exitCode !== 0) throw new Error(`ffmpeg could not read ${path}`)
  const bytes = Buffer.concat(chunks)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
