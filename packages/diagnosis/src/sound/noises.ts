/** Without what is known from too little. */
import { soundClasses } from '@tappet/acoustics/model'
import { entriesOf } from './entries.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'

/** Null for what a detector alone hears. */
export const classOf = (id: SoundIssueId) =>
  soundClasses.find((name) => soundIssues[id].heardAs?.[name] !== undefined) ?? null

/** For an experimental one the issue that sounds alike; null for what no class is heard as. */
export const noiseOf = (id: SoundIssueId): SoundIssueId | null => noises.get(id) ?? null

const noises: ReadonlyMap<SoundIssueId, SoundIssueId> = new Map(
  entriesOf(soundIssues).flatMap(([id]) => {
    const own = classOf(id)
    const [named] = entriesOf(soundIssues).filter(
      ([other, { experimental }]) => experimental === undefined && classOf(other) === own,
    )
    return own === null || named === undefined ? [] : [[id, named[0]] as const]
  }),
)

export type NoiseShare = { issue: SoundIssueId; probability: number }

export function byNoise(shares: readonly { id: SoundIssueId; probability: number }[]): NoiseShare[] {
  const sums = new Map<SoundIssueId, number>()
  for (const { id, probability } of shares) {
    const issue = noiseOf(id)
    if (issue !== null) sums.set(issue, (sums.get(issue) ?? 0) + probability)
  }
  return [...sums]
    .map(([issue, probability]) => ({ issue, probability }))
    .sort((a, b) => b.probability - a.probability)
}
