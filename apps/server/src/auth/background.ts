import type { Logger } from 'pino'

/** Work that goes with a request. */
export type Later = (work: () => Promise<void>) => Promise<void>

/**
 * In real mode such work runs after the answer, so that neither what it finds nor how
 * long it takes can be told from outside; a failure is logged. In test mode the answer
 * waits for it, so that the mail lies in the outbox when the answer is there.
 */
export function createLater(isTestMode: boolean, log: Logger): Later {
  if (isTestMode) return (work) => work()
  return async (work) => {
    work().catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'))
  }
}
