/** What the differential diagnosis takes and answers. Probabilities are 0 to 1; money is whole US dollars. */

export const dangerLevels = ['none', 'soon', 'limp', 'stop'] as const
/** May I drive? `stop`: do not; `limp`: only as far as a safe place or a workshop; `soon`: have it checked soon. */
export type Danger = (typeof dangerLevels)[number]

export const systems = [
  'engine',
  'powertrain',
  'electrical',
  'steering',
  'brakes',
  'suspension',
  'fuel',
  'cooling',
  'wheels_tires',
  'exhaust',
] as const
export type System = (typeof systems)[number]

/** A finding that is in no list is unknown. */
export type FindingState = 'present' | 'absent' | 'unknown'

/** Something that can be known about a car: a symptom, a light, a code family, a sound, a situation. */
export type Finding = {
  id: string
  group: string
  label: string
  /** What the finding alone says about driving on. */
  danger: Danger
  /** A question with yes or no for an answer; empty where the driver is not asked. */
  question: string
}

/** Which cars can have a fault. */
export type CarKind = 'ice' | 'petrol' | 'diesel' | 'hybrid' | 'manual' | 'auto'
/** How the probability of a fault grows: with miles, with years, or with neither. */
export type FaultCourse = 'wear' | 'age' | 'random'

export type Effect = { finding: string; probability: number; source: string }

export type Fault = {
  id: string
  component: string
  system: System
  name: string
  harm: Danger
  /** How common the fault is beside the others; 1 is typical. */
  prior: number
  course: FaultCourse
  only: CarKind | null
  effects: Effect[]
}

/** Who can do a test: the driver alone, with an adapter, or a workshop. */
export const testers = ['driver', 'adapter', 'workshop'] as const
export type Tester = (typeof testers)[number]

/** What a fault is, how to prove it, and what its repair takes. */
export type Repair = {
  fault: string
  /** One sentence. */
  is: string
  ignored: string
  /** The test that distinguishes it from the others. */
  test: string
  who: Tester
  /** The test's own time. */
  minutes: number
  /** Lowest and highest price of parts, US dollars. */
  partsUsd: [number, number]
  /** Fewest and most hours of labour. */
  hours: [number, number]
  /** A cheaper test or part to try first; empty where there is none. */
  beforeYouBuy: string
  source: string
}

export type KnownCar = {
  make?: string | null
  model?: string | null
  /** Model year. */
  year?: number | null
  /** Miles on the odometer. */
  mileage?: number | null
}

export type Evidence = ReadonlyMap<string, FindingState>

/** Likelihood ratio of each finding that is neither seen nor told: above 1 speaks for it, below 1 against it. */
export type Likelihoods = ReadonlyMap<string, number>
