import type { Problem } from '../../offline/entry.ts'

const SHOWN_JOB_ID_LENGTH = 8

/** The stated sentence for a recording that waits for a connection. */
export function queuedWords(jobId: string): string {
  return `Currently offline. Your diagnosis has been queued (Job: ${jobId.slice(-SHOWN_JOB_ID_LENGTH)}) and will be processed when connection is restored.`
}

/** "1 recording waits for a connection", "3 recordings wait for a connection". */
export function waitingWords(count: number): string {
  return count === 1 ? '1 recording waits for a connection' : `${count} recordings wait for a connection`
}

/** Why a recording is still here, and what helps. */
export const PROBLEM_WORDS: Record<Problem['code'], string> = {
  limit_reached: "You've reached your free analysis limit. It is sent when the month turns, or with Pro.",
  refused: 'The server could not read this recording.',
  server_error: 'The server had a problem. It is tried again by itself.',
}

export const SIGN_IN_REASON = 'Sign in required: Please sign in to analyze audio.'
export const LIMIT_WORDS = "You've reached your free analysis limit"
