import type { PlansMode } from '@tappet/wire'
import { MONEY_BACK_DAYS, monthlyLimits, PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'

const free = monthlyLimits.FREE

export type Question = {
  id: string
  title: string
  answer: readonly string[]
  points?: readonly string[]
  link?: { to: string; label: string }
}

const LIMITS: Question = {
  id: 'plans',
  title: 'What are the limits?',
  answer: [
    `An account has ${free.audio_diagnoses} audio diagnoses, ${free.comprehensive_diagnoses} comprehensive diagnoses and ${free.obd_reads} OBD read per month, unless the operator of this server has lifted them for it. They are reset on the 1st of each month (UTC).`,
    'The maintenance log with CSV export and the reminders have no limit. Nothing is sold on this server.',
  ],
  link: { to: '/plans', label: 'See the limits' },
}
const NO_LIMITS: Question = {
  id: 'plans',
  title: 'Are there limits?',
  answer: [
    'This server sets no monthly limits: diagnoses, OBD reads and PDF exports are yours as often as you need them. Nothing is sold on it.',
    'How many records and files one account keeps is limited, so that nobody fills the disk; Data on the Account page shows your storage.',
  ],
}

export function questionsFor(mode: PlansMode): readonly Question[] {
  if (mode === 'on') return QUESTIONS
  const instead = mode === 'off' ? LIMITS : NO_LIMITS
  return QUESTIONS.filter(({ id }) => id !== 'cancelling').map((each) =>
    each.id === 'plans' ? instead : each,
  )
}

export const QUESTIONS: readonly Question[] = [
  {
    id: 'audio-diagnosis',
    title: 'How does audio diagnosis work?',
    answer: [
      'You record a sound of your car, or upload one. Tappet measures its pitch, rhythm and loudness over time, compares them with sounds of known faults, and says what it most likely is. “Likely” was right about 17 times in 20, “Possible” 13, on recordings of other cars.',
      'The result says how sure it is, how soon to act, what a repair usually costs in US dollars, and what to do next. A description and the situation (idle, braking, turning and so on) tell it more.',
    ],
    link: { to: '/', label: 'Record a sound' },
  },
  {
    id: 'accuracy',
    title: 'How accurate is it?',
    answer: [
      'Each result has its confidence in percent: how often answers like it were right on recordings of other cars. Your phone may hear differently than the recorders we tried. The result says when the sound is no car at all.',
      'Take it as a second opinion. Many faults sound alike, and a qualified mechanic who sees and drives the car knows more.',
    ],
  },
  {
    id: 'sound-types',
    title: 'Which sounds can it recognize?',
    answer: [
      'It ranks sounds that a fault makes again and again while the car runs or moves, and is sure of none by the sound alone. Among them are:',
    ],
    points: [
      'knocking or ticking of the engine',
      'squeaking or grinding brakes',
      'a squealing or slapping belt',
      'clunks and rattles of the suspension',
      'a clutch or bearing noise of the air conditioning',
    ],
  },
  {
    id: 'recording-tips',
    title: 'How do I make a good recording?',
    answer: ['Record 10-15 seconds while the sound is clearly heard. Then:'],
    points: [
      'Choose a quiet place, with the radio, the fan and the windows closed.',
      'Hold the phone close to where the sound comes from, its microphone towards it.',
      'Keep hands, sleeves and phone away from belts, fans and hot parts.',
      'Leave the noise filter under the recorder off: it is made for voices and mutes a steady engine.',
    ],
  },
  {
    id: 'obd',
    title: 'What is OBD-II, and what do I need for it?',
    answer: [
      'OBD-II is the socket, usually under the dashboard, through which a car reports its own faults as trouble codes. Nearly every car sold since 1996 in the US, and since 2001 to 2004 in Europe, has it.',
      'You need an adapter of the ELM327 type. Switch the ignition on, connect, and Tappet reads the codes, says what each one means, and clears them if you ask. Find the cause before you clear a code.',
    ],
    link: { to: '/obd', label: 'Open the OBD-II scanner' },
  },
  {
    id: 'maintenance',
    title: 'How does maintenance tracking work?',
    answer: [
      'The maintenance log keeps each service with its date, mileage, cost, notes and receipt. You can search it and export it.',
      'Reminders count from the log and from your current mileage. Each comes by date or by mileage, whichever is reached first.',
    ],
    link: { to: '/reminder-settings', label: 'Set up reminders' },
  },
  {
    id: 'privacy',
    title: 'What happens to my data?',
    answer: [
      'It belongs to you. Recordings, records and results are stored for your account alone; no other account can read them, and nothing is sold or used for advertising.',
      'A sound you analyze is dropped afterwards, unless you save it with its result. It is used for training only if you give it for that, recording by recording.',
    ],
    link: { to: '/privacy-policy', label: 'Read the Privacy Policy' },
  },
  {
    id: 'plans',
    title: 'What do the plans include?',
    answer: [
      `Free includes ${free.audio_diagnoses} audio diagnoses, ${free.comprehensive_diagnoses} comprehensive diagnoses and ${free.obd_reads} OBD read per month, the maintenance log with CSV export, and reminders. The limits are reset on the 1st of each month.`,
      `Pro costs $${PRO_PRICE_USD_PER_MONTH} per month, has no such limits and adds PDF export of all reports.`,
    ],
    link: { to: '/plans', label: 'Compare the plans' },
  },
  {
    id: 'cancelling',
    title: 'How do I cancel Pro?',
    answer: [
      'In the mobile store where you subscribed, at any time. You keep Pro until the end of the billing period. Then you are on Free, with everything you saved.',
      `Within ${MONEY_BACK_DAYS} days you can have your money back. This version sells nothing itself, so nothing is charged here.`,
    ],
  },
  {
    id: 'offline',
    title: 'Does it work offline?',
    answer: [
      'Recording does. A sound recorded without a network is kept on your device and analyzed by itself when the connection is back; you then find the result in your history.',
      'Pages that you have opened before open offline, too. A new diagnosis or a counted OBD read needs a connection.',
    ],
  },
  {
    id: 'frequency',
    title: 'How often should I use it?',
    answer: [
      'Whenever something sounds or feels different. Besides that, one recording a month of the idling engine, made in the same place, gives you something to compare with later.',
    ],
  },
  {
    id: 'critical',
    title: 'What if the result says "fix immediately"?',
    answer: [
      'Do not drive on. Stop where it is safe, switch the engine off, and have a mechanic or a tow service look at the car.',
      'The same holds without any result if the brakes, the steering, the oil pressure or the temperature give a warning.',
    ],
  },
  {
    id: 'deletion',
    title: 'How do I delete my account?',
    answer: [
      'Press "Delete my account now" under Data on the Account page: everything goes at once. Or send us the request by email, with the button on this page or on the Account page, from the address of your account. Your account and everything in it are removed within 30 days. It cannot be undone, so export first what you want to keep.',
    ],
  },
]
