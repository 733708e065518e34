/** Carries some 130 kB of weights: imported where sound is listened to. */
import { carScoreOf } from './car-score.ts'
import { allOdds, carOdds } from './listen.ts'
import weights from './weights.data.json' with { type: 'json' }
import { readLayers } from './weights.ts'

const layers = readLayers(weights)

export function hearCar(samples: Float32Array): number | null {
  const odds = hearAllClasses(samples)
  return odds && carScoreOf(odds)
}

export const hearCarClasses = (samples: Float32Array): number[] | null => carOdds(layers, samples)

export const hearAllClasses = (samples: Float32Array): number[] | null => allOdds(layers, samples)
