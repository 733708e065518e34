/** What the driver's situation says about each issue: a likelihood factor per tag, 0 where it is impossible. */
import type { IssueId } from './catalogue.data.ts'
import type { DrivingContext } from './types.ts'

export type FaultId = Exclude<IssueId, 'not_a_car' | 'uncertain'>
export type Motion = Exclude<DrivingContext, 'ac_on'>

export type ContextRow = {
  /** A wheel that stands makes no brake or suspension noise; load and revs bring others out. */
  motion: Record<Motion, number>
  /** With the air conditioning said to be on, and with other tags but not that one. */
  airConditioning: { on: number; notSaid: number }
}

const evenAir = { on: 1, notSaid: 1 }

export const contextTable: Record<FaultId, ContextRow> = {
  no_fault_heard: {
    motion: { idle: 1, accelerating: 1, braking: 1, turning: 1 },
    airConditioning: evenAir,
  },
  engine_knock: {
    motion: { idle: 1, accelerating: 1.5, braking: 0.5, turning: 0.7 },
    airConditioning: evenAir,
  },
  squeaky_brakes: {
    motion: { idle: 0, accelerating: 0.2, braking: 4, turning: 0.7 },
    airConditioning: { on: 0.7, notSaid: 1 },
  },
  loose_belt: {
    motion: { idle: 1.2, accelerating: 1.2, braking: 0.4, turning: 1.2 },
    airConditioning: { on: 1.1, notSaid: 1 },
  },
  suspension_noise: {
    motion: { idle: 0, accelerating: 0.7, braking: 1.3, turning: 3 },
    airConditioning: { on: 0.7, notSaid: 1 },
  },
  // The compressor stands still unless the air conditioning runs.
  ac_compressor: {
    motion: { idle: 1.2, accelerating: 1, braking: 0.5, turning: 0.8 },
    airConditioning: { on: 4, notSaid: 0 },
  },
  // The wheels have to turn, and their load shifts in a bend.
  wheel_bearing: {
    motion: { idle: 0, accelerating: 1.2, braking: 0.8, turning: 1.5 },
    airConditioning: { on: 0.7, notSaid: 1 },
  },
  power_steering: {
    motion: { idle: 0.7, accelerating: 0.4, braking: 0.3, turning: 3 },
    airConditioning: evenAir,
  },
  // It runs before the engine does.
  starter: {
    motion: { idle: 1, accelerating: 0, braking: 0, turning: 0 },
    airConditioning: evenAir,
  },
  exhaust_leak: {
    motion: { idle: 1, accelerating: 1.5, braking: 0.4, turning: 0.6 },
    airConditioning: evenAir,
  },
  engine_misfire: {
    motion: { idle: 1.5, accelerating: 1.2, braking: 0.5, turning: 0.6 },
    airConditioning: evenAir,
  },
}

const isMotion = (tag: DrivingContext): tag is Motion => tag !== 'ac_on'

/**
 * How much likelier (above 1) or less likely the tags make an issue; 0 when they rule it out. Several ways of
 * moving: it may have been any of them, so the best counts. The order of the tags does not matter.
 */
export function contextFactor(issue: FaultId, tags: readonly DrivingContext[]): number {
  const { motion, airConditioning } = contextTable[issue]
  if (tags.length === 0) return 1
  const moves = tags.filter(isMotion)
  const moving = moves.length === 0 ? 1 : Math.max(...moves.map((tag) => motion[tag]))
  return moving * (tags.includes('ac_on') ? airConditioning.on : airConditioning.notSaid)
}
