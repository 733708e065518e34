/**
 * How many urgent faults and healthy cars are told to fix at once, with and without the listener's answers:
 * `node model/urgency.ts`, after model/listen.ts. Every recording is answered without its fold; shares and amounts
 * are chosen on inner folds of the training part. The product does not ask the listener for this yet (LOG.md, look 32).
 */
import { readFile } from 'node:fs/promises'
import { soundClasses } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { asProbabilities, crossScores, isJudged, scaling } from './calibrate.ts'
import { carExamples, type Example } from './data.ts'
import { auroc, bootstrap } from './figures.ts'
import { dealFolds, foldCount, frozenFold } from './folds.ts'
import { fitLean } from './lean.ts'
import { classScores, learnClasses, learningOf } from './learn.ts'
import { listenedFile } from './listen.ts'
import { loadSamples } from './measure.ts'

const RIDGE = 0.1
/** Of the listener's log-odds, added to the scores of the classes. */
const AMOUNTS = [0, 0.3, 0.5, 1]
/** What decides now, without the listener: see diagnosis/src/sound/open-answer.ts. */
const SHARE_NOW = 0.2
/** Of the urgent faults of the inner folds, this share is told urgent. */
const KEPT = [0.8, 0.85]
/** As in calibrate.ts, so that both leave out the same recordings. */
const PARTS = 3

type Scored = { example: Example; scores: number[]; heard: number[] }
type Split = { inner: Scored[]; outer: Scored[] }
/** `score` is the probability of all urgent classes together. */
type Judged = { target: number; group: string; source: string; score: number }
/** The judged of one split, by amount of the listener. */
type ByAmount = Map<number, { inner: Judged[]; outer: Judged[] }>
type Told = Judged & { urgent: boolean }
type Rule = (split: ByAmount) => Told[]

/** Issues that cannot wait, see issues.table.ts. */
const isUrgent = (target: number) => ['engine_knock_tick', 'brake'].includes(soundClasses[target] ?? '')
const isHealthy = (target: number) => soundClasses[target] === 'healthy'

const listened: Record<string, number[]> = JSON.parse(await readFile(listenedFile, 'utf8'))
const all = Object.values(listened)
/** A clip too short for the listener says what the mean of all does. */
const unheard = (all[0] ?? []).map((_, n) => all.reduce((sum, odds) => sum + (odds[n] ?? 0), 0) / all.length)
const oddsOf = ({ file }: Example) => listened[file] ?? unheard

const leanOf = (examples: readonly Example[]) =>
  fitLean(
    examples.map(oddsOf),
    examples.map(({ target }) => target),
    soundClasses.length,
    RIDGE,
  )

/** Every recording of the training part by what was learned without its inner fold. */
function scoredInside(training: readonly Example[]): Scored[] {
  const judged = training.filter(isJudged)
  const foldOf = dealFolds(judged, PARTS, seededRandom(7))
  const leans = Array.from({ length: PARTS }, (_, fold) =>
    leanOf(judged.filter(({ group }) => foldOf.get(group) !== fold)),
  )
  return crossScores(training, isJudged, learningOf.default).map(({ example, scores }) => {
    const lean = leans[foldOf.get(example.group) ?? 0]
    return { example, scores, heard: lean?.(oddsOf(example)) ?? [] }
  })
}

/** What is held is scored by what was learned from all else. */
function scoredSplit(cars: readonly Example[], isHeld: (example: Example) => boolean): Split {
  const training = cars.filter((example) => !isHeld(example))
  const held = cars.filter((example) => isHeld(example) && isJudged(example))
  const lean = leanOf(training.filter(isJudged))
  const outer = classScores(learnClasses(training), held).map((scores, n) => {
    const example = held[n] as Example
    return { example, scores, heard: lean(oddsOf(example)) }
  })
  return { inner: scoredInside(training), outer }
}

/** Scaled by the inner folds, as the product's scores are. */
function judge({ inner, outer }: Split, amount: number) {
  const mixed = ({ example, scores, heard }: Scored) => ({
    example,
    scores: scores.map((score, c) => score + amount * (heard[c] ?? 0)),
  })
  const calibration = scaling(inner.map(mixed), learningOf.default.fitsOffsets)
  const judged = (one: Scored): Judged => {
    const { target, group, source } = one.example
    const urgent = asProbabilities(mixed(one).scores, calibration).filter((_, c) => isUrgent(c))
    return { target, group, source, score: urgent.reduce((sum, probability) => sum + probability, 0) }
  }
  return { inner: inner.map(judged), outer: outer.map(judged) }
}

