import type { NotComparable, OwnSituation, OwnVerdict, TakeProblem } from '@tappet/acoustics/normal'
import type { MicrophoneFailure } from '../../platform/sound/microphone.ts'

export const SITUATIONS: Record<OwnSituation, { name: string; how: string }> = {
  warm_idle: {
    name: 'Warm idle',
    how: 'Park with the hood closed, the engine warm and idling, air conditioning and fan off. Hold the phone an arm’s length in front of the grille.',
  },
  cold_idle: {
    name: 'Cold idle',
    how: 'In the first minute after the car stood for hours, idling, air conditioning off. Hold the phone an arm’s length in front of the grille.',
  },
  rpm_2500: {
    name: '2,500 rpm',
    how: 'Engine warm, out of gear, parking brake on. Somebody keeps the engine steady at 2,500 rpm. Hold the phone an arm’s length in front of the grille.',
  },
  ac_on: {
    name: 'Air conditioning on',
    how: 'Engine warm and idling, air conditioning on and cold. Hold the phone an arm’s length in front of the grille.',
  },
}

export const TAKE_PROBLEMS: Record<TakeProblem, string> = {
  too_short: 'The take is too short. Let it run until it ends by itself.',
  too_quiet: 'The take is too quiet. Go closer, and keep the microphone free.',
  clipped: 'The take was too loud for the microphone. Step farther away.',
  no_engine: 'No engine can be heard in the take. Is it running? Wind and traffic drown it.',
  changing: 'The engine speed changed during the take. Keep your foot off the pedal, or keep it still.',
}

export const MICROPHONE_PROBLEMS: Record<MicrophoneFailure | 'lost' | 'hidden' | 'filtered', string> = {
  refused: 'The microphone was not allowed. Allow it in the settings of the browser.',
  missing: 'No microphone was found.',
  busy: 'The microphone is used by something else. Close it and try again.',
  insecure: 'The microphone works on a secure address only (https).',
  unsupported: 'This browser cannot record.',
  filtered: 'This device filtered the sound like a phone call. Try another browser or phone.',
  lost: 'The microphone was lost during the take, or gave no sound.',
  hidden: 'You left the page during the take, so the microphone was let go.',
}

/** Never that the car is well. */
export const VERDICTS: Record<OwnVerdict, { title: string; text: string }> = {
  near: {
    title: 'As it usually sounds',
    text: 'This take differs no more than takes of one car do. A fault that was already there, or makes no sound here, stays unheard.',
  },
  once: {
    title: 'Farther from its normal than usual: once',
    text: 'One take in 20 of a healthy car is this far off. Record one more the same way: two are a change.',
  },
  changed: {
    title: 'Your car has changed',
    text: 'Two takes are farther off than 19 in 20 of a healthy car. It’s a change, not yet a fault. Have someone look for what’s below.',
  },
  unknown: { title: 'Not compared', text: 'No take could be compared.' },
}

export const NEAR_ONCE =
  'One take says little. Record a second the same way, and a case with this recording counts the sound as compared.'

export const NOT_COMPARABLE: Record<NotComparable, string> = {
  too_few: 'There are not three takes to compare with.',
  other_version:
    'Another version of Tappet learned this, so we can’t compare. Teach it again while the car is well.',
}

export const copy = {
  compareTitle: 'How does it sound now?',
  anotherTake: 'One more take',
  take: (number: number) => `Take ${number}`,
  takeOf: (number: number, count: number) => `Take ${number} of ${count}`,
  distance: (take: string) => `${take}: distance from its normal`,
  distanceMeaning: (distance: string, line: string) =>
    `${distance}; takes of one car are about 1 apart, and 19 in 20 stay below ${line}.`,
  notCompared: 'Not compared',
  differences: 'What is different',
  onlyWhileWell: 'Only while the car is well',
  onlyWhileWellWhy: 'What you teach now counts as its normal. A fault it already has would count, too.',
  save: 'Save',
  saveUnknown: 'We can’t tell if the takes were saved',
  takesReady: 'Three takes are ready',
  saveUnknownWhat: 'They’re kept in this tab. Save again when you’re online.',
  takesReadyWhat: 'They are on their way to your account.',
  computer: 'Computer',
  home: 'Home',
  ofCar: (car: string) => `Of ${car}.`,
  situation: 'What the engine does',
  unchanged: 'Nothing was changed.',
  loading: 'Loading how your car sounds',
  notLoaded: 'How your car sounds could not be loaded',
  whatIsKept:
    'We keep numbers, never the sound. Only takes with the same phone, in the same situation, are compared.',
  learnedOn: 'Learned with this device on ',
  learnedFrom: (takes: number) => `, from ${takes} takes.`,
  forgetAndTeach: 'Forget and teach again',
  notForgotten: 'The server did not confirm that it was deleted. Try again when you are online.',
  forget: 'Forget',
  forgetWhat: 'This deletes what was learned here. Teach it again only while the car is well.',
  forgetTitle: 'Forget how the car sounds?',
  againstNormal: 'Against this car’s own normal',
  comparedWith: (situation: string) =>
    `Compared with “${situation}”. If the engine was doing something else, this says nothing.`,
  ownSoundPage: 'How my car sounds',
  measuring: 'Measuring …',
  takeRefused: 'This take was not used',
  nothingElseLost: 'Nothing else was lost.',
  recordSeconds: (seconds: number) => `Record ${seconds} seconds`,
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  stopTake: 'Stop this take',
} as const
