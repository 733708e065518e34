/** Plain JSON, so that a saved case holds it. */
import type { Sensed } from '../../saved/case.ts'

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
