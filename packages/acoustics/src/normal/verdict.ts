/** One healthy take in twenty is over the line; two of one occasion rarely are. */
import { type Compared, compareWithNormal } from './compare.ts'
import type { Spread } from './spread.ts'
import type { OwnTake } from './take.ts'

/**
 * near: no take is over the line. once: one is, another take is asked for. changed: two are. unknown: nothing could be
 * compared.
 */
export type OwnVerdict = 'near' | 'once' | 'changed' | 'unknown'

const TAKES_FOR_ALARM = 2

export function ownVerdict(compared: readonly Compared[]): OwnVerdict {
  const comparisons = compared.filter((each) => each.kind === 'compared')
  if (comparisons.length === 0) return 'unknown'
  const over = comparisons.filter(({ isOver }) => isOver).length
  return over >= TAKES_FOR_ALARM ? 'changed' : over === 1 ? 'once' : 'near'
}

/**
 * Only with two or more takes of the references' car, situation and device. Near is not sound: the normal may have held
 * the fault already.
 */
export function isNearOwnNormal(
  references: readonly OwnTake[],
  takes: readonly OwnTake[],
  spread: Spread,
): boolean | null {
  const compared = takes.map((take) => compareWithNormal(references, take, spread))
  if (compared.some(({ kind }) => kind !== 'compared') || takes.length < TAKES_FOR_ALARM) return null
  const verdict = ownVerdict(compared)
  return verdict === 'once' ? null : verdict === 'near'
}
