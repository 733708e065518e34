import weights from './default.data.json' with { type: 'json' }
import { readWeights } from './weights.ts'

/** Made by model/train.ts; model/CARD.md says what it was learned from and how good it is. */
export const defaultModel = readWeights(weights)
