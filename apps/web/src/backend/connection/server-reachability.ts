import { createStore } from '../../platform/runtime/store.ts'

/** The last request got no response; an error response counts as one. */
export const serverLost = createStore(false)

export function noteReach(reached: boolean): void {
  serverLost.set(!reached)
}
