import type { ReminderStatus } from '@tappet/upkeep'
import { countText } from '../../format/count.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'

export const title = 'Hear what your car is telling you'
export const subtitle =
  'For everyone who owns a car: what that noise may be, when to stop driving, what it may cost.'
export const startRecording = 'Start recording'
export const loading = 'Loading the page'
export const loadingDue = 'Loading what is due and open'
export const ways = 'Other ways to start'
export const comprehensive = 'Comprehensive Diagnosis'
export const log = 'Maintenance Log'
export const scanner = 'OBD-II Scanner'
export const ownSound = 'Save my car’s sound'
export const addCar = 'Add your car'
export const isOverdue = 'is overdue'
export const lastSound = (name: string) => `Last sound: ${name}`
export const serviceDue = 'Service due'
export const dismiss = (item: string) => `Dismiss ${item} for now`
export const viewMore = (count: number) => `View ${count} more`
export const seeReminders = 'See reminders'
export const about = 'About Tappet'
export const howItWorks = 'How It Works'
export const record = 'Record the sound'
export const recordHow = '5-30 seconds, close to the noise. Keep it quiet around you.'
export const situation = 'Say when it happens'
export const situationHow = 'Idling, accelerating, braking, turning, AC on: one tap narrows it down.'
export const answer = 'Read the answer'
export const answerHow = 'What it may be, whether to drive, what it costs, and what to do next.'
export const features = 'What Tappet does for your car'
export const codes = 'Read trouble codes'
export const codesHow = 'With an OBD-II adapter.'
export const keepLog = 'Keep the service log'
export const keepLogWhy = 'What was done, and when.'
export const reminders = 'Be reminded'
export const remindersWhen = 'By date or mileage.'
export const history = 'Look back'
export const historyOf = 'Your saved diagnoses.'
export const pro = 'Tappet Pro'
export const proPrice = (usd: number) => `From $${usd} per month`
export const unlimited = 'Unlimited scans'
export const reports = 'Advanced reports'
export const noAds = 'No ads'
export const upgrade = 'Upgrade'
export const secondOpinion = 'A second opinion, not a verdict'
export const canBeWrong =
  'Tappet can be wrong. If brakes or steering feel off or a warning light is on, stop and ask a qualified mechanic.'
export const help = 'Help & FAQ'
export const privacy = 'Privacy Policy'
export const terms = 'Terms of Service'

type Due = Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>

/** "Was due 12 days ago": of time and distance the one that has passed, else the time. */
export function dueLine({ daysUntilDue, milesUntilDue }: Due, unit: DistanceUnit, locale?: string): string {
  const isPastByMiles = (milesUntilDue ?? 1) <= 0 && (daysUntilDue ?? 1) > 0
  if (daysUntilDue !== null && !isPastByMiles)
    return daysUntilDue === 0 ? 'Due today' : inOrAgo(daysUntilDue, countText(Math.abs(daysUntilDue), 'day'))
  if (milesUntilDue === null) return ''
  if (milesUntilDue === 0) return 'Due now'
  return inOrAgo(milesUntilDue, formatDistance(Math.abs(milesUntilDue), unit, locale))
}

const inOrAgo = (untilDue: number, away: string) => (untilDue < 0 ? `Was due ${away} ago` : `Due in ${away}`)
