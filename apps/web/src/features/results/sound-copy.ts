import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import type { AnswerKind } from './read-result.ts'

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

/** What a screen reader says of the strip. */
export function pictureWords(durationSeconds: number, stretch: Stretch | null, kind: AnswerKind): string {
  const whole = `Picture of the recording, ${clockTime(durationSeconds)} long`
  if (!stretch) return kind === 'fault' ? `${whole}. The diagnosis rests on the whole of it.` : `${whole}.`
  const rests = kind === 'uncertain' ? 'What stands out lies at' : 'The diagnosis rests on'
  return `${whole}. ${rests} ${clockTime(stretch.startSeconds)} to ${clockTime(stretch.endSeconds)}.`
}

export type Stretch = { startSeconds: number; endSeconds: number }

export const noRecording = (time: string | null) =>
  `This result has no recording to play${time === null ? '' : ` (it was ${time} long)`}. Record again to hear it.`
export const positionOf = (time: string, whole: string) => `${time} of ${whole}`
export const position = 'Position in the recording'
export const pause = 'Pause'
export const play = 'Play recording'
export const markUnnamed = 'what stands out'
export const markNamed = 'evidence'
export const playFrom = 'Play from '
