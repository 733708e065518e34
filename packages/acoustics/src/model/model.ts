/**
 * What a sound model is: numbers that turn evidence into probabilities. Additive: every class has one score per
 * measurement, read from a table of steps, so that what a measurement counted can be said exactly.
 * Source: generalized additive models after Hastie and Tibshirani; steps fitted by boosting (Friedman 2001).
 */
import type { EvidenceId } from '../evidence/evidence.table.ts'

/** What the model tells apart. Whether it is a car at all is asked separately, by the gate. */
export const soundClasses = [
  'healthy',
  'engine_knock_tick',
  'belt_accessory',
  'brake',
  'suspension',
  'exhaust_leak',
  'misfire_rough_idle',
] as const
export type SoundClass = (typeof soundClasses)[number]

/** What one measurement adds to a score, in log-odds. */
export interface Term {
  id: EvidenceId
  /** Ascending. A value below edges[0] reads scores[0], from edges[n - 1] on scores[n]. */
  edges: number[]
  /** One more than edges. */
  scores: number[]
  /** When the measurement could not be made. */
  absent: number
}

export interface AdditiveScore {
  intercept: number
  terms: Term[]
}

/** The weights: plain JSON, made by model/train.ts. */
export interface SoundModel {
  version: string
  /** EVIDENCE_VERSION of the evidence it was trained on. */
  evidenceVersion: number
  /** Softmax of these scores, divided by `temperature`. */
  classes: Record<SoundClass, AdditiveScore>
  temperature: number
  /** Logistic of this score: the probability that the sound is a car's. */
  gate: AdditiveScore
  /** Below this gate probability the answer is "not a car". Lenient: real cars must not be stopped. */
  carAtLeast: number
  /** When no class is more probable than this, the answer is "uncertain". */
  sureAtLeast: number
}

/** The measurements a model reads, null where one could not be made. */
export interface SoundFeatures {
  version: number
  values: Readonly<Record<EvidenceId, number | null>>
}

/** What one measurement counted for a class, in log-odds against the average of the classes. */
export interface Contribution {
  id: EvidenceId
  logOdds: number
}

export interface SoundJudgement {
  modelVersion: string
  /** Probability that the sound is a car's at all. */
  isCar: number
  /** Of the classes, given that it is a car; they sum to 1. */
  probabilities: Record<SoundClass, number>
  /** Per class, the largest first; measurements that counted nothing are left out. */
  contributions: Record<SoundClass, Contribution[]>
  /** The model's own limits, for who names the result. */
  carAtLeast: number
  sureAtLeast: number
}
