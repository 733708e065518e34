import { setImmediate } from 'node:timers'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other caller shares, in the order of the calls. Otherwise forty forms
 * that arrive at once are read in one turn, and every other request waits.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
