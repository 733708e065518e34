import { carName } from '../../backend/car/car.ts'
import { useGarage } from './use-garage.ts'

/** Said of what was made while nobody could tell of which car it is. */
export const CARLESS_UNREAD = 'Your cars could not be read. Choose the car once they are.'

/** The same once the cars are known. */
export const CARLESS = 'Until you choose, it counts as your default car’s.'

export const CARLESS_CHOICE = {
  label: 'Which car was this?',
  placeholder: 'Choose a car',
  again: 'Read the cars again',
} as const

/**
 * What can be said, and chosen, of something of a person that names no car. Nothing for a visitor, and where there is
 * one car or none: then it is that one's.
 */
export function useCarless(userId: string | null): {
  text: string | null
  cars: readonly { value: string; label: string }[]
  readAgain: () => void
} {
  const { cars, former, isKnown, isUnread, readAgain } = useGarage(userId)
  const all = [...cars, ...former]
  if (userId === null) return { text: null, cars: [], readAgain }
  if (!isKnown) return { text: isUnread ? CARLESS_UNREAD : null, cars: [], readAgain }
  if (all.length < 2) return { text: null, cars: [], readAgain }
  return { text: CARLESS, cars: all.map((car) => ({ value: car.id, label: carName(car) })), readAgain }
}
