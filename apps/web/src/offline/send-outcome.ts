import type { Entry, Outcome, Problem, Submitted } from './entry.ts'

export type Settlement = {
  entry: 'remove' | 'keep' | ((entry: Entry) => Entry)
  told: Submitted
  /** The next entries of the lane wait too. */
  stops?: boolean
  retries?: boolean
}

const WAITING = { kind: 'waiting' } as const
const LIMIT = 'Usage limit reached'

/**
 * @param isWatched the driver waits: a failure is told, what was entered is still before their eyes, and the entry is
 * not kept
 */
export function settlement(outcome: Outcome, isWatched: boolean): Settlement {
  switch (outcome.kind) {
    case 'done':
      return { entry: 'remove', told: { kind: 'sent', answer: outcome.answer } }
    case 'limit_reached': {
      const entry = isWatched ? 'remove' : withProblem({ code: 'limit_reached', message: '' })
      return { entry, stops: true, told: { kind: 'failed', message: LIMIT, why: 'limit_reached' } }
    }
    case 'no_connection':
      return { entry: 'keep', stops: true, retries: true, told: WAITING }
    case 'signed_out':
      return { entry: 'keep', stops: true, told: { ...WAITING, isSignedOut: true } }
    case 'failed':
      return failure(outcome, isWatched)
    case 'conflict': {
      // Both values are shown until the driver chooses.
      const { message, left } = outcome
      return {
        entry: withProblem({ code: 'refused', message }, { left }),
        told: { kind: 'conflict', message },
      }
    }
  }
}

function failure(
  { permanent, message, ...rest }: Outcome & { kind: 'failed' },
  isWatched: boolean,
): Settlement {
  const why = permanent ? ({ why: 'refused' } as const) : {}
  const result: Submitted = {
    kind: 'failed',
    message,
    ...why,
    ...('left' in rest ? { left: rest.left } : {}),
  }
  if (isWatched) return { entry: 'remove', told: result }
  const code = permanent ? 'refused' : 'server_error'
  return { entry: withProblem({ code, message }, rest), stops: !permanent, retries: !permanent, told: result }
}

const withProblem =
  (problem: Problem, rest: { left?: unknown } = {}) =>
  (entry: Entry): Entry => ({
    ...entry,
    ...('left' in rest ? { work: rest.left } : {}),
    attempts: entry.attempts + 1,
    problem,
  })
