import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANALYSIS_RATE_HZ, resample } from '@tappet/acoustics'
import Papa from 'papaparse'
import { decodeFlac } from './flac.ts'

export type Clip = {
  file: string
  label: string
  source: string
  licence: string
  /** Of one recording or one car: never on both sides of a split. */
  leakGroup: string
  /** Of unlicensed sound only measurements may be taken. */
  licensed: boolean
}

/** @throws Error when the folder holds no manifest */
export async function readManifest(folder: string): Promise<Clip[]> {
  const text = await readFile(join(folder, 'manifest.csv'), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  return data.map(({ file = '', label = '', source = '', licence = '', leakGroup = '', mayShip = '' }) => ({
    file,
    label,
    source,
    licence,
    leakGroup,
    licensed: mayShip === 'True',
  }))
}

export async function decode(path: string): Promise<Float32Array> {
  const { samples, rateHz } = await decodeFlac(await readFile(path))
  return resample(samples, rateHz, ANALYSIS_RATE_HZ)
}
