import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { inject } from 'vitest'
import { createTokens } from '../../apps/server/src/identity/token.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { startServer, type TestServer } from '../harness/server.ts'

export type Client = SupabaseClient<Database>

/** A person with an account, and the client that their device would use. */
export type Driver = { userId: string; email: string; token: string; client: Client }

export type RestWire = {
  server: TestServer
  driver(email?: string): Promise<Driver>
  /** Nobody signed in. */
  visitor: Client
  service: Client
  /** A client of tables that the product's types do not know. */
  untyped(token?: string): SupabaseClient
  /** A request by hand, for what supabase-js would never send. */
  send(path: string, init?: RequestInit & { token?: string }): Promise<Response>
  close(): Promise<void>
}

const noSession = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }

/**
 * The whole server over its own database, and clients to it.
 *
 * @param sql further tables; there from the start, because the server reads the schema early
 */
export async function startRestWire(sql?: string): Promise<RestWire> {
  const server = await startServer({ adminUrl: inject('adminUrl'), ...(sql !== undefined && { sql }) })
  const tokens = await createTokens(TEST_JWT_SECRET, Date.now)
  const options = (token: string | undefined) => ({
    ...noSession,
    ...(token !== undefined && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  })
  return {
    server,
    async driver(email = `${randomUUID()}@example.com`) {
      const [row] = await server.admin<{ id: string }>(
        'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
        [email],
      )
      const userId = row?.id ?? ''
      const token = await tokens.sign(
        { iss: `${server.url}/auth/v1`, role: 'authenticated', sub: userId, aud: 'authenticated', email },
        3600,
      )
      return {
        userId,
        email,
        token,
        client: createClient<Database>(server.url, server.anonKey, options(token)),
      }
    },
    visitor: createClient<Database>(server.url, server.anonKey, noSession),
    service: createClient<Database>(server.url, server.serviceKey, noSession),
    untyped: (token) => createClient(server.url, server.anonKey, options(token)),
    send(path, { token, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('apikey')) headers.set('apikey', server.anonKey)
      if (init.body !== undefined && !headers.has('content-type'))
        headers.set('content-type', 'application/json')
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      return fetch(`${server.url}/rest/v1${path}`, { ...init, headers })
    },
    close: () => server.close(),
  }
}
