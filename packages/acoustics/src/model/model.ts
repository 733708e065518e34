/** A detector of small trees for each class and a forest over all, added as log-odds; each step belongs to one measurement. Sources: Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 10; Palczewska et al. 2013; scaling: Guo et al., ICML 2017. */
import type { EvidenceId } from '../evidence/evidence.table.ts'
import type { CarSigns } from './car-signs.ts'
import type { ForestTree } from './forest.ts'
import type { Standout } from './standout.ts'
import type { Tree } from './trees.ts'

/** Whether it is a car at all is asked by the gate. */
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

/** Learned from synthetic sound alone and validated on none: never named. */
export const experimentalClasses = ['ac_compressor', 'wheel_bearing', 'power_steering', 'starter'] as const
export type ExperimentalClass = (typeof experimentalClasses)[number]

export interface SoundDetector {
  base: number
  trees: Tree[]
}

export type ClassCounts = Record<SoundClass, number>

export interface AnswerWorth {
  first: SoundClass
  atLeast: number
  /** What they truly were, each answered by a model that had not heard its car. */
  truth: ClassCounts
}

/** `bias`, and `scale` times each step times the listener's log-odds at the same place. */
export interface LeanRow {
  bias: number
  scale: number
  /** From -127 to 127, one for each class of the listener. */
  steps: number[]
}

export type Lean = Record<SoundClass, LeanRow>

/** For recordings that the listener heard: scaling, worth and urgency of both together, in place of the model's own. */
export interface HeardClasses {
  /** The first eight digits of its data file's SHA-256. */
  listenerRevision: string
  lean: Lean
  slope: number
  offsets: Record<SoundClass, number>
  worth: AnswerWorth[]
  urgentAtLeast: number
}

/** The gate with the listener's score beside the questions. */
export interface HeardCar {
  listenerRevision: string
  /** Standard deviations of `carSigns` for each unit of the listener's score. */
  share: number
  /**
   * Wind, rain, water and fire speak against a car: `weight` standard deviations for each unit of log-odds beyond
   * `above`, which 1 car in 20 reaches.
   */
  nature: { above: number; weight: number }
  /** Log-odds for a car: `base`, and `slope` times all together. */
  base: number
  slope: number
  carAtLeast: number
}

export type ListenerJudgement = Pick<HeardClasses, 'urgentAtLeast'> & {
  logOdds: Record<SoundClass, number>
  /** How much each of the listener's classes counts for it. */
  slopes: Record<SoundClass, readonly number[]>
  /** By measurements and listener together, also where the measurements alone made the classes. */
  probabilities: Record<SoundClass, number>
}

export interface SoundModel {
  version: string
  /** `clean` was learned from licensed and synthetic sound alone. */
  variant: 'default' | 'clean'
  evidenceVersion: number
  measurements: EvidenceId[]
  classes: Record<SoundClass, SoundDetector>
  forest: ForestTree[]
  /** Against the detectors, 0 to 1. */
  forestShare: number
  /** Speaks against healthy whatever the fault. */
  standout?: Standout
  /** A score is `slope` times what both say plus the class's offset; softmax makes probabilities. */
  slope: number
  offsets: Record<SoundClass, number>
  experimental?: Record<ExperimentalClass, SoundDetector>
  /** Logistic: the probability that the sound is a car's. */
  gate: SoundDetector
  carSigns?: CarSigns
  /** Below, the answer is "not a car". */
  carAtLeast: number
  /** Absent where it was learned without the listener. */
  heardCar?: HeardCar
  /** Without the listener. */
  worth: AnswerWorth[]
  /** Absent where answers would be worse with the listener. */
  heardClasses?: HeardClasses
}

/** Null where a measurement could not be made. */
export interface SoundFeatures {
  version: number
  values: Readonly<Record<EvidenceId, number | null>>
}

export interface Contribution {
  id: EvidenceId
  logOdds: number
}

export interface SoundJudgement {
  modelVersion: string
  variant: SoundModel['variant']
  isCar: number
  /** Given that it is a car; they sum to 1. The less of the upper band, the more by the measurements alone. */
  probabilities: Record<SoundClass, number>
  /** Each 0 to 1; how far they can be trusted is not known. */
  experimental?: Record<ExperimentalClass, number>
  /** The largest first, without those that counted nothing. */
  contributions: Record<SoundClass, Contribution[]>
  carAtLeast: number
  /** What recordings truly were that the model answered like this one; all 0 without the band. */
  seen: ClassCounts
  /** Of the band above 4 kHz, 0 to 1: where knocks and squeals are. */
  band: number
  /** Null where the listener was not asked, or heard too little. */
  listener: ListenerJudgement | null
}
