/** Carries some 130 kB of weights: imported where sound is listened to. */
import { allOdds, carOdds } from './listen.ts'
import weights from './weights.data.json' with { type: 'json' }
import { readLayers } from './weights.ts'

const layers = readLayers(weights)

export const hearCarClasses = (samples: Float32Array): number[] | null => carOdds(layers, samples)

export const hearAllClasses = (samples: Float32Array): number[] | null => allOdds(layers, samples)
