/**
 * `node model/measure.ts --audio FOLDER [--part 0/2]` keeps the numbers of every recording and its augmented copies in
 * .cache/model, by evidence version; parts may run side by side.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ANALYSIS_RATE_HZ, EVIDENCE_VERSION, evidenceTable, extractEvidence } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { type Random, seededRandom, silence } from '@tappet/acoustics/testing'
import { sha256 } from '../scripts/data-files.ts'
import { augment, throughRecorder } from './augment.ts'
import { type Clip, decode, readManifest } from './clips.ts'

/** Only `recording` is judged. */
export type Origin = 'recording' | 'copy' | 'synthetic'

/** In the evidence table's order; the listener's log-odds are null of less than a second. */
export type Sample = Clip & { origin: Origin; values: (number | null)[]; odds: number[] | null }

const LONGEST_SECONDS = 20
const CAR_COPIES = 6
const OTHER_COPIES = 2
const PIECE = LONGEST_SECONDS * ANALYSIS_RATE_HZ
const SENTENCES = 2
const SPEECH = 'negative:speech'

export const cacheFolder = join(import.meta.dirname, '../.cache/model')

/** What is learned from one listener means nothing to another. */
export const listenerRevision = sha256(
  readFileSync(join(import.meta.dirname, '../packages/acoustics/src/listener/weights.data.json')),
).slice(0, 8)
const revision = `v${EVIDENCE_VERSION}-${listenerRevision}`

export function measure(samples: Float32Array): (number | null)[] {
  const { measurements } = extractEvidence(samples)
  return evidenceTable.map(({ id }) => {
    const value = measurements[id]?.value ?? null
    return value === null ? null : Number(value.toPrecision(6))
  })
}

export const listenTo = (samples: Float32Array): number[] | null =>
  hearAllClasses(samples)?.map((odds) => Number(odds.toPrecision(4))) ?? null

async function measureClip(
  folder: string,
  clip: Clip,
  clips: readonly Clip[],
  seed: number,
): Promise<Sample[]> {
  const samples = await decode(join(folder, clip.file))
  const random = seededRandom(seed)
  const copies = clip.label.startsWith('negative') ? OTHER_COPIES : CAR_COPIES
  const sample = (origin: Origin, sound: Float32Array): Sample => ({
    ...clip,
    origin,
    values: measure(sound),
    odds: listenTo(sound),
  })
  const pieces = Math.min(3, Math.floor(samples.length / PIECE))
  const measured = [sample('recording', samples.slice(0, PIECE))]
  for (let n = 0; n < copies; n++) measured.push(sample('copy', augment(samples, random)))
  if (copies === CAR_COPIES)
    for (let n = 1; n < pieces; n++) measured.push(sample('copy', samples.slice(n * PIECE, (n + 1) * PIECE)))
  if (clip.label === SPEECH) {
    const voice = clips.filter(({ leakGroup }) => leakGroup === clip.leakGroup)
    const word = async () => decode(join(folder, (voice[Math.floor(random() * voice.length)] ?? clip).file))
    for (let n = 0; n < SENTENCES; n++)
      measured.push(sample('copy', throughRecorder(await sentence(word, random), random)))
  }
  return measured
}

/** Single words last half a second; people record sentences. */
async function sentence(word: () => Promise<Float32Array>, random: Random): Promise<Float32Array> {
  const parts: Float32Array[] = []
  const wanted = (2 + 8 * random()) * ANALYSIS_RATE_HZ
  for (let length = 0; length < wanted; ) {
    const [next, gap] = [await word(), silence(0.03 + 0.4 * random() ** 2)]
    parts.push(next, gap)
    length += next.length + gap.length
  }
  return joined(parts)
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const isPart = (name: string, kind: string) => name.startsWith(`${kind}-${revision}-`)

export async function keepSamples(
  kind: 'recordings' | 'synthetic',
  part: string,
  samples: readonly Sample[],
  folder = cacheFolder,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${kind}-${revision}-${part.replace('/', 'of')}.json`)
  await writeFile(file, JSON.stringify(samples))
}

/**
 * In the order of their files, which decides what is learned.
 * @throws Error when nothing was measured by the present evidence version and listener
 */
export async function loadSamples(kind: 'recordings' | 'synthetic', folder = cacheFolder): Promise<Sample[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => isPart(name, kind)) : []
  if (names.length === 0) throw new Error(`Nothing measured yet: see model/README.md (${kind})`)
  const parts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return parts.flatMap((text) => JSON.parse(text) as Sample[]).sort(byFile)
}

// Stable; by code units, the same in every locale.
const byFile = (a: Sample, b: Sample) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)

/** `n/of` */
export function partOf(part: string): (place: number) => boolean {
  const [n = 0, of = 1] = part.split('/').map(Number)
  return (place) => place % of === n
}

async function main() {
  const options = { audio: { type: 'string' }, part: { type: 'string', default: '0/1' } } as const
  const { audio, part } = parseArgs({ options }).values
  if (audio === undefined) throw new Error('Use: node model/measure.ts --audio FOLDER [--part 0/2]')
  const clips = await readManifest(audio)
  const mine = partOf(part)
  const samples: Sample[] = []
  for (const [n, clip] of clips.entries()) {
    if (mine(n)) samples.push(...(await measureClip(audio, clip, clips, n + 1)))
  }
  await keepSamples('recordings', part, samples)
  console.log(`${samples.length} sounds measured`)
}

if (import.meta.main) await main()
