import { monthlyLimits, PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'

const free = monthlyLimits.FREE

/** The help page's questions, one per subject, in the order a new driver asks them. */
export const QUESTIONS = [
  {
    id: 'audio-diagnosis',
    title: 'How does audio diagnosis work?',
    content:
      'You record a sound of your car, or upload one. Tappet turns it into a picture of pitch over time, compares that with sounds of known faults, and names the most likely one with how sure it is, how soon to act, what it may cost and what to do next.',
  },
  {
    id: 'accuracy',
    title: 'How accurate is it?',
    content:
      'It depends on the sound. Every result carries its own confidence in percent, and when the sound is unclear the result says so instead of guessing. Take it as a second opinion: a qualified mechanic who sees the car knows more.',
  },
  {
    id: 'sound-types',
    title: 'Which sounds can it recognise?',
    content:
      'Sounds of the running car, such as engine knock, squeaking brakes, a loose belt, suspension noise or a failing air-conditioning compressor. Speech, music and wind tell it nothing.',
  },
  {
    id: 'recording-tips',
    title: 'How do I make a good recording?',
    content:
      'Find a quiet place, hold the phone close to where the sound comes from, and record 10-15 seconds while it is clearly heard. Keep hands and sleeves away from moving parts.',
  },
  {
    id: 'obd',
    title: 'What is OBD-II, and what do I need for it?',
    content:
      'OBD-II is the socket through which a car reports its own faults as trouble codes; nearly every car since 1996 (in Europe since 2001) has it. You need an ELM327-type adapter. Tappet then reads the codes, says what they mean, and clears them if you ask.',
  },
  {
    id: 'maintenance',
    title: 'How does maintenance tracking work?',
    content:
      'The maintenance log keeps each service with its date, mileage, cost and receipt. Reminders count from it, by date or by mileage, whichever comes first.',
  },
  {
    id: 'privacy',
    title: 'What happens to my data?',
    content:
      'It belongs to you. Your recordings, your log and your results are stored for your account alone; nobody else can read them, and nothing is sold or used for advertising. The Privacy Policy says it in full.',
  },
  {
    id: 'plans',
    title: 'What do the plans include?',
    content: `Free includes ${free.audio_diagnoses} audio diagnoses, ${free.comprehensive_diagnoses} comprehensive diagnoses and ${free.obd_reads} OBD read per month, and the maintenance log. Pro costs $${PRO_PRICE_USD_PER_MONTH} per month and has no such limits; it adds PDF export of all reports.`,
  },
  {
    id: 'cancelling',
    title: 'How do I cancel Pro?',
    content:
      'In the store where you subscribed, at any time. You keep Pro until the end of the billing period, then you are on Free, with everything you saved.',
  },
  {
    id: 'offline',
    title: 'Does it work offline?',
    content:
      'Reading what the car reports needs no network. A sound recorded without one is kept, and its analysis waits until the connection is back.',
  },
  {
    id: 'frequency',
    title: 'How often should I use it?',
    content:
      'Whenever something sounds or feels different. Besides that, one recording a month of the idling engine gives you something to compare with later.',
  },
  {
    id: 'critical',
    title: 'What if the result says "fix immediately"?',
    content:
      'Do not drive on. Stop where it is safe, and have a mechanic or a tow service look at the car. The same holds without any result if brakes, steering, oil pressure or temperature give a warning.',
  },
  {
    id: 'deletion',
    title: 'How do I delete my account?',
    content:
      'Send us the request by email, with the button below or on the Account page. Your account and everything in it are removed within 30 days.',
  },
] as const
