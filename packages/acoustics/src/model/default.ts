import weights from './default.data.json' with { type: 'json' }
import { readWeights } from './weights.ts'

export const defaultModel = readWeights(weights)
