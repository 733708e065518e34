/** How takes of one car vary: the ruler that distances are measured with. */
import type { EvidenceId } from '../evidence/evidence.table.ts'
import spreadData from './spread.data.json' with { type: 'json' }

/** Made by model/own-normal.ts from collections with several takes of a car; nothing of it was learned from a fault. */
export interface Spread {
  /** Of the evidence. */
  version: number
  /** Of the listener: the first eight digits of its weights' SHA-256. */
  listenerRevision: string
  /** Standard deviation from one take of a car to the next, by measurement. */
  measurements: Partial<Record<EvidenceId, number>>
  /** The same of each class of engines that the listener knows, log-odds. */
  listener: number[]
  /** At most 1 healthy take in 20 lies farther from three of its own car. */
  line: number
}

export const ownSpread: Spread = spreadData
