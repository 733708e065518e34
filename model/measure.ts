/** Evidence of every clip and of its augmented copies, kept in .cache so that fitting can be tried again. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ANALYSIS_RATE_HZ, EVIDENCE_VERSION, evidenceTable, extractEvidence } from '@tappet/acoustics'
import { seededRandom } from '@tappet/acoustics/testing'
import { augment } from './augment.ts'
import { type Clip, decode } from './clips.ts'

/** One clip, or one augmented copy of it, as numbers in the evidence table's order. */
export type Sample = Clip & { copy: number; values: (number | null)[] }

const LONGEST_SECONDS = 20
const CAR_COPIES = 8
const NEGATIVE_COPIES = 2
const CACHE = join(import.meta.dirname, '../.cache/model/evidence.json')

const measure = (samples: Float32Array) => {
  const { measurements } = extractEvidence(samples)
  return evidenceTable.map(({ id }) => measurements[id]?.value ?? null)
}

async function measureClip(folder: string, clip: Clip, seed: number): Promise<Sample[]> {
  const samples = await decode(join(folder, clip.file))
  const copies = clip.label.startsWith('negative') ? NEGATIVE_COPIES : CAR_COPIES
  const random = seededRandom(seed)
  const whole = samples.subarray(0, LONGEST_SECONDS * ANALYSIS_RATE_HZ)
  return [
    { ...clip, copy: 0, values: measure(whole) },
    ...Array.from({ length: copies }, (_, n) => ({
      ...clip,
      copy: n + 1,
      values: measure(augment(samples, random)),
    })),
  ]
}

/** Measures what the manifest lists. Numbers measured for the same evidence version are taken from .cache. */
export async function measureAll(folder: string, clips: readonly Clip[]): Promise<Sample[]> {
  if (existsSync(CACHE)) {
    const kept: { version: number; clips: number; samples: Sample[] } = JSON.parse(
      await readFile(CACHE, 'utf8'),
    )
    if (kept.version === EVIDENCE_VERSION && kept.clips === clips.length) return kept.samples
  }
  const samples: Sample[] = []
  for (const [n, clip] of clips.entries()) {
    samples.push(...(await measureClip(folder, clip, n + 1)))
    if (n % 100 === 0) console.error(`measured ${n} of ${clips.length} clips`)
  }
  await mkdir(dirname(CACHE), { recursive: true })
  await writeFile(CACHE, JSON.stringify({ version: EVIDENCE_VERSION, clips: clips.length, samples }))
  return samples
}
