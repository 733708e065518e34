import type { Evidence } from '@tappet/acoustics'
import { featuresOf, judgeSound, type SoundModel } from '@tappet/acoustics/model'
import { confidenceIn, maySay, possibleCounts, shortFrequencyWords } from './certainty.ts'
import { findWords } from './description-words.ts'
import { contextEvidence, wordEvidence } from './driver-evidence.ts'
import { type IssueId, issueTexts, soundIssues } from './issues.table.ts'
import { fearedOf, openAnswer } from './open-answer.ts'
import { experimentalPossibilities, otherPossibilities } from './possibilities.ts'
import { listenerEvidence, soundEvidence } from './sound-evidence.ts'
import type { DiagnosedIssue, DrivingContext, SoundDiagnosis } from './types.ts'
import { weighIssues } from './weigh.ts'

export type SoundDiagnosisInput = {
  evidence: Evidence
  /** The listener's log-odds; null where it was not asked, or heard too little. */
  odds: readonly number[] | null
  model: SoundModel
  /** When it is heard; order and repetition do not matter. */
  context: readonly DrivingContext[]
  /** In the driver's words. */
  description?: string
  /** The sound went, or may have gone, through a noise filter, which takes a steady fault away with the noise. */
  filtered?: boolean
  audioDurationSeconds: number
  id: string
  /** ISO 8601. */
  timestamp: string
}

/** When less of what the sound said fits the situation, one of the two is wrong and nothing is named. */
const MIN_POSSIBLE_SHARE = 0.3

/**
 * Evidence to one issue: what the model hears, times what the situation allows, times what the words suggest.
 * Names no fault when the sound is not a car's, when answers like it were not right often enough on recordings that the
 * model had not learned from, or when the likeliest is experimental; the confidence is still that of the likeliest
 * issue, and never above the measured share. Filtered sound is never called unremarkable; of a sound without its upper band
 * nothing is named. Pure: the same input gives the same result.
 *
 * @throws RangeError when the model reads another evidence version
 */
export function diagnoseSound(input: SoundDiagnosisInput): SoundDiagnosis {
  const { evidence, odds, model, context, description = '', filtered = false } = input
  const judgement = judgeSound(model, featuresOf(evidence), odds)
  const words = findWords(description)
  const { issues, possibleShare } = weighIssues(judgement, context, words)
  const [likeliest] = issues
  const isCar = judgement.isCar >= judgement.carAtLeast
  const counts = possibleCounts(judgement.seen, issues)
  const sure =
    !judgement.lacksBand &&
    maySay(judgement, likeliest) &&
    possibleShare >= MIN_POSSIBLE_SHARE &&
    !soundIssues[likeliest.id].experimental &&
    !(filtered && likeliest.id === 'no_fault_heard')
  const named: IssueId = !isCar ? 'not_a_car' : sure ? likeliest.id : 'uncertain'
  const frequency = shortFrequencyWords(counts)
  const confidence = confidenceIn(counts, likeliest) * (isCar ? 1 : judgement.isCar)
  const about = isCar
    ? {
        evidence: [
          ...soundEvidence(evidence, judgement.contributions[likeliest.soundClass]),
          ...listenerEvidence(odds, judgement, likeliest.soundClass),
          ...contextEvidence(likeliest.id, context),
          ...wordEvidence(likeliest.id, words),
        ],
        alternatives: [
          ...otherPossibilities(issues, named, { evidence, odds }, judgement),
          ...experimentalPossibilities(judgement, context),
        ],
      }
    : { evidence: soundEvidence(evidence, []), alternatives: [] }
  return {
    id: input.id,
    issue:
      named === 'uncertain'
        ? openAnswer(fearedOf(judgement, context, words), counts, {
            filtered,
            band: judgement.lacksBand,
          })
        : issueOf(named),
    confidence: Math.round(100 * confidence),
    timestamp: input.timestamp,
    audioDuration: input.audioDurationSeconds,
    ...about,
    ...(named === 'uncertain' && frequency !== null && { frequency }),
    model_version: judgement.modelVersion,
  }
}

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
