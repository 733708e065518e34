/**
 * What a sound model is: numbers that turn evidence into probabilities. One detector for each class, a sum of small
 * trees with physical signs, and a forest that weighs all classes at once. Both speak in log-odds and are added; what
 * a measurement counted can be said exactly, for every step in a tree belongs to one measurement.
 * Source: gradient boosting (Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 10); attribution
 * along the path (Palczewska et al. 2013); scaling after Guo et al., On Calibration, ICML 2017.
 */
import type { EvidenceId } from '../evidence/evidence.table.ts'
import type { CarSigns } from './car-signs.ts'
import type { ForestTree } from './forest.ts'
import type { Standout } from './standout.ts'
import type { Tree } from './trees.ts'

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

/** Learned from synthetic sound alone and validated on none: for possibilities marked as experimental, never named. */
export const experimentalClasses = ['ac_compressor', 'wheel_bearing', 'power_steering', 'starter'] as const
export type ExperimentalClass = (typeof experimentalClasses)[number]

/** Answers one question, yes or no: log-odds are `base` and what the trees say. */
export interface SoundDetector {
  base: number
  trees: Tree[]
}

/** How many recordings of each class there were. */
export type ClassCounts = Record<SoundClass, number>

export interface AnswerWorth {
  /** The class that came first. */
  first: SoundClass
  /** Its least probability in these recordings. */
  atLeast: number
  /** What they truly were. Each was answered by a model that had not heard its car. */
  truth: ClassCounts
}

/** Of one class: `bias`, and `scale` times each step times the listener's log-odds at the same place. */
export interface LeanRow {
  bias: number
  scale: number
  /** Whole numbers from -127 to 127, one for each class of the listener. */
  steps: number[]
}

/** Log-odds to be added to the score of each class. */
export type Lean = Record<SoundClass, LeanRow>

/**
 * The classes where the listener was asked: what its answers say of each class is added to the score of that class.
 * Scaling, worth and urgency are of both together, in place of the model's own.
 */
export interface HeardClasses {
  /** The listener that it was learned from: the first eight digits of its data file's SHA-256. */
  listenerRevision: string
  lean: Lean
  slope: number
  offsets: Record<SoundClass, number>
  worth: AnswerWorth[]
  /** A level of urgency counts from this probability on of all faults that are at least that urgent. */
  urgentAtLeast: number
}

/** The gate where the listener was asked: its score beside the questions. */
export interface HeardCar {
  /** As in `HeardClasses`. */
  listenerRevision: string
  /** Standard deviations of the verdict of `carSigns` for each unit of the listener's score. */
  share: number
  /**
   * Wind, rain, water and fire speak against a car: as many standard deviations as `weight` for each unit of the
   * listener's log-odds of the loudest of them beyond `above`, which 1 car in 20 reaches.
   */
  nature: { above: number; weight: number }
  /** Log-odds for a car: `base`, and `slope` times all together. */
  base: number
  slope: number
  /** In place of the model's own. */
  carAtLeast: number
}

/** What asking the listener changed. */
export type ListenerJudgement = Pick<HeardClasses, 'urgentAtLeast'> & {
  /** What it counted for each class, in log-odds against the average of the classes; 0 where it made none. */
  logOdds: Record<SoundClass, number>
  /** By class, how much each of the listener's classes counts for it where it is heard. */
  slopes: Record<SoundClass, readonly number[]>
  /** Of the classes, by measurements and listener together, also where the measurements alone made them. */
  probabilities: Record<SoundClass, number>
}

/** The weights: plain data, made by model/train.ts. */
export interface SoundModel {
  version: string
  /** `clean` was learned from licensed and synthetic sound alone. */
  variant: 'default' | 'clean'
  /** EVIDENCE_VERSION of the evidence it was trained on. */
  evidenceVersion: number
  /** What the trees' places stand for. */
  measurements: EvidenceId[]
  classes: Record<SoundClass, SoundDetector>
  /** Answers for the classes in the order of `soundClasses`. */
  forest: ForestTree[]
  /** How much the forest counts against the detectors, 0 to 1. */
  forestShare: number
  /** What speaks against healthy whatever the fault. */
  standout?: Standout
  /** A class's score is `slope` times what both say plus its offset; probabilities are the softmax of the scores. */
  slope: number
  offsets: Record<SoundClass, number>
  /** Each asks on its own whether its part is heard; their logistics do not sum to 1. */
  experimental?: Record<ExperimentalClass, SoundDetector>
  /** Logistic of its log-odds: the probability that the sound is a car's. */
  gate: SoundDetector
  /** What every car has in common, added to the gate's log-odds. */
  carSigns?: CarSigns
  /** Below this gate probability the answer is "not a car". */
  carAtLeast: number
  /** Absent where it was learned without the listener. */
  heardCar?: HeardCar
  /** What its answers were worth without the listener. */
  worth: AnswerWorth[]
  /** Absent where the answers would be worse with the listener: then it is not asked. */
  heardClasses?: HeardClasses
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
  variant: SoundModel['variant']
  /** Probability that the sound is a car's at all. */
  isCar: number
  /** Of the classes, given that it is a car; they sum to 1. By the measurements alone where the band is missing, the more by them the less there is of it. */
  probabilities: Record<SoundClass, number>
  /** Each on its own, 0 to 1; how far they can be trusted is not known. */
  experimental?: Record<ExperimentalClass, number>
  /** Per class, the largest first; measurements that counted nothing are left out. */
  contributions: Record<SoundClass, Contribution[]>
  /** The model's own limit, for who names the result. */
  carAtLeast: number
  /** What recordings truly were that the model answered like this one; all 0 without the band. */
  seen: ClassCounts
  /** How much of the band above 4 kHz was recorded, 0 to 1: knocks and squeals are there, and what is not there may not have been recorded. */
  band: number
  /** Null where the listener was not asked, or heard too little: then the measurements alone decide. */
  listener: ListenerJudgement | null
}
