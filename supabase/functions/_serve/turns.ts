/** Turns of the event loop for work that many callers do at once. */
import { setImmediate } from 'node:timers'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other caller of this function shares, in the order of the calls. Forty
 * forms that arrive at once are else read piece by piece in the same turn, and who asks for a row waits for all of them.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
