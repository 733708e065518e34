import { type SoundClass, type SoundJudgement, soundClasses } from '@tappet/acoustics/model'
import { type SaidWord, wordFactor } from './description-words.ts'
import { entriesOf } from './entries.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import type { DrivingContext } from './types.ts'

/** An issue that the model can hear, with its share of the class that it is heard as. */
const heardIssues = soundClasses.flatMap((soundClass) =>
  entriesOf(soundIssues).flatMap(([id, { heardAs }]) => {
    const share = heardAs?.[soundClass]
    return share === undefined ? [] : [{ id, soundClass, share }]
  }),
)

export type WeighedIssue = {
  id: SoundIssueId
  soundClass: SoundClass
  /** Its share of that class. */
  share: number
  /** How much likelier the situation makes it; 0 where it rules it out. */
  fits: number
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

/** Bayes' rule over the issues: what the sound says, times the situation, times the words. */
export function weighIssues(
  { probabilities }: Pick<SoundJudgement, 'probabilities'>,
  tags: readonly DrivingContext[],
  words: readonly SaidWord[],
): Weighed {
  const issues = heardIssues.map(({ id, soundClass, share }) => {
    const bySound = probabilities[soundClass] * share
    const fits = situationFactor(id, tags)
    return { id, soundClass, share, bySound, fits, weight: bySound * fits * wordFactor(id, words) }
  })
  const total = issues.reduce((sum, { weight }) => sum + weight, 0)
  const possibleShare = issues.reduce((sum, { bySound, fits }) => sum + (fits > 0 ? bySound : 0), 0)
  const ranked = issues
    .map(({ id, soundClass, share, fits, bySound, weight }) => ({
      id,
      soundClass,
      share,
      fits,
      bySound,
      probability: total > 0 ? weight / total : 0,
    }))
    .sort((a, b) => b.probability - a.probability)
  // Every class is heard as some issue, so the list is not empty.
  return { issues: ranked as Weighed['issues'], possibleShare }
}
