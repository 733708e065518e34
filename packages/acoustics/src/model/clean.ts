import weights from './clean.data.json' with { type: 'json' }
import { readWeights } from './weights.ts'

/** Learned from licensed and synthetic sound alone, by model/train.ts; see model/CARD.md. */
export const cleanModel = readWeights(weights)
