import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import type { AppConfig } from '@tappet/wire/config'
import type { Client } from '../../backend/connection/connect.ts'

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
