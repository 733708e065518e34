import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import type { AppConfig, Database } from '@tappet/wire'
import { appConfig } from '@tappet/wire'
import type { DeviceStorage } from '../platform/storage.ts'
import { deviceStorage } from '../platform/storage.web.ts'

export type Client = SupabaseClient<Database>

/** The one client, and what its server says of itself. */
export type Backend = { client: Client; config: AppConfig }

/** Where a build was told to find its backend: hosted Supabase has no /config.json. */
export type BuildConfig = { supabaseUrl: string | undefined; anonKey: string | undefined; version: string }

/**
 * What the app must know before it can speak to its backend: from the build, or from GET /config.json.
 * @throws when the file can not be fetched or does not say what is needed.
 */
export async function loadConfig(build: BuildConfig, get: typeof fetch = fetch): Promise<AppConfig> {
  if (build.supabaseUrl && build.anonKey) {
    return {
      supabaseUrl: build.supabaseUrl,
      anonKey: build.anonKey,
      version: build.version,
      // A hosted project tells nobody which providers it has: offer Google, and say so when it refuses.
      googleEnabled: true,
    }
  }
  const response = await get('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return appConfig.parse(await response.json())
}

/**
 * Makes the client. PKCE, and no reading of the address bar: only the pages that own a return
 * address exchange a code, so that no link can sign a driver in to somebody else's account.
 */
export function createBackend(config: AppConfig, storage: DeviceStorage = deviceStorage): Backend {
  const client = createClient<Database>(config.supabaseUrl, config.anonKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      autoRefreshToken: true,
      persistSession: true,
      storage,
      storageKey: 'tappet.session',
    },
  })
  return { client, config }
}
