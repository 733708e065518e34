import type { OwnSituation } from '@tappet/acoustics/normal'

export function situationOf(context: readonly string[]): OwnSituation | null {
  if (!context.includes('idle') || context.some((each) => each !== 'idle' && each !== 'ac_on')) return null
  return context.includes('ac_on') ? 'ac_on' : 'warm_idle'
}

const PREFIX = 'context_'

export const situationOfEvidence = (evidence: readonly { id: string }[]): OwnSituation | null =>
  situationOf(evidence.flatMap(({ id }) => (id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [])))
