/** The same folder runs on Tappet's server and, through index.ts, on Supabase. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, SoundModelVariant } from '@tappet/wire'
import type { InWorkerProcess } from './worker-process.ts'

export type FunctionLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The VAPID key pair (RFC 8292, P-256, base64url) that signs push messages. */
export type PushIdentity = {
  publicKey: string
  privateKey: string
  subject: string
  /** Posts in place of the network, in tests. */
  post?(message: PushRequest): Promise<PushAnswer>
}

export type PushRequest = { url: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
export type PushAnswer = { status: number }

export type FunctionContext = {
  /** Null for the anonymous key and for the service key. */
  user: { id: string; email: string | null } | null
  /** Queries run under the caller's row-level security. */
  caller: SupabaseClient<Database>
  /** Bypasses row-level security: only with the caller's own id in the query. */
  service: SupabaseClient<Database>
  now(): Date
  log: FunctionLog
  /** Absent where no push messages are sent. */
  push?: PushIdentity
  /** Absent where demo accounts are off. */
  demo?: { callerAddress: string }
  soundModel?: SoundModelVariant
  /** Absent where the platform gives each request a process of its own. */
  inWorkerProcess?: InWorkerProcess
}

export type Handler = (request: Request, context: FunctionContext) => Promise<Response>

export type FunctionLimits = {
  /** 'required': context.user is never null. 'none': no token is needed, as verify_jwt = false in config.toml. */
  signIn: 'required' | 'optional' | 'none'
  methods?: readonly ('GET' | 'POST' | 'DELETE')[]
  maxBodyBytes?: number
  /** The handler reads the body itself with `bodyWithin`, never whole in memory. */
  readsPieces?: true
  timeLimitMs?: number
}

export type FunctionDefinition = { limits: FunctionLimits; handler: Handler }

/** What stands in them the compiler has seen: index.ts hands the same module to `host`. */
export const isFunctionDefinition = (module: unknown): module is FunctionDefinition =>
  typeof module === 'object' && module !== null && 'handler' in module && 'limits' in module
