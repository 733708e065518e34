/** What else a sound may be, each with what speaks for it. */
import type { Evidence } from '@tappet/acoustics'
import type { ExperimentalClass, SoundJudgement } from '@tappet/acoustics/model'
import { type CatalogueIssue, type IssueId, issueCatalogue } from './catalogue.data.ts'
import { contextFactor, type FaultId } from './context.table.ts'
import { soundEvidence } from './heard.ts'
import type { DrivingContext, OtherPossibility } from './types.ts'
import type { WeighedIssue } from './weigh.ts'

/** An issue less likely than this is not offered as another possibility. */
const LEAST_PROBABILITY = 0.05
/** What counted less says nothing worth reading. */
const LEAST_WEIGHT = 0.05
/** More would be a second diagnosis. */
const MOST_EVIDENCE = 2

/** Each experimental detector asks on its own, and nobody knows how often it is right: it must be rather sure. */
const LEAST_EXPERIMENTAL = 0.7

/** The compressor is not among them: the air conditioning tells it from the belt that drives it (weigh.ts). */
const issueOfDetector: Record<Exclude<ExperimentalClass, 'ac_compressor'>, FaultId> = {
  wheel_bearing: 'wheel_bearing',
  power_steering: 'power_steering',
  starter: 'starter',
}

const experimentalIds: ReadonlySet<IssueId> = new Set(
  issueCatalogue.filter((issue: CatalogueIssue) => issue.experimental).map(({ id }) => id),
)

/** Known from too little to be named as the answer, however probable. */
export const isExperimental = (id: IssueId): boolean => experimentalIds.has(id)

/** The issues that are not named, the likeliest first, in words. */
export function otherPossibilities(
  issues: readonly WeighedIssue[],
  named: IssueId,
  evidence: Evidence,
  { contributions }: Pick<SoundJudgement, 'contributions'>,
): OtherPossibility[] {
  return issues
    .filter(({ id, probability }) => id !== named && probability >= LEAST_PROBABILITY)
    .map(({ id, probability, soundClass }) => {
      // What speaks for "nothing stands out" is that nothing does.
      const heard = soundClass === 'healthy' ? [] : soundEvidence(evidence, contributions[soundClass])
      const speaking = heard
        .filter(({ weight }) => weight >= LEAST_WEIGHT)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_EVIDENCE)
      return {
        id,
        name: nameOf(id),
        probability: Math.round(1000 * probability) / 1000,
        ...(isExperimental(id) && { experimental: true as const }),
        ...(speaking.length > 0 && { evidence: speaking }),
      }
    })
}

/** What the experimental detectors hear that the situation allows, the surest first. Listed after all others. */
export function experimentalPossibilities(
  { experimental }: Pick<SoundJudgement, 'experimental'>,
  tags: readonly DrivingContext[],
): OtherPossibility[] {
  if (experimental === undefined) return []
  return Object.entries(issueOfDetector)
    .map(([detector, id]) => ({ id, probability: experimental[detector as keyof typeof issueOfDetector] }))
    .filter(({ id, probability }) => probability >= LEAST_EXPERIMENTAL && contextFactor(id, tags) > 0)
    .sort((a, b) => b.probability - a.probability)
    .map(({ id, probability }) => ({
      id,
      name: nameOf(id),
      probability: Math.round(1000 * probability) / 1000,
      experimental: true,
    }))
}

const nameOf = (id: IssueId): string => issueCatalogue.find((issue) => issue.id === id)?.name ?? id
