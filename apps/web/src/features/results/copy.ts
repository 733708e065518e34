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
/** What a screen reader says of the strip. */
export function pictureWords(durationSeconds: number, stretch: Stretch | null, kind: AnswerKind): string {
  const whole = `Picture of the recording, ${clockTime(durationSeconds)} long`
  if (!stretch) return kind === 'fault' ? `${whole}. The diagnosis rests on the whole of it.` : `${whole}.`
  const rests = kind === 'uncertain' ? 'What stands out lies at' : 'The diagnosis rests on'
  return `${whole}. ${rests} ${clockTime(stretch.startSeconds)} to ${clockTime(stretch.endSeconds)}.`
}

export type Stretch = { startSeconds: number; endSeconds: number }

export const copy = {
  costSource: (year: number) => `Source, ${year}`,
  speaksFor: 'Speaks for',
  noted: 'Noted',
  speaksAgainst: 'Speaks against',
  noEvidence: 'No single thing stood out in this recording.',
  feedbackTitle: 'Was this helpful?',
  helpful: 'Helpful',
  notHelpful: 'Not Helpful',
  saidHelpful: 'You said: helpful',
  saidNotHelpful: 'You said: not helpful',
  answerAgain: 'Answer again',
  note: 'Note (optional)',
  submitFeedback: 'Submit Feedback',
  back: 'Back',
  feedbackNeedsAccount: 'Authentication Required',
  signInForFeedback: 'Please sign in to submit feedback',
  signIn: 'Sign In',
  feedbackThanks: 'Thanks for your feedback!',
  feedbackNotSent: 'Could not submit feedback.',
  feedbackMayBeThere: 'It may have arrived.',
  submissionFailed: 'Submission Failed',
  guides: 'Repair Guides',
  videos: 'How-To Videos',
  mechanics: 'Find Nearby Mechanics',
  newTab: '(opens in a new tab)',
  openScanner: 'Open the OBD-II Scanner',
  newAnalysis: 'New Analysis',
  signInToSave: 'Sign in to keep this diagnosis in your history.',
  saved: 'Saved to History',
  savedWithoutSound: 'Saved without its recording',
  soundRefused: 'The server did not take its recording. Your account may be full.',
  notSaved: 'Could not save to history. Please try again.',
  saveError: 'Save Error',
  inHistory: 'In your history',
  save: 'Save to History',
  serverAnswer: (headline: string) => `The server has answered: ${headline}.`,
  loading: 'Loading',
  informational: 'For information only',
  confirmFirst: 'Let a mechanic confirm it first.',
  why: 'Why we think so',
  mechanicFold: 'Find a mechanic',
  guidesFold: 'Guides and videos',
  preliminary: 'Preliminary: made on this device',
  preliminaryUntil: 'The server’s answer replaces it by itself.',
  tryAgain: 'Try Again',
  unfinished: 'The analysis did not finish',
  recordingKept: 'Your recording is kept below.',
  noRecording: (time: string | null) =>
    `The recording itself was not kept with this result${time === null ? '' : ` (${time})`}.`,
  positionOf: (time: string, whole: string) => `${time} of ${whole}`,
  position: 'Position in the recording',
  pause: 'Pause',
  play: 'Play recording',
  markUnnamed: 'what stands out',
  markNamed: 'what counts',
  playFrom: 'Play from ',
  doNotDriveOn: 'Do not drive on.',
  alsoDo: 'What else to do',
  repairCost: 'Repair',
  worstCost: 'Repair, at worst',
  inspectionCost: 'An inspection',
  demoCodes: 'With demo codes',
  namedByWords: 'By what you describe.',
  notChecked: 'This doesn’t check brakes or steering.',
  recordAgain: 'Record Again',
  readCodes: 'Read the codes',
  answerQuestion: 'Answer one question.',
  evidence: 'What Tappet heard',
  symptoms: 'Common Symptoms',
  recommendations: 'Recommendations',
  completed: 'Completed ',
  alsoPossible: 'Also possible',
  experimental: 'Experimental',
} as const
