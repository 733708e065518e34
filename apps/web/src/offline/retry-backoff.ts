import type { Clock } from '../platform/runtime/clock.ts'
import type { Exclusively } from '../platform/runtime/exclusive.ts'

/** After a send without an answer; it doubles with each further one. */
export const RETRY_FIRST_MS = 15_000
export const MAX_RETRY_MS = 10 * 60_000
/** So that devices do not all return in the same second after an outage. */
const RETRY_SPREAD = 0.25

export type LaneDeps = {
  exclusively: Exclusively
  clock: Clock
  randomness: () => number
}

/**
 * One sender in all tabs.
 * @param sendAll sends what is ready, one after the other
 * @param retry called when a pause is over
 */
export function createLane(name: string, deps: LaneDeps, sendAll: () => Promise<void>, retry: () => void) {
  const alone = (work: () => Promise<void>) => deps.exclusively(`tappet.offline.${name}`, work)
  let underway: Promise<void> | null = null
  let delayMs = RETRY_FIRST_MS
  let cancelRetry = () => {}

  function begin(): Promise<void> {
    cancelRetry()
    return alone(sendAll).finally(() => {
      underway = null
    })
  }

  function retryIn(ms: number): void {
    cancelRetry()
    cancelRetry = deps.clock.after(ms, retry)
  }

  return {
    alone,
    flush: () => {
      underway ??= begin()
      return underway
    },
    /** @param minMs asked for by a busy server */
    retryLater: (minMs = 0) => {
      retryIn(Math.max(minMs, delayMs * (1 - RETRY_SPREAD * deps.randomness())))
      delayMs = Math.min(MAX_RETRY_MS, delayMs * 2)
    },
    retryIn,
    succeeded: () => {
      delayMs = RETRY_FIRST_MS
    },
    stop: () => cancelRetry(),
  }
}

export type Lane = ReturnType<typeof createLane>
