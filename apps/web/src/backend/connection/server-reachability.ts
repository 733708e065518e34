import { createStore } from '../../platform/runtime/store.ts'

/**
 * True when the last request got no response: the device may report a network without a route to the server. An error
 * response counts as a response.
 */
export const serverLost = createStore(false)

export function noteReach(reached: boolean): void {
  serverLost.set(!reached)
}
