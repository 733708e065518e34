/**
 * Judges contrast takes: `node model/contrasts.ts --audio FOLDER`. Pairs of two licensed takes of one car, where a made
 * fault is laid over one of them, both or none (synthesis over real engines). A faster engine is the take played faster.
 * Prints how often each change is found for each contrast and fault, and writes model/contrasts.json for the card.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { resample } from '@tappet/acoustics'
import { type ChangeKind, changesBetween } from '@tappet/acoustics/contrast'
import { measureTake, takeProblem } from '@tappet/acoustics/normal'
import { type Random, seededRandom } from '@tappet/acoustics/testing'
import { decode, readManifest } from './clips.ts'
import { type Crank, crankOf } from './synthesis/crank.ts'
import { drawn, over } from './synthesis/draw.ts'
import * as faults from './synthesis/faults.ts'

const SOURCE = 'KaroDievas/car-sound-classification-with-keras'
const SECONDS = 6
const FASTER = 1.7
const RATE_HZ = 16_000

type Fault = (crank: Crank, random: Random) => Float32Array
/** Which take has the fault. */
type When = 'before' | 'after' | 'both' | 'none'
type Case = {
  contrast: string
  fault: string
  make: Fault
  when: When
  faster?: true
  /** An adapter reads the engine speeds. */
  read?: true
  tells: readonly ChangeKind[]
}

const seconds =
  (make: (length: number, random: Random) => Float32Array): Fault =>
  (_, random) =>
    make(SECONDS, random)

const cases: readonly Case[] = [
  {
    contrast: 'ac',
    fault: 'compressor',
    make: faults.compressor,
    when: 'after',
    tells: ['new_impulses', 'new_tone', 'louder'],
  },
  {
    contrast: 'ac',
    fault: 'belt that slips under load',
    make: faults.belt,
    when: 'after',
    tells: ['new_tone', 'new_impulses', 'louder'],
  },
  {
    contrast: 'steering',
    fault: 'pump whine',
    make: (crank, random) => faults.whine(crank, drawn(random, 'steeringOrder'), random),
    when: 'after',
    tells: ['new_tone', 'louder'],
  },
  {
    contrast: 'brake',
    fault: 'brake noise',
    make: seconds(faults.brakeNoise),
    when: 'after',
    tells: ['new_tone', 'louder', 'new_impulses'],
  },
  {
    contrast: 'clutch',
    fault: 'noise that goes with the clutch',
    make: faults.knock,
    when: 'before',
    tells: ['impulses_gone', 'tone_gone'],
  },
  {
    contrast: 'warm',
    fault: 'tick that goes when warm',
    make: faults.knock,
    when: 'before',
    tells: ['impulses_gone'],
  },
  {
    contrast: 'rpm_2500',
    fault: 'knock in time with the engine',
    make: faults.knock,
    when: 'both',
    faster: true,
    read: true,
    tells: ['impulses_follow'],
  },
  {
    contrast: 'rpm_2500',
    fault: 'the same, speeds by ear',
    make: faults.knock,
    when: 'both',
    faster: true,
    tells: ['impulses_follow'],
  },
  {
    contrast: 'rpm_2500',
    fault: 'pump whine',
    make: (crank, random) => faults.whine(crank, drawn(random, 'steeringOrder'), random),
    when: 'both',
    faster: true,
    read: true,
    tells: ['tone_follows'],
  },
  {
    contrast: 'any',
    fault: 'none',
    make: faults.knock,
    when: 'none',
    tells: ['new_tone', 'new_impulses', 'louder', 'impulses_gone', 'tone_gone'],
  },
  {
    contrast: 'rpm_2500',
    fault: 'none',
    make: faults.knock,
    when: 'none',
    faster: true,
    read: true,
    tells: ['impulses_follow', 'tone_follows'],
  },
]

const faster = (samples: Float32Array) => resample(samples, FASTER * RATE_HZ, RATE_HZ)

function pairOf(
  { make, when, faster: isFaster }: Case,
  takes: readonly [Float32Array, Float32Array],
  random: Random,
) {
  const [first, second] = takes
  const long = Math.round(SECONDS * RATE_HZ * (isFaster ? FASTER : 1))
  const before = first.subarray(0, SECONDS * RATE_HZ)
  const ratioDb = drawn(random, 'faultToEngineDb')
  const seed = Math.floor(1e6 * random())
  // The same fault in both takes: the same draws, over each take's own crank.
  const withFault = (engine: Float32Array) =>
    over(engine, make(crankOf(engine, seededRandom(1)), seededRandom(seed)), ratioDb)
  const inBefore = when === 'before' || when === 'both'
  const inAfter = when === 'after' || when === 'both'
  const after = inAfter ? withFault(second.subarray(0, long)) : second.subarray(0, long)
  return { before: inBefore ? withFault(before) : before, after: isFaster ? faster(after) : after }
}

async function main() {
  const { audio } = parseArgs({ options: { audio: { type: 'string' } } as const }).values
  if (audio === undefined) throw new Error('Use: node model/contrasts.ts --audio FOLDER')
  const healthy = (await readManifest(audio)).filter(
    ({ source, label }) => source === SOURCE && label === 'healthy',
  )
  const groups = [...Map.groupBy(healthy, ({ leakGroup }) => leakGroup).values()]
  const sounds: [Float32Array, Float32Array][] = []
  for (const own of groups.filter(({ length }) => length >= 2)) {
    const takes: Float32Array[] = []
    for (const { file } of own) {
      const samples = await decode(join(audio, file))
      // What the product would refuse is no take.
      if (takeProblem(samples, measureTake(samples, null)) === null) takes.push(samples)
    }
    takes.forEach((take, n) => {
      const next = takes[(n + 1) % takes.length]
      if (next !== undefined && next !== take) sounds.push([take, next])
    })
  }
  const rows = cases.map((each, at) => {
    const found = sounds.map((takes, n) => {
      const { before, after } = pairOf(each, takes, seededRandom(1_000 * at + n))
      return changesBetween(before, after, each.read ? { before: 800, after: 800 * FASTER } : null).map(
        ({ kind }) => kind,
      )
    })
    const counts = Object.fromEntries(
      [...new Set(found.flat())].map((kind) => [kind, found.filter((kinds) => kinds.includes(kind)).length]),
    )
    const told = found.filter((kinds) => kinds.some((kind) => each.tells.includes(kind))).length
    return { contrast: each.contrast, fault: each.fault, pairs: found.length, told, counts }
  })
  writeFileSync(join(import.meta.dirname, 'contrasts.json'), `${JSON.stringify(rows, null, 2)}\n`)
  for (const { contrast, fault, pairs: of, told, counts } of rows)
    console.log(`${contrast.padEnd(10)} ${fault.padEnd(34)} ${told} of ${of} ${JSON.stringify(counts)}`)
}

await main()
