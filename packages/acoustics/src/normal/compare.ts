/**
 * Root mean square of the differences in standard deviations of takes of one car. Source: Mahalanobis distance with a
 * diagonal covariance; Pimentel et al., Signal Processing 99 (2014).
 */
import { evidenceTable } from '../evidence/evidence.table.ts'
import { mean } from '../statistics.ts'
import type { Spread } from './spread.ts'
import type { OwnTake } from './take.ts'
import { type Difference, type Direction, directionWords } from './words.ts'

export interface Comparison {
  /** 1 is the usual difference between two takes of a car. */
  distance: number
  /** Farther than 19 of 20 healthy takes. */
  isOver: boolean
  directions: Direction[]
}

export type Compared = ({ kind: 'compared' } & Comparison) | { kind: 'not_comparable'; why: NotComparable }

/** too_few: under three takes. other_version: measured by another version of the program. */
export type NotComparable = 'too_few' | 'other_version'

/** One wild measurement is not a distance. */
const MAX_DEVIATIONS = 4
const TOLD_DEVIATIONS = 2
/** The rest is the measurements'; chosen before the card's figures were made. */
const LISTENER_SHARE = 0.2
const MIN_REFERENCES = 3
const MAX_DIRECTIONS = 4

/**
 * @param references three or more of the same car, situation and device
 * @param spread how takes of one car vary
 */
export function compareWithNormal(references: readonly OwnTake[], take: OwnTake, spread: Spread): Compared {
  if (references.length < MIN_REFERENCES) return { kind: 'not_comparable', why: 'too_few' }
  if ([take, ...references].some(({ version }) => version !== spread.version))
    return { kind: 'not_comparable', why: 'other_version' }
  const differences = differencesOf(references, take, spread)
  const measured = rootMeanSquare(differences.map(({ deviations }) => deviations))
  const byListener = listenerDistance(references, take, spread)
  const distance =
    byListener === null ? measured : (1 - LISTENER_SHARE) * measured + LISTENER_SHARE * byListener
  return {
    kind: 'compared',
    distance,
    isOver: distance > spread.line,
    directions: directionWords(
      differences.filter(({ deviations }) => Math.abs(deviations) >= TOLD_DEVIATIONS),
      references,
      take,
    ).slice(0, MAX_DIRECTIONS),
  }
}

function differencesOf(references: readonly OwnTake[], take: OwnTake, spread: Spread): Difference[] {
  return evidenceTable.flatMap(({ id }) => {
    const deviation = spread.measurements[id]
    const now = take.values[id] ?? null
    const earlier = references.flatMap(({ values }) => values[id] ?? [])
    if (deviation === undefined || now === null || earlier.length === 0) return []
    const usual = mean(earlier)
    return [{ id, usual, now, deviations: inDeviations(now - usual, deviation, earlier.length) }]
  })
}

/** Null unless every take was heard by the spread's listener. */
function listenerDistance(references: readonly OwnTake[], take: OwnTake, spread: Spread): number | null {
  const listeners = [take, ...references].map(({ listener }) => listener)
  const [now, ...earlier] = listeners.flatMap((each) =>
    each?.revision === spread.listenerRevision && each.odds.length === spread.listener.length
      ? [each.odds]
      : [],
  )
  if (now === undefined || earlier.length !== references.length) return null
  return rootMeanSquare(
    spread.listener.map((deviation, n) =>
      inDeviations(now[n] - mean(earlier.map((odds) => odds[n])), deviation, earlier.length),
    ),
  )
}

function inDeviations(difference: number, deviation: number, count: number): number {
  const deviations = difference / deviation / Math.sqrt(1 + 1 / count)
  return Math.max(-MAX_DEVIATIONS, Math.min(MAX_DEVIATIONS, deviations))
}

const rootMeanSquare = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value * value)))
