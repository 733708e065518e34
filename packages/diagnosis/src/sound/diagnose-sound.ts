import type { Evidence } from '@tappet/acoustics'
import { featuresOf, judgeSound, type SoundModel } from '@tappet/acoustics/model'
import { frequencyWords, possibleCounts } from './certainty.ts'
import { saidWords } from './description-words.ts'
import { contextEvidence, wordEvidence } from './driver-evidence.ts'
import { type IssueId, issueTexts, soundIssues } from './issues.table.ts'
import { experimentalPossibilities, otherPossibilities } from './possibilities.ts'
import { listenerEvidence, soundEvidence } from './sound-evidence.ts'
import { headlineOf, type Saying, sayingOf } from './tier.ts'
import type { DiagnosedIssue, DrivingContext, SoundChip, SoundDiagnosis } from './types.ts'
import { worseOf, worstOf } from './urgency.ts'
import { weighIssues } from './weigh.ts'

export type SoundDiagnosisInput = {
  evidence: Evidence
  /** The listener's log-odds; null where it was not asked, or heard too little. */
  odds: readonly number[] | null
  model: SoundModel
  /** When it is heard; order and repetition do not matter. */
  context: readonly DrivingContext[]
  /** What it sounds like, as the driver chose. */
  sounds?: readonly SoundChip[]
  /** In the driver's words. */
  description?: string
  /** The sound went, or may have gone, through a noise filter, which takes a steady fault away with the noise. */
  filtered?: boolean
  audioDurationSeconds: number
  id: string
  /** ISO 8601. */
  timestamp: string
}

/**
 * Evidence to one answer: what the model hears, times what the situation allows, times what the words suggest; what may
 * be said of it stands in tier.ts. Pure: the same input gives the same result.
 *
 * @throws RangeError when the model reads another evidence version
 */
export function diagnoseSound(input: SoundDiagnosisInput): SoundDiagnosis {
  const {
    evidence,
    odds,
    model,
    context,
    sounds = [],
    description = '',
    filtered = false,
    audioDurationSeconds,
  } = input
  const judgement = judgeSound(model, featuresOf(evidence), odds)
  const base = {
    id: input.id,
    timestamp: input.timestamp,
    audioDuration: audioDurationSeconds,
    model_version: judgement.modelVersion,
  }
  const words = saidWords(description, sounds)
  const weighed = weighIssues(judgement, context, words)
  const saying = sayingOf({
    ...weighed,
    judgement,
    context,
    words,
    filtered,
    durationSeconds: audioDurationSeconds,
  })
  const headline = headlineOf(saying)
  const said = {
    confidence: saying.confidence,
    ...(saying.tier !== null && { tier: saying.tier }),
    ...(headline !== null && { headline }),
  }
  if (judgement.isCar < judgement.carAtLeast)
    return {
      ...base,
      ...said,
      issue: issueOf('not_a_car'),
      evidence: soundEvidence(evidence, []),
      alternatives: [],
    }
  const [named] = saying.named
  const [likeliest] = weighed.issues
  const about = weighed.issues.find(({ id }) => id === named) ?? likeliest
  const frequency = frequencyWords(possibleCounts(judgement.seen, weighed.issues))
  return {
    ...base,
    ...said,
    issue: issueFor(saying, worstOf(judgement, context, words), { filtered, band: judgement.lacksBand }),
    evidence: [
      ...soundEvidence(evidence, judgement.contributions[about.soundClass]),
      ...listenerEvidence(odds, judgement, about.soundClass),
      ...contextEvidence(about.id, context),
      ...wordEvidence(about.id, words),
    ],
    alternatives: [
      ...otherPossibilities(weighed.issues, named, { evidence, odds }, judgement),
      ...experimentalPossibilities(judgement, context),
    ],
    ...(frequency !== null && { frequency }),
  }
}

type Missing = { filtered: boolean; band: boolean }

/**
 * The named issue with the urgency of the worst that it may be and the costs of all that is named; where nothing is
 * named, "Not sure what this is" with urgency and cost of the worst.
 */
function issueFor(
  { tier, named }: Saying,
  { feared, likeliest }: ReturnType<typeof worstOf>,
  missing: Missing,
): DiagnosedIssue {
  const [first] = named
  if (first === undefined) {
    const { urgencyLevel } = feared === undefined ? issueTexts.uncertain : soundIssues[feared]
    const priced = feared ?? likeliest
    const { estimatedCostMin, estimatedCostMax } =
      priced === undefined ? issueTexts.uncertain : soundIssues[priced]
    const issue = issueOf('uncertain')
    const recommendations = [...howToRecord(missing), ...issue.recommendations]
    return { ...issue, urgencyLevel, estimatedCostMin, estimatedCostMax, recommendations }
  }
  const issue = issueOf(first)
  if (tier === 'nothing') return issue
  const faults = named.filter((id) => id !== 'no_fault_heard').map((id) => soundIssues[id])
  return {
    ...issue,
    urgencyLevel: [
      ...faults.map((fault) => fault.urgencyLevel),
      ...(feared ? [soundIssues[feared].urgencyLevel] : []),
    ].reduce(worseOf),
    estimatedCostMin: Math.min(...faults.map((fault) => fault.estimatedCostMin)),
    estimatedCostMax: Math.max(...faults.map((fault) => fault.estimatedCostMax)),
  }
}

const howToRecord = ({ filtered, band }: Missing) => [
  ...(filtered
    ? [
        'Record again with the noise filter off, or with another phone: the filter mutes a steady engine, faults included.',
      ]
    : []),
  ...(band
    ? [
        'Record again with the app beside the car: this recording holds hardly anything above 4 kHz, like a phone call, and a knock or a squeal may be missing in it.',
      ]
    : []),
]

/** An issue of the catalogue, as a result carries it. */
export function issueOf(id: IssueId): DiagnosedIssue {
  const { name, description, urgencyLevel, estimatedCostMin, estimatedCostMax } = issueTexts[id]
  const symptoms = [...issueTexts[id].symptoms]
  const recommendations = [...issueTexts[id].recommendations]
  return {
    id,
    name,
    description,
    urgencyLevel,
    estimatedCostMin,
    estimatedCostMax,
    symptoms,
    recommendations,
  }
}
