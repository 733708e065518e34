/** What an answer may claim: measured shares, worded as counts of recordings. */
import { type ClassCounts, type SoundClass, type SoundJudgement, soundClasses } from '@tappet/acoustics/model'
import type { WeighedIssue } from './weigh.ts'

/** Natural frequencies are told of this many recordings at most: people read "9 of 20" better than "45 percent". */
const TOLD_OF = 20
/** Fewer recordings show nothing. */
const MIN_SEEN = 5
/** More than this would be a table. */
const TOLD_CLASSES = 3
/** What fewer recordings of those counted were is left out of the short sentence: one in five. */
const MIN_SHORT_SHARE = 0.2

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

/** Counts of the classes that the situation allows. */
export function possibleCounts(seen: ClassCounts, issues: readonly WeighedIssue[]): ClassCounts {
  const allowed = new Set(issues.filter(({ fits }) => fits > 0).map(({ soundClass }) => soundClass))
  return Object.fromEntries(
    soundClasses.map((name) => [name, allowed.has(name) ? seen[name] : 0]),
  ) as ClassCounts
}

/** How often such recordings were of this class, 0 to 1; null where too few were judged to say. */
export function measuredShare(counts: ClassCounts, soundClass: SoundClass): number | null {
  const total = totalOf(counts)
  return total < MIN_SEEN ? null : counts[soundClass] / total
}

/** Counts of few recordings scatter: the probability counts as this many more. */
const PROBABILITY_COUNTS = 10

/**
 * How sure an answer may say it is, 0 to 1: how often recordings answered like it were of its class, pulled towards the
 * probability where they are few, less where situation or words speak against it, and never above what was measured.
 * 0 where too few were judged.
 */
export function confidenceIn(
  counts: ClassCounts,
  {
    soundClass,
    share,
    bySound,
    probability,
  }: Pick<WeighedIssue, 'soundClass' | 'share' | 'bySound' | 'probability'>,
): number {
  const measured = share * (measuredShare(counts, soundClass) ?? 0)
  const total = totalOf(counts)
  const pulled = (total * measured + PROBABILITY_COUNTS * bySound) / (total + PROBABILITY_COUNTS)
  return Math.min(measured, pulled) * Math.min(1, bySound > 0 ? probability / bySound : 0)
}

/** A fault or "nothing stands out" may be said: the sound alone reaches what was measured for it. */
export function maySay(
  { probabilities, sayAtLeast }: Pick<SoundJudgement, 'probabilities' | 'sayAtLeast'>,
  { soundClass, share, probability }: Pick<WeighedIssue, 'soundClass' | 'share' | 'probability'>,
): boolean {
  const bar = sayAtLeast[soundClass]
  return bar !== null && probabilities[soundClass] >= bar && probability >= bar * share
}

/** The classes as counts of `of` recordings, the most frequent first. */
const countsOf = (counts: ClassCounts, of: number) =>
  soundClasses
    .map((name) => ({ name, count: Math.round((of * counts[name]) / totalOf(counts)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)

/** "9 of 20 recordings that Tappet heard like this one were an engine knock or tick, 7 healthy." Null for too few. */
export function shortFrequencyWords(counts: ClassCounts): string | null {
  const total = totalOf(counts)
  if (total < MIN_SEEN) return null
  const of = Math.min(TOLD_OF, total)
  const [first, ...others] = countsOf(counts, of)
  if (first === undefined) return null
  const parts = others
    .filter(({ count }) => count >= MIN_SHORT_SHARE * of)
    .map(({ name, count }) => `, ${count} ${words[name]}`)
  const were = first.count === 1 ? 'was' : 'were'
  return `${first.count} of ${of} recordings that Tappet heard like this one ${were} ${words[first.name]}${parts.join('')}.`
}

/** "Of 20 recordings that Tappet heard like this one, 9 were an engine knock or tick, 7 healthy, 4 something else." */
export function frequencyWords(counts: ClassCounts): string {
  const total = totalOf(counts)
  if (total < MIN_SEEN)
    return 'Tappet was tried on too few recordings like this one to say how often it is right.'
  const of = Math.min(TOLD_OF, total)
  const told = countsOf(counts, of).slice(0, TOLD_CLASSES)
  const rest = of - told.reduce((sum, { count }) => sum + count, 0)
  const parts = told.map(
    ({ name, count }, n) => `${count}${n === 0 ? (count === 1 ? ' was' : ' were') : ''} ${words[name]}`,
  )
  if (rest > 0) parts.push(`${rest} something else`)
  return `Of ${of} recordings that Tappet heard like this one, ${parts.join(', ')}.`
}
