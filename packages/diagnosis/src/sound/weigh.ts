import { type SoundClass, type SoundJudgement, soundClasses } from '@tappet/acoustics/model'
import { entriesOf } from './entries.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import type { ToldWords } from './told-words.ts'
import type { DrivingContext } from './types.ts'

const heardIssues = soundClasses.flatMap((soundClass) =>
  entriesOf(soundIssues).flatMap(([id, { heardAs }]) => {
    const share = heardAs?.[soundClass]
    return share === undefined ? [] : [{ id, soundClass, share }]
  }),
)

export type WeighedIssue = {
  id: SoundIssueId
  soundClass: SoundClass
  share: number
  /** 0 where the situation rules it out. */
  fits: number
  bySound: number
  probability: number
}

export type Weighed = {
  issues: [WeighedIssue, ...WeighedIssue[]]
  possibleShare: number
}

export function weighIssues(
  { probabilities }: Pick<SoundJudgement, 'probabilities'>,
  tags: readonly DrivingContext[],
  { ratios }: Pick<ToldWords, 'ratios'>,
): Weighed {
  const issues = heardIssues.map(({ id, soundClass, share }) => {
    const bySound = probabilities[soundClass] * share
    const fits = situationFactor(id, tags)
    return { id, soundClass, share, bySound, fits, weight: bySound * fits * ratios[soundClass] }
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
  // Every class is heard as some issue.
  return { issues: ranked as Weighed['issues'], possibleShare }
}
