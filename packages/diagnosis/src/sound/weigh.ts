import type { SoundClass, SoundJudgement } from '@tappet/acoustics/model'
import { contextFactor, contextTable, type FaultId } from './context.table.ts'
import type { DrivingContext } from './types.ts'
import { type SaidWord, wordFactor } from './words.ts'

/**
 * What each class of the model is called as an issue, and how a class that holds two is divided before anything
 * else is known. The model cannot tell a compressor from the belt it hangs on; the air conditioning tells.
 */
const issuesOfClass: Record<SoundClass, Partial<Record<FaultId, number>>> = {
  healthy: { no_fault_heard: 1 },
  engine_knock_tick: { engine_knock: 1 },
  belt_accessory: { loose_belt: 0.85, ac_compressor: 0.15 },
  brake: { squeaky_brakes: 1 },
  suspension: { suspension_noise: 1 },
  exhaust_leak: { exhaust_leak: 1 },
  misfire_rough_idle: { engine_misfire: 1 },
}

export type WeighedIssue = {
  id: FaultId
  soundClass: SoundClass
  /** From the sound alone. */
  bySound: number
  /** With context and description. */
  probability: number
}

export type Weighed = {
  /** The likeliest first; their probabilities sum to 1. */
  issues: [WeighedIssue, ...WeighedIssue[]]
  /** How much of what the sound said can happen in the driver's situation, 0 to 1. */
  possibleShare: number
}

const isFault = (id: string): id is FaultId => id in contextTable

/** Bayes' rule over the issues: what the sound says, times the situation, times the words. */
export function weighIssues(
  { probabilities }: Pick<SoundJudgement, 'probabilities'>,
  tags: readonly DrivingContext[],
  words: readonly SaidWord[],
): Weighed {
  const issues = Object.entries(issuesOfClass).flatMap(([soundClass, shares]) =>
    Object.entries(shares).flatMap(([id, share]) => {
      if (!isFault(id)) return []
      const bySound = probabilities[soundClass as SoundClass] * share
      const fits = contextFactor(id, tags)
      return [
        {
          id,
          soundClass: soundClass as SoundClass,
          bySound,
          fits,
          weight: bySound * fits * wordFactor(id, words),
        },
      ]
    }),
  )
  const total = issues.reduce((sum, { weight }) => sum + weight, 0)
  const possibleShare = issues.reduce((sum, { bySound, fits }) => sum + (fits > 0 ? bySound : 0), 0)
  const ranked = issues
    .map(({ id, soundClass, bySound, weight }) => ({
      id,
      soundClass,
      bySound,
      probability: total > 0 ? weight / total : 0,
    }))
    .sort((a, b) => b.probability - a.probability)
  // issuesOfClass is not empty, so neither is this.
  return { issues: ranked as Weighed['issues'], possibleShare }
}