const at = (split: ByAmount, amount: number) => split.get(amount) ?? { inner: [], outer: [] }

const tell = (judged: readonly Judged[], share: number): Told[] =>
  judged.map((one) => ({ ...one, urgent: one.score >= share }))

function shareThatKeeps(inner: readonly Judged[], kept: number): number {
  const urgent = inner.filter(({ target }) => isUrgent(target)).map(({ score }) => score)
  return urgent.sort((a, b) => b - a)[Math.ceil(kept * urgent.length) - 1] ?? 1
}

const keeping =
  (kept: number, amount: number): Rule =>
  (split) =>
    tell(at(split, amount).outer, shareThatKeeps(at(split, amount).inner, kept))

/** The amount that tells the fewest healthy cars of the inner folds urgent. */
const keepingBest =
  (kept: number): Rule =>
  (split) => {
    const alarms = (amount: number) => {
      const { inner } = at(split, amount)
      return counted(tell(inner, shareThatKeeps(inner, kept)), isHealthy).urgent
    }
    const [best = 0] = AMOUNTS.filter((amount) => amount > 0).sort((a, b) => alarms(a) - alarms(b))
    return keeping(kept, best)(split)
  }

function counted(told: readonly Told[], wanted: (target: number) => boolean) {
  const own = told.filter(({ target }) => wanted(target))
  return { urgent: own.filter(({ urgent }) => urgent).length, of: own.length }
}

const inWords = ({ urgent, of }: ReturnType<typeof counted>) => `${urgent} of ${of}`

/** By how much the told share of `wanted` grows against now: 95 percent interval by groups. */
function against(now: readonly Told[], told: readonly Told[], wanted: (target: number) => boolean): string {
  const pairs = told.flatMap((one, n) =>
    wanted(one.target) ? [{ group: one.group, more: Number(one.urgent) - Number(now[n]?.urgent) }] : [],
  )
  const [low, high] = bootstrap(
    pairs,
    (own) => own.reduce((sum, { more }) => sum + more, 0) / own.length,
    seededRandom(9),
  )
  return `${low.toFixed(2)} to ${high.toFixed(2)}`
}

const rules: [name: string, rule: Rule][] = [
  ...KEPT.flatMap((kept) =>
    AMOUNTS.map((amount): [string, Rule] => [`keep ${kept}, ${amount} listener`, keeping(kept, amount)]),
  ),
  ...KEPT.map((kept): [string, Rule] => [`keep ${kept}, amount chosen inside`, keepingBest(kept)]),
]

function report(splits: readonly ByAmount[]): void {
  const now = splits.flatMap((split) => tell(at(split, 0).outer, SHARE_NOW))
  console.log(`now: ${inWords(counted(now, isUrgent))} urgent, ${healthyOf(now)}`)
  for (const [name, rule] of rules) {
    const told = splits.flatMap(rule)
    console.log(
      `${name}: ${inWords(counted(told, isUrgent))} urgent (${against(now, told, isUrgent)}), ${healthyOf(told)} (${against(now, told, isHealthy)})`,
    )
  }
  for (const amount of AMOUNTS) {
    const apart = splits
      .flatMap((split) => at(split, amount).outer)
      .filter(({ target }) => isHealthy(target) || isUrgent(target))
      .map(({ target, score }) => ({ positive: isUrgent(target), score }))
    console.log(`AUROC with ${amount} of the listener: ${auroc(apart)?.toFixed(3)}`)
  }
}

function healthyOf(told: readonly Told[]): string {
  const healthy = told.filter(({ target }) => isHealthy(target))
  const large = [...Map.groupBy(healthy, ({ source }) => source).values()].filter((own) => own.length >= 30)
  const each = large.map((own) => `${own[0]?.source} ${inWords(counted(own, isHealthy))}`)
  return `${inWords(counted(healthy, isHealthy))} healthy: ${each.join(', ')}`
}

const cars = carExamples([...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))])

const folds = Array.from({ length: foldCount }, (_, fold) => {
  const split = scoredSplit(cars, ({ group }) => frozenFold(group) === fold)
  return new Map(AMOUNTS.map((amount) => [amount, judge(split, amount)] as const))
})
report(folds)
