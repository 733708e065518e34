/**
 * What may be said of a recording, by the weighed probability of its first issue (docs/decisions/0053). Limits and
 * printed shares were chosen on recordings with the car left out of the learning (model/CARD.md).
 */
import type { SoundJudgement } from '@tappet/acoustics/model'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { classOf, type NoiseShare } from './noises.ts'
import { situationFactor } from './situation.ts'
import type { ToldWords } from './told-words.ts'
import type { DrivingContext, Tier } from './types.ts'
import type { Weighed } from './weigh.ts'

/** Each car counted once. */
const PRINTED = {
  default: { nothing: 95, nothing_unasked: 90, likely: 85, possible: 65, pair: 80 },
  clean: { nothing: 80, nothing_unasked: 80, likely: 25, possible: 25, pair: 60 },
} as const
/** Of what words name alone 0.95 was right, in lines by somebody who knew the class: no more is said than of a sound. */
const PRINTED_TOLD = PRINTED.default.possible

const MIN_NOTHING = 0.75
const MIN_LIKELY = 0.9
const MIN_POSSIBLE = 0.5
/** Shorter recordings miss noises that come and go. */
const MIN_NOTHING_SECONDS = 5
/** Too few strokes of an engine to compare. */
const MIN_SECONDS = 2
/** The words speak for it. */
const BACKING_RATIO = 2
/** Sound or situation is wrong. */
const MIN_POSSIBLE_SHARE = 0.3

export type Saying = {
  /** Null where no tier fits. */
  tier: Tier | null
  named: readonly SoundIssueId[]
  confidence: number
}

export type SayingInput = Pick<Weighed, 'possibleShare'> & {
  noises: readonly NoiseShare[]
  silent: number
  /** Nothing is called unremarkable. */
  isDangerTold: boolean
  judgement: Pick<SoundJudgement, 'variant' | 'isCar' | 'carAtLeast' | 'band'>
  context: readonly DrivingContext[]
  words: ToldWords
  filtered: boolean
  durationSeconds: number
}

const NOTHING_NAMED: Saying = { tier: null, named: [], confidence: 0 }
const AGAIN: Saying = { tier: 'again', named: [], confidence: 0 }

/** By the driver's words alone, where a car's recording is too muffled to judge; null where they name no noise. */
export function sayingOfWords({
  noises: [first],
  silent,
  judgement,
  words,
}: Pick<SayingInput, 'noises' | 'silent' | 'judgement' | 'words'>): Saying | null {
  if (judgement.band > 0 || judgement.isCar < judgement.carAtLeast || !words.namesNoise) return null
  if (first === undefined || first.issue === 'no_fault_heard') return null
  if (first.probability < MIN_POSSIBLE || silent > first.probability) return null
  return { tier: 'told', named: [first.issue], confidence: PRINTED_TOLD }
}

export function sayingOf(input: SayingInput): Saying {
  const { judgement, possibleShare, durationSeconds, filtered, words, context, noises, silent } = input
  if (judgement.isCar < judgement.carAtLeast || judgement.band === 0 || durationSeconds < MIN_SECONDS)
    return AGAIN
  if (possibleShare < MIN_POSSIBLE_SHARE) return NOTHING_NAMED
  const printed = PRINTED[judgement.variant]
  const [first, second] = noises
  if (first === undefined || second === undefined || silent > first.probability) return NOTHING_NAMED
  // Where some of the band is missing, a fault sounds like nothing.
  const isUnremarkable = first.issue === 'no_fault_heard' && first.probability >= MIN_NOTHING
  if (isUnremarkable && judgement.band === 1 && !words.namesNoise) {
    if (input.isDangerTold) return NOTHING_NAMED
    if (filtered || durationSeconds < MIN_NOTHING_SECONDS) return AGAIN
    const isUnasked = context.length === 0 && !words.isTold
    return {
      tier: 'nothing',
      named: [first.issue],
      confidence: isUnasked ? printed.nothing_unasked : printed.nothing,
    }
  }
  if (first.issue !== 'no_fault_heard' && first.probability >= MIN_POSSIBLE) {
    const tier =
      first.probability >= MIN_LIKELY &&
      soundIssues[first.issue].atMost !== 'possible' &&
      isBacked(first.issue, second.issue, context, words)
        ? 'likely'
        : 'possible'
    return { tier, named: [first.issue], confidence: printed[tier] }
  }
  if (first.probability + second.probability <= MIN_POSSIBLE) return NOTHING_NAMED
  const pair = first.issue === 'no_fault_heard' ? [second.issue, first.issue] : [first.issue, second.issue]
  return { tier: 'pair', named: pair, confidence: printed.pair }
}

function isBacked(
  first: SoundIssueId,
  second: SoundIssueId,
  context: readonly DrivingContext[],
  { ratios }: ToldWords,
): boolean {
  const said = (issue: SoundIssueId) => ratios[classOf(issue) ?? 'healthy']
  const byWords = said(first) >= BACKING_RATIO && said(first) > said(second)
  const isIdleAlone = context.every((tag) => tag === 'idle')
  return byWords || (!isIdleAlone && situationFactor(first, context) > situationFactor(second, context))
}

const NOTHING_SHORT = 'nothing unusual'

export function headlineOf({ tier, named }: Saying): string | null {
  const [first, second] = named
  if (tier === 'again') return 'Record again'
  if (tier === null || first === undefined) return null
  if (tier === 'nothing') return soundIssues[first].name
  const name = soundIssues[first].short
  if (tier === 'pair') {
    const other =
      second === undefined || second === 'no_fault_heard' ? NOTHING_SHORT : soundIssues[second].short
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} or ${other}`
  }
  return `${tier === 'likely' ? 'Likely' : 'Possible'} ${name}`
}
