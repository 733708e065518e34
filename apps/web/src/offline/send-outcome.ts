import type { Entry, Outcome, Problem, Submitted } from './entry.ts'

export type Settlement = {
  entry: 'remove' | 'keep' | ((entry: Entry) => Entry)
  goesOn: boolean
  retries: boolean
  told: Submitted
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
      return {
        entry: 'remove',
        goesOn: true,
        retries: false,
        told: { kind: 'sent', answer: outcome.answer },
      }
    case 'limit_reached':
      return {
        entry: isWatched ? 'remove' : withProblem({ code: 'limit_reached', message: '' }),
        goesOn: false,
        retries: false,
        told: { kind: 'failed', message: LIMIT, why: 'limit_reached' },
      }
    case 'no_connection':
      return { entry: 'keep', goesOn: false, retries: true, told: WAITING }
    case 'signed_out':
      return { entry: 'keep', goesOn: false, retries: false, told: { ...WAITING, isSignedOut: true } }
    case 'failed':
      return failure(outcome, isWatched)
    case 'conflict':
      // Both values are shown until the driver chooses.
      return {
        entry: withProblem({ code: 'refused', message: outcome.message }, { left: outcome.left }),
        goesOn: true,
        retries: false,
        told: { kind: 'conflict', message: outcome.message },
      }
  }
}

function failure(
  { permanent, message, ...rest }: Outcome & { kind: 'failed' },
  isWatched: boolean,
): Settlement {
  const told: Submitted = {
    kind: 'failed',
    message,
    ...(permanent ? { why: 'refused' } : {}),
    ...('left' in rest ? { left: rest.left } : {}),
  }
  if (isWatched) return { entry: 'remove', goesOn: true, retries: false, told }
  const problem: Problem = { code: permanent ? 'refused' : 'server_error', message }
  return { entry: withProblem(problem, rest), goesOn: permanent, retries: !permanent, told }
}

function withProblem(problem: Problem, rest: { left?: unknown } = {}) {
  return (entry: Entry): Entry => ({
    ...entry,
    ...('left' in rest ? { work: rest.left } : {}),
    attempts: entry.attempts + 1,
    problem,
  })
}
