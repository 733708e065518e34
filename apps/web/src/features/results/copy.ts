import type { DiagnosisEvidence, UrgencyLevel } from '@tappet/wire'
import { wholeUsd } from '../../format/usd.ts'
import type { AnswerKind, ShownDiagnosis } from './read-result.ts'

/** "$150 - $800", "$90"; null when nothing is priced. Whole US dollars. */
export function costRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null
  const from = min ?? max ?? 0
  const to = max ?? from
  if (to <= 0) return null
  return from === to ? wholeUsd(to) : `${wholeUsd(from)} - ${wholeUsd(to)}`
}

/** "0:07". */
export function clockTime(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A stretch of the recording, "0:02–0:05"; within one second just that one. */
export function stretchWords(startSeconds: number, endSeconds: number): string {
  const [from, to] = [clockTime(startSeconds), clockTime(endSeconds)]
  return from === to ? from : `${from}–${to}`
}

/** May I still drive? */
const DRIVE_WORDS: Record<UrgencyLevel, string> = {
  safe: 'Nothing urgent was heard. That does not show that the car is sound: trust the brakes, the steering and the warning lights.',
  check_soon:
    'Have it checked within a week or two. A sound does not show that the car is safe to drive: trust the brakes, the steering and the warning lights.',
  fix_immediately: 'Drive no farther than you must. Have it looked at now.',
}

const NO_FAULT_WORDS = 'No noise that Tappet knows stands out in this recording. Many faults make no sound.'

/** Where no fault is named, the worst that it may be decides. "Safe", as older results have it, was never seen. */
const UNSURE_WORDS: Record<UrgencyLevel, string | null> = {
  safe: null,
  check_soon: 'Tappet does not know what it is. Have it checked within a week or two.',
  fix_immediately:
    'Tappet does not know what it is, and it may be something urgent. Drive no farther than you must until it is looked at.',
}

/** What is no diagnosis of a car claims no urgency. */
const SAYS_NOTHING: readonly AnswerKind[] = ['not_a_car', 'error']

/** May I still drive: how urgent it is and what that means; null where the recording does not say. */
export function driveAnswer(
  kind: AnswerKind,
  urgencyLevel: UrgencyLevel | null,
): { urgency: UrgencyLevel; words: string } | null {
  if (urgencyLevel === null || SAYS_NOTHING.includes(kind)) return null
  if (kind === 'uncertain') {
    const words = UNSURE_WORDS[urgencyLevel]
    return words === null ? null : { urgency: urgencyLevel, words }
  }
  return {
    urgency: urgencyLevel,
    words: kind === 'no_fault' ? NO_FAULT_WORDS : DRIVE_WORDS[urgencyLevel],
  }
}

/** What stands above the headline. */
export const LEAD_WORDS: Record<AnswerKind, string> = {
  fault: 'It sounds like',
  no_fault: 'It sounds like',
  not_a_car: 'No car heard',
  uncertain: 'No fault named',
  error: 'No diagnosis',
}

/** What the percent of the recording alone means. Older results have no tier. */
export function confidenceWords(kind: AnswerKind, percent: number, tier: ShownDiagnosis['tier']): string {
  if (kind === 'not_a_car') return 'Too little of it sounds like a car.'
  if (kind === 'error') return 'Nothing was diagnosed.'
  if (tier === 'again') return 'No figure: this recording holds too little. Record again.'
  if (kind === 'uncertain') return 'We can’t name it from this recording.'
  if (tier === null)
    return `Of 100 recordings heard like this one, about ${Math.round(percent)} were this noise.`
  return `When we say this, we’re right about ${Math.round(percent / 5)} times in 20. Measured on 241 recordings of other cars; your phone may hear differently.`
}

/** What the evidence speaks for: the named issue, or where none is named, what comes nearest. */
export function evidenceAbout(
  { alternatives }: { alternatives: readonly { name: string }[] },
  kind: AnswerKind,
): string {
  const [nearest] = alternatives
  return kind === 'uncertain' && nearest ? nearest.name : 'it'
}

export const SOURCE_WORDS: Record<DiagnosisEvidence['source'], string> = {
  sound: 'In the sound',
  context: 'When you hear it',
  description: 'In your words',
}

/** The stretch of the clip that the diagnosis rests on most: null when it rests on the whole of it. */
export function markedStretch({ evidence }: Pick<ShownDiagnosis, 'evidence'>): Stretch | null {
  const stretches = evidence.flatMap(({ source, weight, startSeconds, endSeconds }) =>
    source === 'sound' &&
    weight > 0 &&
    startSeconds !== undefined &&
    endSeconds !== undefined &&
    endSeconds > startSeconds
      ? [{ weight, startSeconds, endSeconds }]
      : [],
  )
  const [strongest] = stretches.sort((a, b) => b.weight - a.weight)
  return strongest ? { startSeconds: strongest.startSeconds, endSeconds: strongest.endSeconds } : null
}
export type Stretch = { startSeconds: number; endSeconds: number }
