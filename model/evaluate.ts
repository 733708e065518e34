/**
 * `node model/evaluate.ts [--kept]` prints what the product would say and how often it is right, each car counted once,
 * and writes model/results.csv, from which CARD.md quotes. --kept takes the answers of the last run.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { carExamples, type Example } from './data.ts'
import { faultAuroc, macroF1, topOne } from './figures.ts'
import {
  type GateAnswer,
  type JudgedAnswer,
  judgeByFolds,
  judgeGate,
  judgeNewCollections,
  unheard,
} from './judge-folds.ts'
import { cacheFolder, loadSamples } from './measure.ts'
import { type TierRow, type Told, tierRows } from './tiers.ts'

const WAYS: Record<string, (cars: readonly Example[]) => JudgedAnswer[]> = {
  'car left out': (cars) => judgeByFolds(cars),
  'car left out, listener not asked': (cars) => unheard(judgeByFolds(cars)),
  'collection left out': judgeNewCollections,
  'clean variant': (cars) => judgeByFolds(cars, 'clean'),
}
const TOLD: readonly Told[] = ['nothing', 'situation', 'words']

const sum = (rows: readonly TierRow[]) => rows.reduce((total, { weight }) => total + weight, 0)
const share = (rows: readonly TierRow[], of: (row: TierRow) => boolean) =>
  rows.length === 0 ? '' : (sum(rows.filter(of)) / sum(rows)).toFixed(2)

const HEADER = ['left_out', 'told', 'recorder', 'tier', 'recordings', 'cars', 'right', 'printed']

function lines(way: string, telling: Told, recorder: string, rows: readonly TierRow[]): string[][] {
  const tiers = ['nothing', 'likely', 'possible', 'pair', 'told', 'again', null] as const
  const row = (tier: string, own: readonly TierRow[]) => {
    const printed =
      share(own, () => true) === ''
        ? ''
        : (own.reduce((all, each) => all + each.weight * each.confidence, 0) / sum(own)).toFixed(0)
    return [
      way,
      telling,
      recorder,
      tier,
      String(own.length),
      sum(own).toFixed(1),
      share(own, ({ isRight }) => isRight),
      printed,
    ]
  }
  return tiers.flatMap((tier) => {
    const own = rows.filter((each) => each.tier === tier)
    return own.length === 0 ? [] : [row(tier ?? 'none', own)]
  })
}

function summary(rows: readonly TierRow[]): string {
  const named = rows.filter(({ tier }) => tier === 'nothing' || tier === 'likely' || tier === 'possible')
  const faultNamed = named.filter(({ tier }) => tier !== 'nothing')
  const healthy = rows.filter(({ target }) => target === 0)
  const faults = rows.filter(({ target }) => target !== 0)
  return [
    `one name in ${(sum(named) / sum(rows)).toFixed(2)}, right ${share(named, ({ isRight }) => isRight)}`,
    `a named fault right ${share(faultNamed, ({ isRight }) => isRight)}`,
    `healthy told a fault ${share(healthy, ({ tier }) => tier === 'likely' || tier === 'possible')}`,
    `faults told nothing unusual ${share(faults, ({ tier }) => tier === 'nothing')}`,
  ].join('; ')
}

const stoppedShare = (own: readonly GateAnswer[]) =>
  (own.filter(({ isCar, carAtLeast }) => isCar < carAtLeast).length / own.length).toFixed(2)

async function main() {
  const { kept } = parseArgs({ options: { kept: { type: 'boolean', default: false } } as const }).values
  const samples = [...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))]
  const cars = carExamples(samples)
  const table: string[][] = [HEADER]
  for (const [way, judge] of Object.entries(WAYS)) {
    const file = join(cacheFolder, `answers-${way.replaceAll(' ', '-')}.json`)
    const answers: JudgedAnswer[] = kept ? JSON.parse(await readFile(file, 'utf8')) : judge(cars)
    if (!kept) await writeFile(file, JSON.stringify(answers))
    console.log(
      `${way}: right ${topOne(answers).toFixed(3)}, macro-F1 ${macroF1(answers).toFixed(3)}, AUROC ${faultAuroc(answers)?.toFixed(3)}; without the listener ${topOne(unheard(answers)).toFixed(3)}`,
    )
    for (const telling of TOLD) {
      const rows = tierRows(answers, telling, way === 'clean variant' ? 'clean' : 'default')
      console.log(`  ${telling} told: ${summary(rows)}`)
      table.push(...lines(way, telling, 'all', rows))
      const recorders = Map.groupBy(rows, ({ source }) => source)
      for (const [recorder, own] of recorders) table.push(...lines(way, telling, recorder, own))
    }
  }
  for (const [kind, own] of Map.groupBy(judgeGate(samples), ({ example }) =>
    example.label.replace(/^negative:/, ''),
  ))
    table.push([
      'repository left out',
      'nothing',
      kind,
      'stopped',
      String(own.length),
      '',
      stoppedShare(own),
      '',
    ])
  const text = `${table.map((row) => row.join(',')).join('\n')}\n`
  await writeFile(join(import.meta.dirname, 'results.csv'), text)
  console.log(
    table
      .filter((row) => row[2] === 'all' || row[3] === 'stopped' || row === HEADER)
      .map((row) => row.join('\t'))
      .join('\n'),
  )
}

await main()
