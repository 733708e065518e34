/** Plain JSON, so that a saved case holds it. */
import type { DangerReason } from '../danger.ts'

export type SensedState = { finding: string; state: 'present' | 'absent'; why: string }

/** `counted`: the probabilities of the noises hold it already. */
export type SensedRatio = { finding: string; ratio: number; why: string; counted?: true | undefined }

/** The prior is multiplied by the factor, 0 to 1. */
export type ReplacedPart = { fault: string; factor: number; why: string }

export type Sensed = {
  states: SensedState[]
  ratios: SensedRatio[]
  cautions: DangerReason[]
  replaced: ReplacedPart[]
  /** Their ratio stands among `ratios`. */
  pendingCodes: string[]
  codesRead: boolean
  heard?: { issue: string; probability: number }[] | undefined
}

export const NOTHING_SENSED: Sensed = {
  states: [],
  ratios: [],
  cautions: [],
  replaced: [],
  pendingCodes: [],
  codesRead: false,
}

/** Ratios of one finding are multiplied where they are used. */
export function together(all: readonly Sensed[]): Sensed {
  const noises = all.findLast((each) => each.heard !== undefined)?.heard
  return {
    ...joined(all),
    ...(noises && { heard: noises }),
  }
}

const joined = (all: readonly Sensed[]): Sensed => ({
  states: all.flatMap(({ states }) => states),
  ratios: all.flatMap(({ ratios }) => ratios),
  cautions: all.flatMap(({ cautions }) => cautions),
  replaced: all.flatMap(({ replaced }) => replaced),
  pendingCodes: all.flatMap(({ pendingCodes }) => pendingCodes),
  codesRead: all.some(({ codesRead }) => codesRead),
})
