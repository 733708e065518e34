import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { type Database, PRODUCT_VERSION, plansModes } from '@tappet/wire'
import { type AppConfig, isAppConfig, readAppConfig } from '@tappet/wire/config'
import { jsonOf } from '../../platform/storage/json.ts'
import { isClearable } from '../../platform/storage/session-store.ts'
import type { DeviceStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import { noteRetryAt, noteRoom } from './asked-to-wait.ts'
import { createClient } from './client.ts'
import { noteFailure } from './failed-request.ts'
import { noteReach } from './server-reachability.ts'
import { reportSessionEnded } from './session-ended.ts'
import { createWireFetch } from './wire-fetch.ts'

export type Client = SupabaseClient<Database>

export type Backend = {
  client: Client
  config: AppConfig
  /** Its token possibly expired; null when nobody is signed in. */
  storedSession: () => Promise<Session | null>
}

const SESSION_KEY = 'tappet.session'
const CONFIG_KEY = 'tappet.config'
const KNOWN_WAIT_MS = 4_000
const FIRST_WAIT_MS = 20_000

/**
 * Without a network the last one that was fetched.
 * @throws when the file cannot be fetched or is invalid and none was stored
 */
export async function loadConfig(
  build: Readonly<Record<`VITE_${string}`, string | undefined>>,
  get: typeof fetch = fetch,
  storage: DeviceStorage = deviceStorage,
): Promise<AppConfig> {
  const { VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: anonKey } = build
  if (supabaseUrl && anonKey) {
    return {
      supabaseUrl,
      anonKey,
      version: PRODUCT_VERSION,
      // A hosted project does not list its providers.
      googleEnabled: true,
      ...(build.VITE_VAPID_PUBLIC_KEY && { pushPublicKey: build.VITE_VAPID_PUBLIC_KEY }),
      ...(build.VITE_DEMO === '1' && { demoEnabled: true }),
      ...(build.VITE_APPLE === '1' && { appleEnabled: true }),
      soundModel: build.VITE_SOUND_MODEL === 'clean' ? 'clean' : 'default',
      plans: plansModes.find((mode) => mode === build.VITE_PLANS) ?? 'on',
      ...(build.VITE_GOOGLE_CLIENT_ID && { googleClientId: build.VITE_GOOGLE_CLIENT_ID }),
    }
  }
  const lastConfig = await readKeptConfig(storage)
  try {
    const config = await fetchConfig(get, lastConfig ? KNOWN_WAIT_MS : FIRST_WAIT_MS)
    await storage.setItem(CONFIG_KEY, JSON.stringify(config))
    noteReach(true)
    return config
  } catch (error) {
    if (!lastConfig) throw error
    noteReach(false)
    return lastConfig
  }
}

async function fetchConfig(get: typeof fetch, waitMs: number): Promise<AppConfig> {
  const response = await get('/config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(waitMs),
  })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return readAppConfig(await response.json())
}

async function readKeptConfig(storage: DeviceStorage): Promise<AppConfig | null> {
  const config = jsonOf(await storage.getItem(CONFIG_KEY))
  return isAppConfig(config) ? config : null
}

/** Without detectSessionInUrl, so that no link can sign a driver in to another account. */
export function createBackend(config: AppConfig, storage: DeviceStorage = deviceStorage): Backend {
  const storedSession = async () => readSession(jsonOf(await storage.getItem(SESSION_KEY)))
  const client: Client = createClient<Database>(config.supabaseUrl, config.anonKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      storage,
      storageKey: SESSION_KEY,
      experimental: { recoveryCodes: true },
    },
    // Retrying here too would delay the report of a dead server.
    db: { retry: false },
    global: {
      fetch: createWireFetch({
        fetch: (input, init) => fetch(input, init),
        reached: noteReach,
        failed: (response) => noteFailure(response),
        answered(response, method) {
          noteRetryAt(response)
          noteRoom(response, method)
        },
        anonKey: config.anonKey,
        hasSession: async () => (await storedSession()) !== null,
        renew: (refusedToken) => renewToken(client, refusedToken),
      }),
    },
  })
  if (isClearable(storage)) {
    client.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') void storage.clear()
    })
  }
  return { client, config, storedSession }
}

/** A session that cannot be renewed is over. */
async function renewToken({ auth }: Client, refusedToken: string): Promise<string | null> {
  const { data } = await auth.getSession()
  if (data.session && data.session.access_token !== refusedToken) return data.session.access_token
  const renewed = await auth.refreshSession()
  if (renewed.data.session) return renewed.data.session.access_token
  if (!isAuthRetryableFetchError(renewed.error)) {
    await auth.signOut({ scope: 'local' })
    reportSessionEnded()
  }
  return null
}

function readSession(value: unknown): Session | null {
  const session = value as Partial<Session> | null
  return session?.access_token && session.refresh_token && session.user?.id ? (session as Session) : null
}
