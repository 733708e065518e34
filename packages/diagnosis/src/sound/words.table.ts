/**
 * Words of a driver's description and the issues they point to. Weak evidence, and bounded: people name noises by
 * where they sit, not by what makes them. A word counts once, in any of its forms.
 */
import type { FaultId } from './context.table.ts'

export type WordRow = {
  /** Word beginnings, or several words in a row, in lower case. */
  words: readonly string[]
  /** Likelihood ratios, above 1 for what the word points to. */
  pointsTo: Partial<Record<FaultId, number>>
}

export const wordTable: readonly WordRow[] = [
  { words: ['knock', 'rap', 'hammer', 'ping'], pointsTo: { engine_knock: 2.6, suspension_noise: 1.2 } },
  { words: ['tick', 'tapping', 'lifter'], pointsTo: { engine_knock: 2.6, exhaust_leak: 1.2 } },
  { words: ['squeal', 'screech', 'shriek'], pointsTo: { squeaky_brakes: 2, loose_belt: 2 } },
  { words: ['squeak'], pointsTo: { squeaky_brakes: 1.7, suspension_noise: 1.7, loose_belt: 1.4 } },
  { words: ['chirp'], pointsTo: { loose_belt: 2.9 } },
  { words: ['whine', 'whining', 'whir'], pointsTo: { loose_belt: 2 } },
  { words: ['belt', 'alternator', 'pulley', 'tensioner', 'water pump'], pointsTo: { loose_belt: 2.6 } },
  { words: ['brake', 'braking', 'pedal', 'rotor'], pointsTo: { squeaky_brakes: 2.9 } },
  { words: ['grind'], pointsTo: { squeaky_brakes: 2, ac_compressor: 1.4 } },
  { words: ['clunk', 'thud', 'bang'], pointsTo: { suspension_noise: 2.6 } },
  { words: ['creak', 'groan'], pointsTo: { suspension_noise: 2.6 } },
  { words: ['bump', 'pothole', 'suspension', 'strut', 'shock'], pointsTo: { suspension_noise: 3.2 } },
  { words: ['exhaust', 'muffler', 'tailpipe', 'fumes'], pointsTo: { exhaust_leak: 2.9 } },
  { words: ['drone', 'droning', 'rumbl', 'roar', 'blow'], pointsTo: { exhaust_leak: 2.2 } },
  { words: ['hiss', 'puff'], pointsTo: { exhaust_leak: 1.7 } },
  { words: ['misfir', 'stumbl', 'rough', 'shak', 'sputter'], pointsTo: { engine_misfire: 2.9 } },
  { words: ['stall', 'hesitat', 'check engine'], pointsTo: { engine_misfire: 2 } },
  {
    words: ['air con', 'aircon', 'a/c', 'ac', 'compressor'],
    pointsTo: { ac_compressor: 3.6 },
  },
  { words: ['normal', 'fine', 'healthy', 'just checking'], pointsTo: { no_fault_heard: 1.7 } },
]

/** A description never moves an issue by more than this factor, up or down. */
export const MOST_BY_WORDS = 4
