import { PRODUCT_VERSION } from '@tappet/wire'
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
    const config = await loadConfig({
      supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
      anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
      version: PRODUCT_VERSION,
      pushPublicKey: import.meta.env.VITE_VAPID_PUBLIC_KEY,
      googleClientId: import.meta.env.VITE_GOOGLE_CLIENT_ID,
      appleEnabled: import.meta.env.VITE_APPLE === '1',
      soundModel: import.meta.env.VITE_SOUND_MODEL,
      plans: import.meta.env.VITE_PLANS,
      demoEnabled: import.meta.env.VITE_DEMO === '1',
    })
    return createBackend(config, await openSessionStore())
  } catch (error) {
    throw new BackendUnreachable(error)
  }
})
