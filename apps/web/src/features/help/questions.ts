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
    `Each month you get ${free.audio_diagnoses} audio diagnoses, ${free.comprehensive_diagnoses} comprehensive diagnoses and ${free.obd_reads} OBD read. The limits reset on the 1st (UTC). Need more? Ask the person who runs this Tappet.`,
    'The maintenance log, its CSV export and the reminders have no limit. Nothing is for sale here.',
  ],
  link: { to: '/plans', label: 'See the limits' },
}
const NO_LIMITS: Question = {
  id: 'plans',
  title: 'Are there limits?',
  answer: [
    'There are no monthly limits here. Nothing is for sale, either.',
    'Your storage has a limit. You see it on the Account page, under Data.',
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
      'Record a sound of your car, or upload one. We compare it with sounds of known faults, and say what it most likely is. On other cars, “Likely” was right about 17 times in 20, “Possible” about 13 in 20. Confirm before you repair.',
      'You also get how soon to act, what a repair usually costs, and what to do next. Tell us when you hear it, and the answer gets better.',
    ],
    link: { to: '/', label: 'Record a sound' },
  },
  {
    id: 'accuracy',
    title: 'How accurate is it?',
    answer: [
      'Each result shows its confidence in percent: how often answers like it were right on other cars. Your phone may hear differently than the recorders we tried.',
      'Take it as a second opinion. Many faults sound alike. A qualified mechanic who sees and drives the car knows more.',
    ],
  },
  {
    id: 'sound-types',
    title: 'Which sounds can it recognize?',
    answer: ['Sounds that a fault makes again and again while the car runs or moves, such as:'],
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
    answer: ['2-6 seconds of a clear noise are enough. If it comes and goes, record 10-15 seconds. And:'],
    points: [
      'Choose a quiet place, with the radio, the fan and the windows closed.',
      'Hold the phone close to where the sound comes from, its microphone toward it.',
      'Keep hands, sleeves and phone away from belts, fans and hot parts.',
      'Leave the noise filter off. It’s made for voices and mutes a steady engine.',
    ],
  },
  {
    id: 'obd',
    title: 'What is OBD-II, and what do I need for it?',
    answer: [
      'OBD-II is a socket, usually under the dashboard. Through it, your car reports its faults as trouble codes. Nearly every car since 1996 in the US, and since 2001 to 2004 in Europe, has it.',
      'You need an ELM327 adapter. Turn the ignition on and connect. We read the codes, say what they mean, and clear them if you ask. Find the cause before you clear a code.',
    ],
    link: { to: '/obd', label: 'Open the OBD-II scanner' },
  },
  {
    id: 'maintenance',
    title: 'How does maintenance tracking work?',
    answer: [
      'The log keeps each service with its date, mileage, cost, notes and receipt. You can search it and export it.',
      'Reminders count from your log and current mileage. Each comes by date or by mileage, whichever is first.',
    ],
    link: { to: '/reminder-settings', label: 'Set up reminders' },
  },
  {
    id: 'privacy',
    title: 'What happens to my data?',
    answer: [
      'It belongs to you. Recordings, records and results are yours alone: no other account can read them. Nothing is sold or used for ads.',
      'A sound you analyze is deleted afterwards, unless you save it. We train with a recording only if you give it for that.',
    ],
    link: { to: '/privacy-policy', label: 'Read the Privacy Policy' },
  },
  {
    id: 'plans',
    title: 'What do the plans include?',
    answer: [
      `Free includes ${free.audio_diagnoses} audio diagnoses, ${free.comprehensive_diagnoses} comprehensive diagnoses and ${free.obd_reads} OBD read per month, the maintenance log and reminders. The limits reset on the 1st of each month.`,
      `Pro costs $${PRO_PRICE_USD_PER_MONTH} per month. It has no such limits, and adds PDF export of all reports.`,
    ],
    link: { to: '/plans', label: 'Compare the plans' },
  },
  {
    id: 'cancelling',
    title: 'How do I cancel Pro?',
    answer: [
      'In the app store where you subscribed, at any time. You keep Pro until the end of the billing period. Then you’re on Free, with everything you saved.',
      `Within ${MONEY_BACK_DAYS} days you can have your money back. Nothing is charged on this page.`,
    ],
  },
  {
    id: 'offline',
    title: 'Does it work offline?',
    answer: [
      'Recording does. Your sound stays on your device, and is analyzed by itself when the connection is back. The result is then in your history.',
      'Pages you’ve opened before open offline, too. A new diagnosis or a counted OBD read needs a connection.',
    ],
  },
  {
    id: 'frequency',
    title: 'How often should I use it?',
    answer: [
      'Whenever something sounds or feels different. And make one recording a month of the idling engine, in the same place. It gives you something to compare with later.',
    ],
  },
  {
    id: 'critical',
    title: 'What if the result says "fix immediately"?',
    answer: [
      'Drive only to the nearest shop. If it says “Don’t drive”, stop safely and call a tow.',
      'Whatever the result says, stop safely and call a tow if brakes, steering, oil pressure or temperature warn you.',
    ],
  },
  {
    id: 'deletion',
    title: 'How do I delete my account?',
    answer: [
      'Export first what you want to keep: you can’t undo this. On the Account page, under Data, tap "Delete my account now". Everything goes at once.',
      'Or send us the request by email, from your account’s address. The button is on this page. Your account and everything in it are removed within 30 days.',
    ],
  },
]
