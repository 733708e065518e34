import type { IncomingMessage } from 'node:http'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import type { Logger } from 'pino'
import type { FunctionContext } from '../../../../supabase/functions/_serve/function.ts'
import type { Identity, Tokens } from '../identity/token.ts'

export type ContextDependencies = {
  tokens: Tokens
  /** The whole app's fetch, so that a function's clients speak the wire without a socket. */
  fetch: (request: Request) => Promise<Response>
  /** Where the app lives, without a trailing slash; only the path of it is ever used. */
  baseUrl: string
  log: Logger
  /** Milliseconds. */
  now: () => number
  /** What push messages are signed with. */
  push?: NonNullable<FunctionContext['push']>
  /** Demo accounts are offered, and counted by the address a request comes from. */
  demo?: { addressOf: (request: IncomingMessage) => string }
  /** Which sound model the functions judge with. */
  soundModel?: NonNullable<FunctionContext['soundModel']>
  /** Listens to recordings on other threads; without it a function does so itself. */
  analyze?: NonNullable<FunctionContext['analyze']>
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/**
 * What a handler may know of the world, per caller. Its clients are the real supabase-js,
 * so a handler does here exactly what it does on Supabase; only the network is left out.
 */
export function createContexts({
  tokens,
  fetch,
  baseUrl,
  log,
  now,
  analyze,
  push,
  demo,
  soundModel,
}: ContextDependencies) {
  const inProcess: typeof globalThis.fetch = (input, init) => fetch(new Request(input, init))
  const clientAs = (key: string, token: string): SupabaseClient<Database> =>
    createClient<Database>(baseUrl, key, {
      auth: stateless,
      global: { fetch: inProcess, headers: { Authorization: `Bearer ${token}` } },
    })
  const service = clientAs(tokens.serviceKey, tokens.serviceKey)

  return (identity: Identity, incoming?: IncomingMessage): FunctionContext => {
    let caller: SupabaseClient<Database> | undefined
    return {
      user: userOf(identity),
      // Made when first used: not every function asks the database as its caller.
      get caller() {
        caller ??= clientAs(tokens.anonKey, identity.token)
        return caller
      },
      service,
      now: () => new Date(now()),
      log,
      ...(push !== undefined && { push }),
      ...(soundModel !== undefined && { soundModel }),
      ...(demo !== undefined && {
        demo: { callerAddress: incoming === undefined ? 'unknown' : demo.addressOf(incoming) },
      }),
      ...(analyze !== undefined && { analyze }),
    }
  }
}

function userOf({ userId, claims }: Identity): FunctionContext['user'] {
  return userId === null ? null : { id: userId, email: claims.email ?? null }
}
