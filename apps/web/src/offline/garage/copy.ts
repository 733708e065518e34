import { formatMoment } from '../../format/moment.ts'

/** Said where rows of a car would stand while it is not known which cars there are. */
export const CARS_UNREAD = {
  title: 'Your cars could not be read',
  what: 'The server did not answer. Which rows are of which car is not known, so none are shown.',
}

/** What becomes of a row that is written meanwhile: the server gives one without a car to the default car. */
export const KEPT_FOR_DEFAULT_CAR = 'Nothing was changed. What you add now is kept for your default car.'

/** Said above cars that an earlier read gave. @param sinceMs when, milliseconds since 1970 */
export const carsKeptText = (sinceMs: number): string =>
  `Shown is the list of ${formatMoment(sinceMs)}. Cars that were added or changed since on another device are not in it.`
