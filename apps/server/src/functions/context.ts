import type { IncomingMessage } from 'node:http'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { HeardWav } from '@tappet/acoustics/model'
import type { Database } from '@tappet/wire'
import type { Logger } from 'pino'
import type { FunctionContext } from '../../../../supabase/functions/_serve/function.ts'
import type { ListeningContext } from '../../../../supabase/functions/_serve/listening.ts'
import type { WorkerTask } from '../../../../supabase/functions/_serve/worker-process.ts'
import type { Identity, Tokens } from '../identity/token.ts'

export type ContextDependencies = {
  tokens: Tokens
  fetch: (request: Request) => Promise<Response>
  /** Without a trailing slash; only its path is used. */
  baseUrl: string
  log: Logger
  now: () => number
  push?: NonNullable<FunctionContext['push']>
  /** Counted by the caller's address. */
  demo?: { addressOf: (request: IncomingMessage) => string }
  soundModel?: NonNullable<FunctionContext['soundModel']>
  analyze?: (wav: Uint8Array<ArrayBuffer>, person: string) => Promise<HeardWav>
  inWorkerProcess?: (work: WorkerTask, person: string) => Promise<Uint8Array<ArrayBuffer>>
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/** Its clients are the real supabase-js, as on Supabase, without the network. */
export function createContexts({
  tokens,
  fetch,
  baseUrl,
  log,
  now,
  analyze,
  inWorkerProcess,
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

  return (identity: Identity, incoming?: IncomingMessage): ListeningContext => {
    let caller: SupabaseClient<Database> | undefined
    return {
      user: userOf(identity),
      // Not every function queries as its caller.
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
      ...(analyze !== undefined && {
        analyze: (wav: Uint8Array<ArrayBuffer>) => analyze(wav, identity.userId ?? identity.role),
      }),
      ...(inWorkerProcess !== undefined && {
        inWorkerProcess: (work: WorkerTask) => inWorkerProcess(work, identity.userId ?? identity.role),
      }),
    }
  }
}

function userOf({ userId, claims }: Identity): FunctionContext['user'] {
  return userId === null ? null : { id: userId, email: claims.email ?? null }
}
