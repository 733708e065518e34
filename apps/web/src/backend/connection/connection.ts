import { oneAttempt } from '../../platform/runtime/one-attempt.ts'
import { openSessionStore } from '../../platform/storage/session-store.ts'
import type { Backend } from './connect.ts'

export class BackendUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'BackendUnreachable'
  }
}

export function isBackendUnreachable(error: unknown): error is BackendUnreachable {
  return error instanceof BackendUnreachable
}

/** Two clients would compete for one stored session. */
export const connectToBackend = oneAttempt(async (): Promise<Backend> => {
  try {
    // In two tasks, so that a tap waits for one at most.
    await import('./client.ts')
    const { createBackend, loadConfig } = await import('./connect.ts')
    const config = await loadConfig(import.meta.env)
    return createBackend(config, await openSessionStore())
  } catch (error) {
    throw new BackendUnreachable(error)
  }
})
