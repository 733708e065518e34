import type { SoundFlaw } from '@tappet/acoustics'
import type { Phase, ProblemCode, RecorderState } from './recorder.ts'

type Message = { title: string; description: string }

const NO_MICROPHONE = {
  title: 'Microphone Error',
  description: 'Could not access microphone. Please check permissions.',
}
const NO_SOUND_IN_FILE = {
  title: 'Audio Error',
  description: 'Could not load audio file. Please try a different format.',
}
const NO_SOUND_FILE = {
  title: 'Invalid File',
  description: 'Please select a valid audio file (mp3, wav, m4a, etc.).',
}
const STOPPED = 'Recording Stopped'

export const PROBLEMS: Record<ProblemCode, Message & { wayOn?: string }> = {
  microphone_refused: {
    ...NO_MICROPHONE,
    wayOn: 'The microphone is blocked here. Allow it in the browser’s site settings, or upload a recording.',
  },
  microphone_missing: {
    ...NO_MICROPHONE,
    wayOn: 'No microphone was found. Plug one in and try again, or upload a recording from your phone.',
  },
  microphone_busy: {
    ...NO_MICROPHONE,
    wayOn: 'Another app is using the microphone. Close it and try again, or upload a recording.',
  },
  microphone_insecure: {
    ...NO_MICROPHONE,
    wayOn: 'Browsers need a secure page for the microphone. Open Tappet with https, or upload a recording.',
  },
  microphone_unsupported: {
    ...NO_MICROPHONE,
    wayOn: 'This browser cannot record here. Try another one, or upload a recording from your phone.',
  },
  file_invalid: NO_SOUND_FILE,
  file_silent_film: {
    ...NO_SOUND_FILE,
    wayOn: 'No sound could be read from this video. Record the noise here, or film it again with sound.',
  },
  file_empty: { ...NO_SOUND_IN_FILE, wayOn: 'There is no sound in this file. Choose another one.' },
  file_undecodable: {
    ...NO_SOUND_IN_FILE,
    wayOn: 'The file may be damaged. An mp3, wav or m4a works everywhere.',
  },
  file_timed_out: {
    ...NO_SOUND_IN_FILE,
    wayOn: 'Reading the file took too long. A shorter clip works better.',
  },
  file_too_large: {
    title: 'File Too Large',
    description: 'Tappet takes files up to 128 MB. Cut out the part with the sound and try again.',
  },
  file_too_long: {
    title: 'Recording Too Long',
    description: 'Tappet takes up to 10 minutes. Cut out the part with the sound and try again.',
  },
  lost_kept: {
    title: STOPPED,
    description: 'The microphone went away. What was recorded until then is kept: tap Analyze Sound.',
  },
  lost_empty: {
    title: STOPPED,
    description: 'The microphone went away too early. Check it, and record again.',
  },
  muted_kept: {
    title: STOPPED,
    description:
      'The microphone was muted, as in a call. What was recorded until then is kept: tap Analyze Sound.',
  },
  muted_empty: {
    title: STOPPED,
    description: 'The microphone was muted, as in a call. Record again once it’s free.',
  },
  hidden_kept: {
    title: STOPPED,
    description: 'You left the page, so the recording stopped. It is kept: tap Analyze Sound.',
  },
  hidden_empty: { title: STOPPED, description: 'You left the page too early. Stay on it, and record again.' },
  full_kept: {
    title: STOPPED,
    description: 'Ten minutes is the limit. All of it is kept: tap Analyze Sound.',
  },
  full_empty: {
    title: STOPPED,
    description: 'We heard nothing in ten minutes. Move closer to the noise and record again.',
  },
  recording_failed: {
    title: 'Audio Error',
    description: 'We couldn’t put the recording together. Please record it again.',
  },
  playback_failed: {
    title: 'Audio Playback Error',
    description: 'Unable to play the recorded audio.',
    wayOn: 'It can still be analyzed.',
  },
}

export const LOW_QUALITY =
  'Recording quality is low. Try getting closer to the sound source and recording in a quieter environment.'

export const FLAWS: Record<SoundFlaw, string> = {
  too_short: 'Under 2 seconds. Record 2 to 6 seconds of the noise.',
  half_silent: 'More than half of it is silent. Keep the noise going while you record.',
  clipped: 'Too loud, so the sound is cut off. Take a step back and record again.',
  antiphase: 'Left and right cancel each other out, so we use one. You can analyze it.',
  first_minute: 'We hear only the first minute. Cut out the part with the noise.',
}

/** Read in a second. */
export const TIPS = [
  '2-6 seconds are enough',
  'Move closer to the noise',
  'Hold the phone still',
  'Keep the radio off',
  'Stay clear of fans, belts, hot parts',
  'Point the microphone at the noise',
  'Keep out of the wind',
  'Record until you hear it twice',
] as const

const TIP_MS = 1000

export function tipAt(elapsedMs: number): string {
  return TIPS[Math.floor(Math.max(0, elapsedMs) / TIP_MS) % TIPS.length] ?? TIPS[0]
}

export function clockTime(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "1 second", "6.2 seconds", "2 minutes 5 seconds" */
export function spokenTime(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10
  if (tenths < 60) return counted(tenths, 'second')
  const whole = Math.round(seconds)
  const minutes = counted(Math.floor(whole / 60), 'minute')
  return whole % 60 === 0 ? minutes : `${minutes} ${counted(whole % 60, 'second')}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const ANNOUNCEMENTS: { [Name in Phase['name']]: (phase: Extract<Phase, { name: Name }>) => string } = {
  idle: () => '',
  asking: () => 'Waiting for the microphone.',
  recording: () => 'Recording.',
  finishing: () => 'Recording stopped.',
  reading: ({ fileName }) => `Reading ${fileName}.`,
  recorded: ({ take }) => `Recorded ${spokenTime(take.durationSeconds)}. Ready to analyze.`,
  uploaded: ({ take, fileName }) => `${fileName}, ${spokenTime(take.durationSeconds)}. Ready to analyze.`,
}

export function announcement({ phase }: RecorderState): string {
  return (ANNOUNCEMENTS[phase.name] as (phase: Phase) => string)(phase)
}

export const recorder = 'Recorder'
export const livePicture = 'Live picture of the sound that the microphone hears.'
export const start = 'Start recording'
export const cancelRecording = 'Cancel recording'
export const stop = 'Stop recording'
export const stopped = 'Recording stopped'
export const timer = 'Recording time'
export const allowMicrophone =
  'Allow it if you are asked. The sound stays on this device until you tap Analyze Sound.'
export const waiting = 'Waiting for the microphone'
export const finishing = 'Checking your recording.'
export const oneMoment = 'One moment'
export const readingFile = 'Reading the file'
export const howToRecord = 'Hold it near the noise, then tap.'
export const howLong = '2-6 seconds are enough.'
export const title = "Record your car's sound"
export const recordRaw = 'Record again with raw sound'
export const cancel = 'Cancel'
export const upload = 'Upload a recording'
export const noiseFilter = 'Noise filter'
export const noiseFilterHint = 'Turn it off: it can hide the engine.'
export const soundFile = 'Sound file'
