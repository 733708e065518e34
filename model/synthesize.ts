/**
 * `node model/synthesize.ts --audio FOLDER [--part 0/2] [--wav FOLDER]` measures synthetic faults and sounds that are
 * no car. --wav writes the first of each kind as WAV files, which may be shipped with attribution.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ANALYSIS_RATE_HZ, encodeWav } from '@tappet/acoustics'
import { experimentalClasses, type SoundClass, soundClasses } from '@tappet/acoustics/model'
import { atLevel, seededRandom } from '@tappet/acoustics/testing'
import { throughRecorder } from './augment.ts'
import { classes } from './classes.table.ts'
import { type Clip, decode, readManifest } from './clips.ts'
import { keepSamples, listenTo, measure, partOf, type Sample } from './measure.ts'
import { between } from './synthesis/draw.ts'
import { type OtherKind, otherKinds, otherSound } from './synthesis/others.ts'
import { scene } from './synthesis/scenes.ts'

const PER_CLASS = 100
const PER_EXPERIMENTAL = 30
const PER_OTHER = 20
const WAVS_OF_EACH = 2
type Made = { name: string; number: number; sound: Float32Array; sample: Sample }

const synthetic = (
  name: string,
  label: string,
  over: Pick<Clip, 'source' | 'leakGroup'>,
  sound: Float32Array,
) => ({
  file: `synthetic/${name}`,
  label,
  source: over.source,
  leakGroup: over.leakGroup,
  licence: 'own synthesis',
  licensed: true,
  origin: 'synthetic' as const,
  values: measure(sound),
  odds: listenTo(sound),
})

async function* faults(
  folder: string,
  mine: (place: number) => boolean,
  only = PER_CLASS,
): AsyncGenerator<Made> {
  const engines = (await readManifest(folder)).filter(
    ({ licensed, label }) => licensed && label === 'healthy',
  )
  const isLearned = (name: string): name is SoundClass => name in classes
  const names = [...soundClasses, ...experimentalClasses]
  for (const [place, name] of names.entries()) {
    const most = place < soundClasses.length ? only : Math.min(only, PER_EXPERIMENTAL)
    for (let number = 0; number < most; number++) {
      const seed = 100_000 + 10_000 * place + number
      if (!mine(number)) continue
      const random = seededRandom(seed)
      const engine = engines[Math.floor(random() * engines.length)]
      if (engine === undefined) throw new Error('The audio folder holds no licensed engine')
      const samples = await decode(join(folder, engine.file))
      const length = Math.round(between(random, 3, 10) * ANALYSIS_RATE_HZ)
      const start = Math.floor(random() * (samples.length - length))
      const sound = throughRecorder(scene(name, samples.slice(start, start + length), random), random)
      const label = isLearned(name) ? classes[name].label : `experimental:${name}`
      yield { name, number, sound, sample: synthetic(`${name}-${number}`, label, engine, sound) }
    }
  }
}

function* others(mine: (place: number) => boolean, only = PER_OTHER): Generator<Made> {
  for (const [place, kind] of (Object.keys(otherKinds) as OtherKind[]).entries()) {
    for (let number = 0; number < only; number++) {
      if (!mine(number)) continue
      const random = seededRandom(500_000 + 1_000 * place + number)
      const sound = throughRecorder(otherSound(kind, between(random, 3, 9), random), random)
      const own = { source: 'synthesis', leakGroup: `synthesis-${kind}` }
      yield {
        name: kind,
        number,
        sound,
        sample: synthetic(`${kind}-${number}`, `negative:synthetic_${kind}`, own, sound),
      }
    }
  }
}

async function main() {
  const options = {
    audio: { type: 'string' },
    part: { type: 'string', default: '0/1' },
    wav: { type: 'string' },
  } as const
  const { audio, part, wav } = parseArgs({ options }).values
  if (audio === undefined)
    throw new Error('Use: node model/synthesize.ts --audio FOLDER [--part 0/2] [--wav FOLDER]')
  if (wav !== undefined) return writeWavs(audio, wav)
  const samples: Sample[] = []
  for await (const { sample } of faults(audio, partOf(part))) samples.push(sample)
  for (const { sample } of others(partOf(part))) samples.push(sample)
  await keepSamples('synthetic', part, samples)
  console.log(`${samples.length} synthetic sounds measured`)
}

async function writeWavs(audio: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const write = ({ name, number, sound }: Made) =>
    writeFile(join(folder, `${name}-${number}.wav`), encodeWav(atLevel(sound, -20)))
  for await (const sound of faults(audio, () => true, WAVS_OF_EACH)) await write(sound)
  for (const sound of others(() => true, WAVS_OF_EACH)) await write(sound)
}

await main()
