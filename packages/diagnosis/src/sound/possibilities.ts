import type { Evidence } from '@tappet/acoustics'
import type { SoundJudgement } from '@tappet/acoustics/model'
import type { OtherPossibility } from '../saved/result.ts'
import { entriesOf } from './entries.ts'
import { type IssueId, soundIssues } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import { listenerEvidence, MIN_WEIGHT, soundEvidence } from './sound-evidence.ts'
import type { DrivingContext } from './types.ts'
import type { WeighedIssue } from './weigh.ts'

const MIN_PROBABILITY = 0.05
/** More would be a second diagnosis. */
const MAX_EVIDENCE = 2

/** It is not known how often it is right. */
const MIN_EXPERIMENTAL = 0.7

/** `odds`: the listener's, for the same sound. */
type Heard = {
  evidence: Evidence
  odds: readonly number[] | null
  judgement: Pick<SoundJudgement, 'contributions' | 'listener'>
}

export function otherPossibilities(
  issues: readonly WeighedIssue[],
  named: IssueId | undefined,
  sound: Heard | null,
): OtherPossibility[] {
  return issues
    .filter(({ id, probability }) => id !== named && probability >= MIN_PROBABILITY)
    .map(({ id, probability, soundClass }) => {
      // "Nothing stands out" has no evidence.
      const soundReasons =
        soundClass === 'healthy' || sound === null
          ? []
          : [
              ...soundEvidence(sound.evidence, sound.judgement.contributions[soundClass]),
              ...listenerEvidence(sound.odds, sound.judgement, soundClass, null),
            ]
      const speaking = soundReasons
        .filter(({ weight }) => weight >= MIN_WEIGHT)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MAX_EVIDENCE)
      return {
        id,
        name: soundIssues[id].name,
        probability: Math.round(1000 * probability) / 1000,
        ...(soundIssues[id].experimental && { experimental: true as const }),
        ...(speaking.length > 0 && { evidence: speaking }),
      }
    })
}

export function experimentalPossibilities(
  { experimental }: Pick<SoundJudgement, 'experimental'>,
  tags: readonly DrivingContext[],
): OtherPossibility[] {
  if (experimental === undefined) return []
  return entriesOf(soundIssues)
    .flatMap(([id, { name, detector }]) =>
      detector === undefined ? [] : [{ id, name, probability: experimental[detector] }],
    )
    .filter(({ id, probability }) => probability >= MIN_EXPERIMENTAL && situationFactor(id, tags) > 0)
    .sort((a, b) => b.probability - a.probability)
    .map(({ id, name, probability }) => ({
      id,
      name,
      probability: Math.round(1000 * probability) / 1000,
      experimental: true,
    }))
}
