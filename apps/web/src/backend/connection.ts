import { PRODUCT_VERSION } from '@tappet/wire'
import { openSessionStore } from '../platform/session-store.ts'
import type { Backend } from './connect.ts'

/** The server could not be reached at start, or did not say what the app needs. */
export class BackendUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'BackendUnreachable'
  }
}

export function isBackendUnreachable(error: unknown): error is BackendUnreachable {
  return error instanceof BackendUnreachable
}

let underway: Promise<Backend> | null = null

/**
 * Fetches the client's code and the server's configuration, and joins them. Callers at the same
 * time share one attempt: two clients would fight over one kept session.
 */
export function connectToBackend(): Promise<Backend> {
  underway ??= connect().catch((error: unknown) => {
    underway = null
    throw error
  })
  return underway
}

async function connect(): Promise<Backend> {
  try {
    // The client's library first: what is evaluated in two tasks keeps no tap waiting for both.
    await import('@supabase/supabase-js')
    const { createBackend, loadConfig } = await import('./connect.ts')
    const config = await loadConfig({
      supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
      anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
      version: PRODUCT_VERSION,
      pushPublicKey: import.meta.env.VITE_VAPID_PUBLIC_KEY,
      googleClientId: import.meta.env.VITE_GOOGLE_CLIENT_ID,
      soundModel: import.meta.env.VITE_SOUND_MODEL,
      demoEnabled: import.meta.env.VITE_DEMO === '1',
    })
    return createBackend(config, await openSessionStore())
  } catch (error) {
    throw new BackendUnreachable(error)
  }
}
