/** AudioSet's classes by number (Gemmeke et al., ICASSP 2017): vehicles, their engines and tyres. */
export const CAR = [
  294, 300, 301, 306, 307, 308, 309, 310, 311, 315, 320, 321, 337, 338, 342, 343, 344, 345, 346, 347,
]
/**
 * What a car can sound like too, which speaks neither for it nor against it: doors, knocks, gears, squeals, rumble, and
 * words for places.
 */
const EITHER = [
  348, 352, 353, 354, 355, 398, 399, 401, 402, 403, 404, 405, 454, 455, 460, 468, 469, 470, 471, 476, 478,
  479, 480, 482, 483, 485, 486, 487, 490, 493, 498, 499, 500, 501, 502, 503, 504, 505, 506, 508, 516, 517,
  520,
]

/** Wind, thunder, rain, water and fire. */
const NATURE = { first: 277, last: 293 }

const named = new Set([...CAR, ...EITHER])
const share = (odds: number) => 1 / (1 + Math.exp(-odds))

/**
 * Log of the ratio between all that is a car and the loudest other class.
 * @param odds the listener's log-odds of its 521 classes, the mean over the clip
 */
export function carScoreOf(odds: readonly number[]): number {
  const car = CAR.reduce((sum, place) => sum + share(odds[place]), 0)
  const other = odds.reduce((most, value, place) => (named.has(place) ? most : Math.max(most, value)), -99)
  return Math.log(car + 1e-4) - Math.log(share(other) + 1e-4)
}

/**
 * Log-odds of the loudest sound of nature: a creaking part without an engine is hardly heard as a car, but never as one
 * of these.
 * @param odds as for `carScoreOf`
 */
export const natureOf = (odds: readonly number[]): number =>
  Math.max(...odds.slice(NATURE.first, NATURE.last + 1))
