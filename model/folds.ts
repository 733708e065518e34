import type { Random } from '@tappet/acoustics/testing'
import type { Example } from './data.ts'

/**
 * The fold of each example: groups stay whole, and each class is spread over the folds as evenly as its groups
 * allow. Large groups are placed first, where their class is still rarest.
 */
export function groupFolds(examples: readonly Example[], count: number, random: Random): number[] {
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
  const held = Array.from({ length: count }, () => new Map<number, number>())
  const foldOf = new Map<string, number>()
  for (const { group, targets } of order) {
    const load = (fold: number) =>
      [...targets.keys()].reduce((sum, target) => sum + (held[fold]?.get(target) ?? 0), 0)
    const total = (fold: number) => sizeOf(held[fold] ?? new Map())
    const folds = held.map((_, fold) => fold)
    const fold = folds.sort((a, b) => load(a) - load(b) || total(a) - total(b))[0] ?? 0
    foldOf.set(group, fold)
    for (const [target, n] of targets) held[fold]?.set(target, (held[fold]?.get(target) ?? 0) + n)
  }
  return examples.map(({ group }) => foldOf.get(group) ?? 0)
}
