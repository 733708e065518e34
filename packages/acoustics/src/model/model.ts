/**
 * What a sound model is: numbers that turn evidence into probabilities. Additive: a class's score is a sum with one
 * part per measurement, so that what a measurement counted can be said exactly.
 * Source: multinomial logistic regression (Hastie, Tibshirani and Friedman, The Elements of Statistical Learning,
 * 4.4) on linear splines (5.2) of ranks; temperature scaling after Guo et al., ICML 2017.
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

/** One measurement as the model reads it: by its rank among the sounds of the training, so that no scale matters. */
export interface RankedMeasurement {
  id: EvidenceId
  /** Ascending values at equal steps of rank; the first has rank 0, the last rank 1. */
  quantiles: number[]
}

/** The ranks that a course names, evenly spaced; between them it is linear. */
export const COURSE_POINTS = 4

export interface LinearScore {
  intercept: number
  /** One for each measurement, in their order: the log-odds it adds at the ranks 0, 1/3, 2/3 and 1. */
  courses: number[][]
}

/** The weights: plain data, made by model/train.ts. */
export interface SoundModel {
  version: string
  /** EVIDENCE_VERSION of the evidence it was trained on. */
  evidenceVersion: number
  measurements: RankedMeasurement[]
  /** Softmax of these scores, divided by `temperature`. */
  classes: Record<SoundClass, LinearScore>
  temperature: number
  /** Logistic of this score: the probability that the sound is a car's. */
  gate: LinearScore
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
