import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import type { AppConfig } from '@tappet/wire/config'
import type { Client } from '../../backend/connection/connect.ts'

/**
 * A client as a visitor without an account has it, also while a driver is signed in: the public key
 * alone, nothing kept, under a name of its own so that it never meets the driver's session.
 */
export function createVisitor({ supabaseUrl, anonKey }: AppConfig): Client {
  return createClient<Database>(supabaseUrl, anonKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'tappet.security-check',
    },
  })
}
