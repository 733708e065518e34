/**
 * Asks the listener about every recording and prints how well its score alone tells cars from each kind of other
 * sound: `node model/listen.ts --audio FOLDER`. The product does not ask it yet (LOG.md, look 26). What it says of all
 * its classes is kept in .cache/model for model/urgency.ts.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hearAllClasses, hearCar } from '@tappet/acoustics/listener'
import { type Clip, decode, readManifest } from './clips.ts'
import { auroc } from './figures.ts'
import { cacheFolder } from './measure.ts'

/** Mean log-odds of every class, by file. */
export const listenedFile = join(cacheFolder, 'listened.json')

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
  const listened: Record<string, number[]> = {}
  for (const clip of await readManifest(audio)) {
    const samples = await decode(join(audio, clip.file))
    const [score, odds] = [hearCar(samples), hearAllClasses(samples)]
    if (score !== null) heard.push({ ...clip, score })
    if (odds !== null) listened[clip.file] = odds.map((value) => Number(value.toPrecision(4)))
  }
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(listenedFile, JSON.stringify(listened))
  const cars = heard.filter((clip) => !isOther(clip))
  const others = heard.filter(isOther)
  tell('all', cars, others)
  for (const [label, own] of Map.groupBy(others, ({ label }) => label)) tell(label, cars, own)
}

if (import.meta.main) await main()
