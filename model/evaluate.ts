/**
 * Judges what train.ts learns on recordings it did not learn from, and writes model/CARD.md:
 * `node model/evaluate.ts --audio FOLDER [--kept]`. With --kept the card is written again from the answers of the last
 * run. The folder is read for the technical cues of the probe alone. Every figure
 * of the card is printed, whatever it is; a look at it belongs into LOG.md.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isJudged } from './calibrate.ts'
import { type Figures, renderCard } from './card.ts'
import { type Clip, decode, readManifest } from './clips.ts'
import { carExamples, type Example } from './data.ts'
import { judgeExperimental } from './experimental.ts'
import { judgeByFolds, judgeClean, judgeGate, judgeLeftOut, judgeNewCollections } from './judge-folds.ts'
import { cacheFolder, loadSamples } from './measure.ts'
import { type Cues, cuesOf } from './probe.ts'
import { chooseWalks, drawWalk, walkFile } from './walks.ts'

const answersFile = join(cacheFolder, 'answers.json')

const MISFIRE_SOURCE = 'Mop117/EH5TinyML'

async function cuesByFile(folder: string, files: readonly string[]): Promise<Map<string, Cues>> {
  const cues = new Map<string, Cues>()
  for (const file of files) cues.set(file, cuesOf(await decode(join(folder, file))))
  return cues
}

const measuredOf = (cars: readonly Example[]) =>
  new Map(cars.filter(isJudged).map(({ file, values }) => [file, values]))

async function keptFigures(): Promise<Figures> {
  const kept = JSON.parse(await readFile(answersFile, 'utf8'))
  return {
    ...kept,
    cues: new Map(kept.cues),
    measured: measuredOf(carExamples(await loadSamples('recordings'))),
  }
}

async function main() {
  const options = { audio: { type: 'string' }, kept: { type: 'boolean', default: false } } as const
  const { audio, kept } = parseArgs({ options }).values
  if (audio === undefined) throw new Error('Use: node model/evaluate.ts --audio FOLDER [--kept]')
  const clips = await readManifest(audio)
  if (kept) return writeCard(clips, await keptFigures())
  const samples = [...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))]
  const cars = carExamples(samples)
  const say = (what: string) => console.error(`${new Date().toISOString()} ${what}`)
  say('grouped')
  const grouped = judgeByFolds(cars)
  say('by collection')
  const newCollections = judgeNewCollections(cars)
  say('by car')
  const misfireCars = cars.filter(({ source }) => source === MISFIRE_SOURCE)
  const carOf = new Set<string>(misfireCars.map(({ group }) => group))
  const byCar = [...carOf].flatMap((car) => judgeLeftOut(cars, ({ group }) => group, [car]))
  say('clean')
  const clean = judgeClean(cars)
  say('gate')
  const figures: Figures = {
    grouped,
    newCollections,
    byCar,
    clean,
    gateByFold: judgeGate(samples, 'fold'),
    gateByRepository: judgeGate(samples, 'repository'),
    experimental: judgeExperimental(samples),
    measured: measuredOf(cars),
    cues: await cuesByFile(
      audio,
      grouped.map(({ file }) => file),
    ),
  }
  await writeFile(answersFile, JSON.stringify({ ...figures, measured: undefined, cues: [...figures.cues] }))
  await writeCard(clips, figures)
}

async function writeCard(clips: readonly Clip[], figures: Figures) {
  const card = renderCard(clips, figures)
  await writeFile(join(import.meta.dirname, 'CARD.md'), card)
  await mkdir(join(import.meta.dirname, 'walks'), { recursive: true })
  for (const [n, answer] of chooseWalks(figures.grouped).entries())
    await writeFile(join(import.meta.dirname, walkFile(n)), drawWalk(answer))
  console.log(card)
}

await main()
