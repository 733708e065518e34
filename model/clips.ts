import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANALYSIS_RATE_HZ, resample } from '@tappet/acoustics'
import { decodeFlac } from './flac.ts'

export type Clip = {
  /** Within the audio folder. */
  file: string
  label: string
  /** The repository's owner/name. */
  source: string
  licence: string
  /** Of one recording or one car: never on both sides of a split. */
  leakGroup: string
  /** Of unlicensed sound only measurements may be taken. */
  licensed: boolean
}

/** RFC 4180; objects by the header's names. */
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

/** Mono, 16 kHz. */
export async function decode(path: string): Promise<Float32Array> {
  const { samples, rateHz } = await decodeFlac(await readFile(path))
  return resample(samples, rateHz, ANALYSIS_RATE_HZ)
}
