import type { Logger } from 'pino'

export type Later = (work: () => Promise<void>) => Promise<void>

/**
 * In real mode the answer does not wait, so that its duration reveals nothing about the account. In test mode it does,
 * so that the mail is in the outbox.
 */
export function createLater(isTestMode: boolean, log: Logger): Later {
  if (isTestMode) return (work) => work()
  return async (work) => {
    work().catch((error: unknown) =>
      log.error({ err: error }, 'work after an answer failed: a mail was not sent, or a note not kept'),
    )
  }
}
