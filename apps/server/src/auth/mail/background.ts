import type { Logger } from 'pino'

/** Runs work that belongs to a request. */
export type Later = (work: () => Promise<void>) => Promise<void>

/**
 * In real mode the answer does not wait for the work, so that its duration reveals nothing
 * about the account; a failure is logged. In test mode the answer waits, so that the mail is
 * in the outbox when the client has its answer.
 */
export function createLater(isTestMode: boolean, log: Logger): Later {
  if (isTestMode) return (work) => work()
  return async (work) => {
    work().catch((error: unknown) =>
      log.error({ err: error }, 'work after an answer failed: a mail was not sent, or a note not kept'),
    )
  }
}
