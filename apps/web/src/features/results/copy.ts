import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import type { DiagnosisEvidence } from '@tappet/wire'
import type { AnswerKind } from './read-result.ts'

/** What the figure of certainty rests on. Older results have no tier. */
export function confidenceWords(
  kind: AnswerKind,
  percent: number | null,
  tier: ShownDiagnosis['tier'],
): string {
  if (kind === 'not_a_car') return 'This hardly sounds like a car. Record again beside the running engine.'
  if (tier === 'again') return 'This recording holds too little. Record again.'
  if (kind === 'uncertain') return 'We can’t name it from this recording. Record again, closer to the noise.'
  if (percent === null) return 'This older result doesn’t say how sure it is. Record again to find out.'
  const figure = `Confidence ${Math.round(percent)}%.`
  if (tier === 'told')
    return `${figure} That’s how often we were right on 140 written descriptions. Yours may differ.`
  if (tier === null) return `${figure} That’s how often we were right on recordings like this one.`
  return `${figure} That’s how often we were right on 241 recordings of other cars. Your phone may hear differently.`
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

export const costSource = (year: number) => `Source, ${year}`
export const speaksFor = 'Speaks for'
export const noted = 'Noted'
export const speaksAgainst = 'Speaks against'
export const noEvidence = 'No single thing stood out in this recording.'
export const feedbackTitle = 'Was this helpful?'
export const helpful = 'Helpful'
export const notHelpful = 'Not Helpful'
export const saidHelpful = 'You said: helpful'
export const saidNotHelpful = 'You said: not helpful'
export const answerAgain = 'Answer again'
export const note = 'Note (optional)'
export const submitFeedback = 'Submit Feedback'
export const back = 'Back'
export const feedbackNeedsAccount = 'Authentication Required'
export const signInForFeedback = 'Please sign in to submit feedback'
export const signIn = 'Sign In'
export const feedbackThanks = 'Thanks for your feedback!'
export const feedbackNotSent = 'Could not submit feedback.'
export const feedbackMayBeThere = 'It may have arrived.'
export const submissionFailed = 'Submission Failed'
export const guides = 'Repair Guides'
export const videos = 'How-To Videos'
export const mechanics = 'Find Nearby Mechanics'
export const newTab = '(opens in a new tab)'
export const openScanner = 'Open the OBD-II Scanner'
export const newAnalysis = 'New Analysis'
export const signInToSave = 'Sign in to keep this diagnosis in your history.'
export const saved = 'Saved to History'
export const notSaved = 'Could not save to history. Please try again.'
export const saveError = 'Save Error'
export const inHistory = 'In your history'
export const save = 'Save to History'
export const serverAnswer = (headline: string) => `The server has answered: ${headline}.`
export const loading = 'Loading'
export const informational = 'For information only'
export const confirmFirst = 'Let a mechanic confirm it first.'
export const why = 'Why we think so'
export const mechanicFold = 'Find a mechanic'
export const guidesFold = 'Guides and videos'
export const preliminary = 'Preliminary: made on this device'
export const preliminaryUntil = 'You don’t need to wait: the full answer replaces it by itself.'
export const tryAgain = 'Try Again'
export const unfinished = 'The analysis did not finish'
export const recordingKept = 'Your recording is kept below.'
export const alsoDo = 'What else to do'
export const demoCodes = 'With demo codes'
export const namedByWords = 'By what you describe.'
export const tooMuffled = 'Too muffled, so this goes by your words.'
export const NOT_IN_SOUND = {
  none: 'This doesn’t check brakes or steering.',
  soon: 'That’s the sound. By your words or codes, get it checked.',
  limp: 'By your words or codes.',
  stop: 'By your words or codes.',
} as const
export const recordAgain = 'Record Again'
export const readCodes = 'Read the codes'
export const answerQuestion = 'Answer one question.'
export const evidence = 'What this rests on'
export const symptoms = 'Common Symptoms'
export const recommendations = 'Recommendations'
export const completed = 'Completed '
export const alsoPossible = 'Also possible'
export const experimental = 'Experimental'
