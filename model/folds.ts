/** Frozen in folds.json, so that no run can draw a kinder split; `dealFolds` made it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '@tappet/acoustics/testing'

type Dealt = { target: number; group: string }

const frozen: { foldCount: number; foldOfLeakGroup: Record<string, number> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'folds.json'), 'utf8'),
)

export const foldCount = frozen.foldCount

/** @throws RangeError for a group that the file does not name */
export function frozenFold(group: string): number {
  const fold = frozen.foldOfLeakGroup[group]
  if (fold === undefined) throw new RangeError(`model/folds.json names no fold for leak group ${group}`)
  return fold
}

/** Groups stay whole and classes even; large groups go first, where their class is still rarest. */
export function dealFolds(examples: readonly Dealt[], count: number, random: Random): Map<string, number> {
  const groups = new Map<string, Map<number, number>>()
  for (const { group, target } of examples) {
    const targets = groups.get(group) ?? new Map<number, number>()
    targets.set(target, (targets.get(target) ?? 0) + 1)
    groups.set(group, targets)
  }
  const sizeOf = (targets: Map<number, number>) => [...targets.values()].reduce((sum, n) => sum + n, 0)
  const order = [...groups]
    .map(([group, targets]) => ({ group, targets, key: random() }))
    .sort((a, b) => sizeOf(b.targets) - sizeOf(a.targets) || a.key - b.key)
  const counts = Array.from({ length: count }, () => new Map<number, number>())
  const foldOf = new Map<string, number>()
  for (const { group, targets } of order) {
    const load = (fold: number) =>
      [...targets.keys()].reduce((sum, target) => sum + (counts[fold]?.get(target) ?? 0), 0)
    const total = (fold: number) => sizeOf(counts[fold] ?? new Map())
    const folds = counts.map((_, fold) => fold)
    const fold = folds.sort((a, b) => load(a) - load(b) || total(a) - total(b))[0] ?? 0
    foldOf.set(group, fold)
    for (const [target, n] of targets) counts[fold]?.set(target, (counts[fold]?.get(target) ?? 0) + n)
  }
  return foldOf
}
