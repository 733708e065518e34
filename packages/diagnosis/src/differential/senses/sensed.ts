/**
 * What a recording, a scan and the service log add to words and codes. Plain JSON, so that a saved case holds it. Each entry says why it is
 * there, in words a driver reads.
 */
import type { DangerReason } from '../danger.ts'

/** A finding that a sense shows for certain, as far as a measurement can. */
export type SensedState = { finding: string; state: 'present' | 'absent'; why: string }

/** A finding that a sense points to: how much likelier its message is with the finding than without it. */
/** `counted`: the probabilities of the noises hold it already. */
export type SensedRatio = { finding: string; ratio: number; why: string; counted?: true | undefined }

/** A fault whose part was replaced lately: its prior is multiplied by the factor, 0 to 1. */
export type ReplacedPart = { fault: string; factor: number; why: string }

export type Sensed = {
  states: SensedState[]
  ratios: SensedRatio[]
  /** Dangers that a sense names by itself; the answer to "May I still drive?" is never below them. */
  cautions: DangerReason[]
  replaced: ReplacedPart[]
  /** Codes that were seen once and are not confirmed: their ratio stands among `ratios`. */
  pendingCodes: string[]
  /** A scan has read the codes, whether it found any or not. */
  codesRead: boolean
  /** The noises that a recording may be of, the likeliest first; absent where it names nothing. */
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

/** All that several senses add. Ratios of one finding are multiplied where they are used. */
export function together(all: readonly Sensed[]): Sensed {
  const heard = all.findLast((each) => each.heard !== undefined)?.heard
  return {
    ...joined(all),
    ...(heard && { heard }),
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
