/** The listener with its weights, some 130 kB: imported where sound is listened to, when it is. */
import { carScoreOf } from './car-score.ts'
import { allOdds, carOdds } from './listen.ts'
import weights from './weights.data.json' with { type: 'json' }
import { readLayers } from './weights.ts'

const layers = readLayers(weights)

/** How much mono sound of 16 kHz sounds like a car rather than anything else; see `carScoreOf`. */
export function hearCar(samples: Float32Array): number | null {
  const odds = hearAllClasses(samples)
  return odds && carScoreOf(odds)
}

/** Log-odds of each class of cars and engines; see `carOdds`. */
export const hearCarClasses = (samples: Float32Array): number[] | null => carOdds(layers, samples)

/** Log-odds of everything it knows; see `allOdds`. */
export const hearAllClasses = (samples: Float32Array): number[] | null => allOdds(layers, samples)
