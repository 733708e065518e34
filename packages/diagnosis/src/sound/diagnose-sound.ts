import type { Evidence } from '@tappet/acoustics'
import {
  featuresOf,
  judgeSound,
  type SoundClass,
  type SoundJudgement,
  type SoundModel,
  soundClasses,
} from '@tappet/acoustics/model'
import { openCase } from '../differential/case.ts'
import { reason } from '../differential/differential.ts'
import { replacedParts, type ServiceLog } from '../differential/senses/repairs.ts'
import { together } from '../differential/senses/sensed.ts'
import { senseNoises, senseSound } from '../differential/senses/sound.ts'
import type { Danger } from '../differential/types.ts'
import type { DifferentialCase, KnownCar } from '../saved/case.ts'
import type { DiagnosedIssue, SoundDiagnosis } from '../saved/result.ts'
import { frequencyWords, possibleCounts } from './certainty.ts'
import { contextEvidence, wordEvidence } from './driver-evidence.ts'
import { carAtLeastFor } from './gate.ts'
import { issueOf } from './issue-of.ts'
import { issueTexts, soundIssues } from './issues.table.ts'
import { byNoise, type NoiseShare } from './noises.ts'
import { experimentalPossibilities, otherPossibilities } from './possibilities.ts'
import { contributionsAgainst, listenerEvidence, soundEvidence } from './sound-evidence.ts'
import { headlineOf, type Saying, type SayingInput, sayingOf, sayingOfWords } from './tier.ts'
import { toldWords } from './told-words.ts'
import { type DrivingContext, drivingContexts, type SoundChip, type UrgencyLevel } from './types.ts'
import { worseOf, worstOf } from './urgency.ts'
import { weighIssues } from './weigh.ts'

export type ToldOfSound = {
  context: readonly DrivingContext[]
  sounds?: readonly SoundChip[]
  description?: string
  /** Perhaps; it takes a steady fault away with the noise. */
  filtered?: boolean
  audioDurationSeconds: number
  car?: KnownCar
  log?: ServiceLog
  timestamp: string
}

export type SoundDiagnosisInput = ToldOfSound & {
  evidence: Evidence
  /** Null where it was not asked, or heard too little. */
  odds: readonly number[] | null
  model: SoundModel
  id: string
}

type SaidOf = Pick<SoundJudgement, 'probabilities'> & SayingInput['judgement']

export type { KnownCar, ServiceLog }

export type SoundAnswer = SoundDiagnosis & { differential: DifferentialCase }

/**
 * Its first noise is the issue; what may be said of it stands in tier.ts. Pure: the same input gives the same result.
 * @throws RangeError when the model reads another evidence version
 */
export function diagnoseSound(request: SoundDiagnosisInput): SoundAnswer {
  // Factors in another order differ in their last digit.
  const input = { ...request, context: drivingContexts.filter((tag) => request.context.includes(tag)) }
  const { result, noises } = heardAs(input)
  const sound = senseSound(result)
  // Its own possibilities are rounded.
  const exact = sound.heard === undefined ? sound : { ...sound, heard: noises }
  const sensed = together([exact, ...(input.log ? [replacedParts(input.log)] : [])])
  const differential = openCase({ ...toldOf(input), sensed })
  return { ...result, issue: noLessUrgent(result.issue, differential.report.drive), differential }
}

type Told = { texts: string[]; codes: string[]; car: KnownCar; thisYear: number }

function toldOf({ description = '', sounds = [], car = {}, timestamp }: ToldOfSound): Told {
  const texts = [description, ...sounds].filter((text) => text.trim() !== '')
  return { texts, codes: [], car, thisYear: Number(timestamp.slice(0, 4)) }
}

const UNHEARD = {
  probabilities: Object.fromEntries(soundClasses.map((name) => [name, 1 / soundClasses.length])) as Record<
    SoundClass,
    number
  >,
}

