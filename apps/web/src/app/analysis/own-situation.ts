import type { OwnSituation } from '@tappet/acoustics/normal'

/**
 * The situation of a recording in which a car's normal can be compared, by what the driver said; null for any other.
 *
 * @param context what the driver named: idle, ac_on, turning, ...
 */
export function situationOf(context: readonly string[]): OwnSituation | null {
  if (!context.includes('idle') || context.some((each) => each !== 'idle' && each !== 'ac_on')) return null
  return context.includes('ac_on') ? 'ac_on' : 'warm_idle'
}

const PREFIX = 'context_'

/** The same of a result's evidence. */
export const situationOfEvidence = (evidence: readonly { id: string }[]): OwnSituation | null =>
  situationOf(evidence.flatMap(({ id }) => (id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [])))
