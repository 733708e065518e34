import type { FrozenValue } from '../readings/freeze-frame.ts'

/** What a unit froze when a code came. */
export interface UnitFreezeFrame {
  readonly ecu: string
  /** The code that stored it. */
  readonly code: string
  readonly values: readonly FrozenValue[]
}
