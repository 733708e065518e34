/** What may be said: chosen on answers to recordings that were not learned from, and what such answers were worth. */
import {
  type AnswerWorth,
  type ClassCounts,
  type SoundClass,
  soundClasses,
  type Worth,
} from '@tappet/acoustics/model'
import type { Answer } from './figures.ts'

/** Of the faults named, this share was right with the recording's collection left out. */
const RIGHT_WHEN_NAMED = 0.8
/** Fewer named recordings than this show nothing, nor do those of one collection. */
const MIN_NAMED = 10
const MIN_COLLECTIONS = 2
/** Of all faults, at most this share gets "nothing stands out". */
const FALSE_ALL_CLEAR = 0.02
/** An answer is compared with at least this many others. */
const MIN_COMPARED = 10
const BANDS = [0.9, 0.75, 0.6, 0.45, 0]
const STEP = 0.01

export type Bars = Worth['sayAtLeast']

export const first = ({ probabilities }: Pick<Answer, 'probabilities'>) =>
  probabilities.indexOf(Math.max(...probabilities))

const byClass = <T>(value: (name: SoundClass, place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(name, place)])) as Record<SoundClass, T>

export const nothingMayBeSaid: Bars = byClass(() => null)

/** The lowest probability of each class from which it may be said. @param answers with the collection left out */
export const barsOf = (answers: readonly Answer[]): Bars =>
  byClass((_, place) => (place === 0 ? clearBar(answers) : namingBar(answers, place)))

const thresholds = Array.from({ length: 100 }, (_, n) => Number((STEP * n).toFixed(2)))

function clearBar(answers: readonly Answer[]): number | null {
  const faults = answers.filter(({ target }) => target !== 0)
  const healthy = answers.filter(({ target }) => target === 0)
  const cleared = (list: readonly Answer[], bar: number) =>
    list.filter((answer) => first(answer) === 0 && (answer.probabilities[0] ?? 0) >= bar).length
  const bar = thresholds.find((least) => cleared(faults, least) <= FALSE_ALL_CLEAR * faults.length)
  return bar !== undefined && faults.length > 0 && cleared(healthy, bar) >= MIN_NAMED ? bar : null
}

function namingBar(answers: readonly Answer[], place: number): number | null {
  const called = answers.filter((answer) => first(answer) === place)
  const bar = thresholds.find((least) => {
    const named = called.filter(({ probabilities }) => (probabilities[place] ?? 0) >= least)
    const right = named.filter(({ target }) => target === place)
    return (
      named.length >= MIN_NAMED &&
      new Set(named.map(({ source }) => source)).size >= MIN_COLLECTIONS &&
      right.length >= RIGHT_WHEN_NAMED * named.length
    )
  })
  return bar ?? null
}

/** Whether the product would say the likeliest class. */
export const isSaid = (answer: Pick<Answer, 'probabilities'> & { bars: Bars }): boolean => {
  const place = first(answer)
  const bar = answer.bars[soundClasses[place] ?? 'healthy']
  return bar !== null && (answer.probabilities[place] ?? 0) >= bar
}

/** By first class and its probability, what the recordings truly were. @param answers with the car left out */
export function worthOf(answers: readonly Answer[]): AnswerWorth[] {
  return soundClasses.flatMap((name, place) => {
    const called = answers
      .filter((answer) => first(answer) === place)
      .sort((a, b) => (b.probabilities[place] ?? 0) - (a.probabilities[place] ?? 0))
    const rows: AnswerWorth[] = []
    let from = 0
    for (const atLeast of BANDS) {
      const upTo = called.filter(({ probabilities }) => (probabilities[place] ?? 0) >= atLeast).length
      const left = called.length - upTo
      // A band with too few recordings joins the next; what would leave too few behind takes them along.
      if (atLeast > 0 && (upTo - from < MIN_COMPARED || left < MIN_COMPARED)) continue
      rows.push({ first: name, atLeast, truth: countsOf(called.slice(from, upTo)) })
      from = upTo
    }
    return rows
  })
}

const countsOf = (answers: readonly Answer[]): ClassCounts =>
  byClass((_, place) => answers.filter(({ target }) => target === place).length)
