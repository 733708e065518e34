/**
 * `node bench/own-normal.ts REFERENCES... -- FILES...` (WAV or FLAC; three references or more of one situation): a line
 * of JSON for each file, the last for all together.
 */
import { readFile } from 'node:fs/promises'
import { decodeWav, downmix, finiteSamples, resample } from '@tappet/acoustics'
import { hearCarClasses } from '@tappet/acoustics/listener'
import { compareWithNormal, measureTake, ownSpread, ownVerdict, takeProblem } from '@tappet/acoustics/normal'
import { decodeFlac } from '../model/flac.ts'

const MAX_SECONDS = 600
const listener = { revision: ownSpread.listenerRevision, hear: hearCarClasses }

async function samplesOf(path: string): Promise<Float32Array> {
  const bytes = await readFile(path)
  if (path.toLowerCase().endsWith('.flac')) {
    const { samples, rateHz } = await decodeFlac(bytes)
    return resample(samples, rateHz)
  }
  const decoded = decodeWav(bytes, { maxDurationSeconds: MAX_SECONDS })
  if (!decoded.ok) throw new Error(decoded.code)
  return resample(finiteSamples(downmix(decoded.wav.channels)), decoded.wav.sampleRateHz)
}

async function measured(path: string) {
  try {
    const samples = await samplesOf(path)
    const take = measureTake(samples, listener)
    return { path, take, problem: takeProblem(samples, take) }
  } catch (error) {
    return { path, error: error instanceof Error ? error.message : String(error) }
  }
}

const paths = process.argv.slice(2)
const cut = paths.indexOf('--')
if (cut < 1 || cut === paths.length - 1)
  throw new Error('Use: node bench/own-normal.ts REFERENCES... -- FILES... (three references and more)')
const references = await Promise.all(paths.slice(0, cut).map(measured))
for (const each of references) {
  if (each.take === undefined) console.error(`${each.path}: this reference is left out: ${each.error}`)
  else if (each.problem !== null)
    console.error(`${each.path}: the product would refuse this reference: ${each.problem}`)
}
const earlier = references.flatMap(({ take }) => take ?? [])
const compared = []
for (const { path, take, problem, error } of await Promise.all(paths.slice(cut + 1).map(measured))) {
  if (take === undefined) {
    console.log(JSON.stringify({ file: path, distance: null, error }))
    continue
  }
  const result = compareWithNormal(earlier, take, ownSpread)
  compared.push(result)
  if (result.kind === 'compared') {
    const { distance, isOver, directions } = result
    const words = directions.map(({ text }) => text)
    console.log(JSON.stringify({ file: path, distance, isOver, words, refused: problem }))
  } else console.log(JSON.stringify({ file: path, distance: null, why: result.why, refused: problem }))
}
console.log(JSON.stringify({ together: ownVerdict(compared), line: ownSpread.line }))
