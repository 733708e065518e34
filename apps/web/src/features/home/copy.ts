import type { ReminderStatus } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'

export const copy = {
  title: 'Hear what your car is telling you',
  subtitle: 'For everyone who owns a car: what that noise may be, when not to drive on, what it may cost.',
  startRecording: 'Start recording',
  loading: 'Loading the page',
  loadingDue: 'Loading what is due and open',
  ways: 'Other ways to start',
  comprehensive: 'Comprehensive Diagnosis',
  log: 'Maintenance Log',
  scanner: 'OBD-II Scanner',
  ownSound: 'My car’s sound',
  addCar: 'Add your car',
  isOverdue: 'is overdue',
  lastSound: (name: string) => `Last sound: ${name}`,
  serviceDue: 'Service due',
  dismiss: (item: string) => `Dismiss ${item} for now`,
  viewMore: (count: number) => `View ${count} more`,
  seeReminders: 'See reminders',
  about: 'About Tappet',
  howItWorks: 'How It Works',
  record: 'Record the sound',
  recordHow: '5-30 seconds, close to the noise. Keep it quiet around you.',
  situation: 'Say when it happens',
  situationHow: 'Idling, accelerating, braking, turning, AC on: one tap narrows it down.',
  answer: 'Read the answer',
  answerHow: 'What it may be, whether to drive, what it costs, and what to do next.',
  features: 'What Tappet does for your car',
  codes: 'Read trouble codes',
  codesHow: 'With an OBD-II adapter.',
  keepLog: 'Keep the service log',
  keepLogWhy: 'What was done, and when.',
  reminders: 'Be reminded',
  remindersWhen: 'By date or mileage.',
  history: 'Look back',
  historyOf: 'Your saved diagnoses.',
  pro: 'Tappet Pro',
  proPrice: (usd: number) => `From $${usd} per month`,
  unlimited: 'Unlimited scans',
  reports: 'Advanced reports',
  noAds: 'No ads',
  upgrade: 'Upgrade',
  secondOpinion: 'A second opinion, not a verdict',
  canBeWrong:
    'Tappet can be wrong. If brakes, steering or a warning light feel off, stop and ask a qualified mechanic.',
  help: 'Help & FAQ',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const

type Due = Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>

/** "Was due 12 days ago": of time and distance the one that has passed, else the time. */
export function dueLine({ daysUntilDue, milesUntilDue }: Due, unit: DistanceUnit, locale?: string): string {
  const isPastByMiles = (milesUntilDue ?? 1) <= 0 && (daysUntilDue ?? 1) > 0
  if (daysUntilDue !== null && !isPastByMiles)
    return daysUntilDue === 0 ? 'Due today' : inOrAgo(daysUntilDue, days(Math.abs(daysUntilDue)))
  if (milesUntilDue === null) return ''
  if (milesUntilDue === 0) return 'Due now'
  return inOrAgo(milesUntilDue, formatDistance(Math.abs(milesUntilDue), unit, locale))
}

const inOrAgo = (untilDue: number, away: string) => (untilDue < 0 ? `Was due ${away} ago` : `Due in ${away}`)
const days = (count: number) => (count === 1 ? '1 day' : `${wholeNumber(count)} days`)
