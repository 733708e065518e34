import { formatMoment } from '../../format/moment.ts'

export const CARS_UNREAD = {
  title: 'Your cars could not be read',
  what: 'Your data is safe. Try again.',
}

export const KEPT_FOR_DEFAULT_CAR = 'Nothing was changed. What you add now is kept for your default car.'

export const carsKeptText = (sinceMs: number): string =>
  `Shown is the list of ${formatMoment(sinceMs)}. Cars that were added or changed since on another device are not in it.`
