/**
 * Judges what train.ts learns on recordings it did not learn from, and writes model/CARD.md:
 * `node model/evaluate.ts --audio FOLDER [--kept] [--only STEP]`. With --kept the card is written again from the answers
 * of the last run; with --only one step of `steps` is judged and kept, and no card is written. The folder is read for the
 * technical cues of the probe alone. Every figure of the card is printed, whatever it is; a look at it belongs into
 * LOG.md.
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
import { cacheFolder, loadSamples, type Sample } from './measure.ts'
import { type Cues, cuesOf } from './probe.ts'
import { chooseWalks, drawWalk, walkFile } from './walks.ts'

const MISFIRE_SOURCE = 'Mop117/EH5TinyML'

async function cuesByFile(folder: string, files: readonly string[]): Promise<Map<string, Cues>> {
  const cues = new Map<string, Cues>()
  for (const file of files) cues.set(file, cuesOf(await decode(join(folder, file))))
  return cues
}

type Judged = Omit<Figures, 'measured' | 'cues'>
type Step = keyof Judged | 'cues'

/** The parts of the evaluation, each by itself: together they take ten minutes. */
const steps = (audio: string, samples: readonly Sample[], cars: readonly Example[]) =>
  ({
    grouped: () => judgeByFolds(cars),
    newCollections: () => judgeNewCollections(cars),
    byCar: () => {
      const ofMisfire = cars.filter(({ source }) => source === MISFIRE_SOURCE).map(({ group }) => group)
      return judgeLeftOut(cars, ({ group }) => group, [...new Set(ofMisfire)])
    },
    clean: () => judgeClean(cars),
    gateByFold: () => judgeGate(samples, 'fold', true),
    gateByRepository: () => judgeGate(samples, 'repository', true),
    gateAlone: () => judgeGate(samples, 'repository', false),
    experimental: () => judgeExperimental(samples),
    cues: async () => [
      ...(await cuesByFile(
        audio,
        cars.filter(isJudged).map(({ file }) => file),
      )),
    ],
  }) satisfies { [Name in keyof Judged]: () => Judged[Name] } & { cues: () => unknown }

const answersFile = (step: string) => join(cacheFolder, `answers-${step}.json`)

async function keptFigures(names: readonly Step[], cars: readonly Example[]): Promise<Figures> {
  const kept = await Promise.all(
    names.map(async (name) => [name, JSON.parse(await readFile(answersFile(name), 'utf8'))]),
  )
  const figures = Object.fromEntries(kept)
  const measured = new Map(cars.filter(isJudged).map(({ file, values }) => [file, values]))
  return { ...figures, cues: new Map(figures.cues), measured }
}

async function main() {
  const options = {
    audio: { type: 'string' },
    kept: { type: 'boolean', default: false },
    only: { type: 'string' },
  } as const
  const { audio, kept, only } = parseArgs({ options }).values
  if (audio === undefined)
    throw new Error('Use: node model/evaluate.ts --audio FOLDER [--kept] [--only STEP]')
  const samples = [...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))]
  const cars = carExamples(samples)
  const of = steps(audio, samples, cars)
  const names = Object.keys(of) as Step[]
  if (only !== undefined && !names.some((name) => name === only))
    throw new Error(`There is no step ${only}: ${names.join(', ')}`)
  for (const name of kept ? [] : names.filter((name) => only === undefined || name === only)) {
    console.error(`${new Date().toISOString()} ${name}`)
    await writeFile(answersFile(name), JSON.stringify(await of[name]()))
  }
  if (only === undefined) await writeCard(await readManifest(audio), await keptFigures(names, cars))
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
