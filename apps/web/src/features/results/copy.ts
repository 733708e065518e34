import type { DiagnosisEvidence } from '@tappet/wire'
import type { AnswerKind, ShownDiagnosis } from './read-result.ts'

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

/** What the figure of certainty rests on. Older results have no tier. */
export function confidenceWords(
  kind: AnswerKind,
  percent: number | null,
  tier: ShownDiagnosis['tier'],
): string {
  if (kind === 'error') return 'Nothing was diagnosed.'
  if (kind === 'not_a_car') return 'Too little of it sounds like a car.'
  if (tier === 'again') return 'This recording holds too little. Record again.'
  if (kind === 'uncertain') return 'We can’t name it from this recording.'
  if (percent === null) return 'How sure it was is not kept with this result.'
  const figure = `Confidence ${Math.round(percent)}%.`
  if (tier === null) return `${figure} Counted on recordings heard like this one.`
  return `${figure} Measured on 241 recordings of other cars; your phone may hear differently.`
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

/** The diagnosis itself is saved. */
export const SOUND_REFUSED = 'The server did not take its recording. Your account may be full.'
