/** Probabilities are 0 to 1; money is whole US dollars. */

import type { Danger } from '../sound/types.ts'

export { type Danger, dangerLevels } from '../sound/types.ts'

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

export type Finding = {
  id: string
  group: string
  label: string
  danger: Danger
  /** Empty where the driver is not asked. */
  question: string
  only: CarKind | null
}

/**
 * `conventional`: an engine with starter, alternator and belt; `high_voltage`: hybrid or electric; `gears`: a gearbox that
 * shifts or varies; `geared_auto`: one with a torque converter and fixed gears; `ecvt`: of a full hybrid; `shaft`: a long
 * shaft to driven rear wheels; `wires`: ignition wires; `belt_pump`, `electric_pump`: what drives the engine's water pump;
 * `hydraulic`, `eps`: what assists the steering; `cable`: a throttle with an idle valve; `direct`: injection into the
 * cylinder; `air`: air springs; `capped`, `capless`: the fuel filler; `hub_sensor`: wheel speed sensors built into the hubs.
 */
export const carKinds = [
  'engine',
  'petrol',
  'diesel',
  'conventional',
  'high_voltage',
  'hybrid',
  'plug',
  'electric',
  'gears',
  'manual',
  'auto',
  'geared_auto',
  'torque_converter',
  'cvt',
  'ecvt',
  'dct',
  'turbo',
  'timing_belt',
  'timing_chain',
  'solid_axle',
  'shaft',
  'wires',
  'belt_pump',
  'electric_pump',
  'hydraulic',
  'eps',
  'cable',
  'direct',
  'air',
  'capped',
  'capless',
  'hub_sensor',
] as const
export type CarKind = (typeof carKinds)[number]
export type FaultCourse = 'wear' | 'age' | 'random'

export type Effect = { finding: string; probability: number }

export type Fault = {
  id: string
  component: string
  system: System
  name: string
  harm: Danger
  prior: number
  course: FaultCourse
  /** Power of miles or years with which it grows; null for the usual one. */
  growth: number | null
  only: CarKind | null
  effects: Effect[]
}

export const testers = ['driver', 'adapter', 'workshop'] as const
export type Tester = (typeof testers)[number]

export type Repair = {
  fault: string
  is: string
  ignored: string
  test: string
  who: Tester
  minutes: number
  partsUsd: [number, number]
  hours: [number, number]
  /** Of the usual repair, where nobody could plan with the range over all. */
  usualUsd: [number, number] | null
  /** What a wide range pays for, with `{usual}` for that of the usual repair; empty where the range says enough. */
  decides: string
  beforeYouBuy: string
  /** A price that somebody published, with its year; empty where there is none. */
  published: string
}

export type Evidence = ReadonlyMap<string, FindingState>

/** Above 1 speaks for it, below 1 against it. */
export type Likelihoods = ReadonlyMap<string, number>
