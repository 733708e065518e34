import { type ClassCounts, type SoundClass, soundClasses } from '@tappet/acoustics/model'
import type { WeighedIssue } from './weigh.ts'

/** People read "9 of 20" better than "45 percent". */
const MAX_TOLD = 20
/** Fewer show nothing. */
const MIN_SEEN = 5
const MIN_SHARE = 0.2

const words: Record<SoundClass, string> = {
  healthy: 'healthy',
  engine_knock_tick: 'an engine knock or tick',
  belt_accessory: 'a belt or what it drives',
  brake: 'a brake',
  suspension: 'the suspension',
  exhaust_leak: 'an exhaust leak',
  misfire_rough_idle: 'a misfire',
}

const totalOf = (counts: ClassCounts) => soundClasses.reduce((sum, name) => sum + counts[name], 0)

export function possibleCounts(seen: ClassCounts, issues: readonly WeighedIssue[]): ClassCounts {
  const allowed = new Set(issues.filter(({ fits }) => fits > 0).map(({ soundClass }) => soundClass))
  return Object.fromEntries(
    soundClasses.map((name) => [name, allowed.has(name) ? seen[name] : 0]),
  ) as ClassCounts
}

export function frequencyWords(counts: ClassCounts): string | null {
  const total = totalOf(counts)
  if (total < MIN_SEEN) return null
  const of = Math.min(MAX_TOLD, total)
  const [first, ...others] = soundClasses
    .map((name) => ({ name, count: Math.round((of * counts[name]) / total) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  if (first === undefined) return null
  const parts = others
    .filter(({ count }) => count >= MIN_SHARE * of)
    .map(({ name, count }) => `, ${count} ${words[name]}`)
  const were = first.count === 1 ? 'was' : 'were'
  return `${first.count} of ${of} recordings that Tappet heard like this one ${were} ${words[first.name]}${parts.join('')}.`
}
