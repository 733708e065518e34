import type { DrivingContext } from '@tappet/wire'

export const CONTEXT_LABELS: Record<DrivingContext, string> = {
  idle: 'Idling',
  accelerating: 'Accelerating',
  braking: 'Braking',
  turning: 'Turning',
  ac_on: 'AC on',
}

export const title = { recorded: 'Your recording', uploaded: 'Your file' }
/** After a page that was left or lost. */
export const restored = {
  recorded: 'Your recording was kept while this page was away. You can analyze it now.',
  uploaded: 'Your file was kept while this page was away. You can analyze it now.',
}
/** After a try that failed. */
export const stillHere = {
  recorded: 'Your recording is still here.',
  uploaded: 'The file you had is still here.',
}
export const analyze = 'Analyze Sound'
export const recordAgain = 'Record Again'
export const uploadAnother = 'Upload another'
export const soundQuestion = 'What does it sound like?'
export const whenQuestion = 'When do you hear it?'
export const description = 'Describe the sound'
export const descriptionExample = 'A ticking from the front left, faster when I rev'
export const optional = '(optional)'
export const picture = (time: string) => `Picture of the sound: ${time}, time to the right, pitch upwards.`
export const positionOf = (time: string, whole: string) => `${time} of ${whole}`
export const position = 'Place in the recording'
export const pause = 'Pause'
export const play = 'Play'
export const filtered = 'The noise filter was on and may have muted the fault. Turn it off and record again.'
