import type { Clock } from '../platform/runtime/clock.ts'
import type { Exclusively } from '../platform/runtime/exclusive.ts'

/** After a send without an answer, or with a server's own error, the next try waits this long, then doubles. */
export const RETRY_FIRST_MS = 15_000
export const MAX_RETRY_MS = 10 * 60_000
/** A retry comes up to this share earlier, so that devices do not all return in the same second after an outage. */
const RETRY_SPREAD = 0.25

export type LaneDeps = {
  exclusively: Exclusively
  clock: Clock
  /** From 0 to below 1. */
  randomness: () => number
}

/**
 * One sender at a time, in all tabs of this browser, and its pauses between tries.
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
    /** @param minMs what a busy server has asked for */
    retryLater: (minMs = 0) => {
      retryIn(Math.max(minMs, delayMs * (1 - RETRY_SPREAD * deps.randomness())))
      delayMs = Math.min(MAX_RETRY_MS, delayMs * 2)
    },
    retryIn,
    /** The server has answered: the next pause is the short one again. */
    succeeded: () => {
      delayMs = RETRY_FIRST_MS
    },
    stop: () => cancelRetry(),
  }
}

export type Lane = ReturnType<typeof createLane>
