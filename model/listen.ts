/**
 * Asks the listener about every recording and prints how well its score alone tells cars from each kind of other
 * sound: `node model/listen.ts --audio FOLDER`. The gate asks it beside its questions (gate.ts).
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hearCar } from '@tappet/acoustics/listener'
import { type Clip, decode, readManifest } from './clips.ts'
import { auroc } from './figures.ts'

type Heard = Clip & { score: number }

const isOther = ({ label }: Clip) => label.startsWith('negative')
/** The share of cars that a gate may stop. */
const CARS_STOPPED = 0.05

function tell(name: string, cars: readonly Heard[], others: readonly Heard[]): void {
  const ascending = cars.map(({ score }) => score).sort((a, b) => a - b)
  const bar = ascending[Math.floor(CARS_STOPPED * ascending.length)] ?? 0
  const scored = [...cars, ...others].map((clip) => ({ positive: !isOther(clip), score: clip.score }))
  const stopped = others.filter(({ score }) => score < bar).length / Math.max(1, others.length)
  console.log(
    `${name.padEnd(28)} ${others.length} recordings, AUROC ${auroc(scored)?.toFixed(3)}, stopped at 5 percent of the cars ${stopped.toFixed(2)}`,
  )
}

async function main() {
  const { audio } = parseArgs({ options: { audio: { type: 'string' } } as const }).values
  if (audio === undefined) throw new Error('Use: node model/listen.ts --audio FOLDER')
  const heard: Heard[] = []
  for (const clip of await readManifest(audio)) {
    const score = hearCar(await decode(join(audio, clip.file)))
    if (score !== null) heard.push({ ...clip, score })
  }
  const cars = heard.filter((clip) => !isOther(clip))
  const others = heard.filter(isOther)
  tell('all', cars, others)
  for (const [label, own] of Map.groupBy(others, ({ label }) => label)) tell(label, cars, own)
}

if (import.meta.main) await main()
