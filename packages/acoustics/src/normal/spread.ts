import type { EvidenceId } from '../evidence/evidence.table.ts'
import spreadData from './spread.data.json' with { type: 'json' }

/** Made by model/own-normal.ts from several takes of each car, without any fault. */
export interface Spread {
  version: number
  /** The first eight digits of the weights' SHA-256. */
  listenerRevision: string
  /** Standard deviation from one take of a car to the next. */
  measurements: Partial<Record<EvidenceId, number>>
  listener: number[]
  /** At most 1 healthy take in 20 lies farther from three of its own car. */
  line: number
}

export const ownSpread: Spread = spreadData
