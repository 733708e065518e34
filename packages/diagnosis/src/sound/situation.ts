import { type SoundIssueId, soundIssues } from './issues.table.ts'
import type { DrivingContext } from './types.ts'

/** 0 when they rule it out. Of several ways of moving the likeliest counts, because it may have been any of them. */
export function situationFactor(issue: SoundIssueId, tags: readonly DrivingContext[]): number {
  const { likelihood } = soundIssues[issue]
  if (tags.length === 0) return 1
  const moves = tags.filter((tag) => tag !== 'ac_on')
  const moving = moves.length === 0 ? 1 : Math.max(...moves.map((tag) => likelihood[tag]))
  return moving * likelihood[tags.includes('ac_on') ? 'ac_on' : 'ac_not_said']
}