export function sayOf(soundJudgement: SaidOf, driver: ToldOfSound) {
  const { context, sounds = [], description = '', filtered = false, audioDurationSeconds, log } = driver
  const words = toldWords(description, sounds)
  const carAtLeast = carAtLeastFor(soundJudgement, context, words)
  const judgement = { ...soundJudgement, carAtLeast }
  const isCar = judgement.isCar >= carAtLeast
  const weigh = (sound: Pick<SaidOf, 'probabilities'>) => {
    const weighed = weighIssues(sound, context, words)
    const senses = [senseNoises(byNoise(weighed.issues), context), ...(log ? [replacedParts(log)] : [])]
    const { noises, silent, drive } = reason({ ...toldOf(driver), sensed: together(senses) })
    return { weighed, noises: noises ?? [], silent, drive }
  }
  if (judgement.band === 0) {
    const { weighed, noises, silent } = weigh(UNHEARD)
    const saying = sayingOfWords({ noises, silent, judgement, words })
    if (saying !== null) return { words, weighed, saying, isCar }
  }
  const { weighed, noises, silent, drive } = weigh(judgement)
  const saying = sayingOf({
    ...{ noises, silent, judgement, context, words, filtered },
    isDangerTold: URGENCY_OF[drive.level] === 'fix_immediately',
    possibleShare: weighed.possibleShare,
    durationSeconds: audioDurationSeconds,
  })
  return { words, weighed, saying, isCar }
}

function heardAs(input: SoundDiagnosisInput): { result: SoundDiagnosis; noises: NoiseShare[] } {
  const { evidence, odds, model, context, filtered = false } = input
  const judgement = judgeSound(model, featuresOf(evidence), odds)
  const { words, weighed, saying, isCar } = sayOf(judgement, input)
  const headline = headlineOf(saying)
  const base = {
    id: input.id,
    timestamp: input.timestamp,
    audioDuration: input.audioDurationSeconds,
    model_version: judgement.modelVersion,
    confidence: saying.confidence,
    ...(saying.tier !== null && { tier: saying.tier }),
    ...(headline !== null && { headline }),
  }
  const noises = byNoise(weighed.issues)
  if (!isCar) {
    const measurements = soundEvidence(evidence, [])
    return {
      result: { ...base, issue: issueOf('not_a_car'), evidence: measurements, alternatives: [] },
      noises,
    }
  }
  const [named] = saying.named
  const [likeliest] = weighed.issues
  const about = weighed.issues.find(({ id }) => id === named) ?? likeliest
  // Every class is heard as some issue.
  const rival =
    weighed.issues.find(({ soundClass }) => soundClass !== about.soundClass)?.soundClass ?? 'healthy'
  const frequency = frequencyWords(possibleCounts(judgement.seen, weighed.issues))
  // What a muffled recording measures speaks for nothing.
  const isHeard = saying.tier !== 'told'
  const result = {
    ...base,
    issue: issueFor(saying, worstOf(judgement, context, words), { filtered, band: judgement.band === 0 }),
    evidence: [
      ...(isHeard ? soundEvidence(evidence, contributionsAgainst(judgement, about.soundClass, rival)) : []),
      ...(isHeard ? listenerEvidence(odds, judgement, about.soundClass, rival) : []),
      ...contextEvidence(about.id, context),
      ...wordEvidence(about.soundClass, words),
    ],
    alternatives: [
      ...otherPossibilities(weighed.issues, named, isHeard ? { evidence, odds, judgement } : null),
      ...(isHeard ? experimentalPossibilities(judgement, context) : []),
    ],
    ...(frequency !== null && { frequency }),
  }
  return { result, noises }
}

const URGENCY_OF = {
  none: 'safe',
  soon: 'check_soon',
  limp: 'fix_immediately',
  stop: 'fix_immediately',
} as const satisfies Record<Danger, UrgencyLevel>

/** Whatever the recording is named. */
function noLessUrgent(
  issue: DiagnosedIssue,
  { known, level }: DifferentialCase['report']['drive'],
): DiagnosedIssue {
  return known ? { ...issue, urgencyLevel: worseOf(issue.urgencyLevel, URGENCY_OF[level]) } : issue
}

type Missing = { filtered: boolean; band: boolean }

/** Urgency of the worst, costs of all that is named. */
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
  const urgencyLevel = [
    ...faults.map((fault) => fault.urgencyLevel),
    ...(feared ? [soundIssues[feared].urgencyLevel] : []),
  ].reduce(worseOf)
  const how = tier === 'told' ? howToRecord(missing) : []
  const own = issue.recommendations
  return {
    ...issue,
    urgencyLevel,
    // What cannot wait comes before another recording.
    recommendations: urgencyLevel === 'fix_immediately' ? [...own, ...how] : [...how, ...own],
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
        'Record again with the app beside the car. This one sounds like a phone call: a knock or a squeal may be missing.',
      ]
    : []),
]
