import weights from './default.data.json' with { type: 'json' }
import { readWeights } from './weights.ts'

/** Made by model/train.ts; see model/CARD.md. */
export const defaultModel = readWeights(weights)
