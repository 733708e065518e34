/** The recordings a model is trained on: manifest.csv of the audio folder, and their samples. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANALYSIS_RATE_HZ, resample } from '@tappet/acoustics'
import { decodeFlac } from './flac.ts'

export type Clip = {
  /** Path within the audio folder. */
  file: string
  label: string
  /** Where it was published: the repository's owner/name. */
  source: string
  licence: string
  /** Clips of one group come from one recording or one car, and never stand on both sides of a split. */
  leakGroup: string
  /** It may train and ship anything; of the others only measurements may be taken. */
  licensed: boolean
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
  return rows.map(({ file = '', label = '', source = '', licence = '', leakGroup = '', mayShip = '' }) => ({
    file,
    label,
    source,
    licence,
    leakGroup,
    licensed: mayShip === 'True',
  }))
}

/** Mono samples at 16 kHz. */
export async function decode(path: string): Promise<Float32Array> {
  const { samples, rateHz } = await decodeFlac(await readFile(path))
  return resample(samples, rateHz, ANALYSIS_RATE_HZ)
}
