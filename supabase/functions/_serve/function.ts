/**
 * What a function is: its limits and its handler, side by side in one folder. The same
 * folder runs on Tappet's own server and, through index.ts, on Supabase.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { HeardWav } from '@tappet/acoustics/model'
import type { Database } from '@tappet/wire'

/** Structured log; the object first, as pino takes it. */
export type FunctionLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Everything that a handler may know of the world. */
export type FunctionContext = {
  /** Who asks; null for the anonymous key and for the service key. */
  user: { id: string; email: string | null } | null
  /** Reaches what the caller may reach: every query runs under their row-level security. */
  caller: SupabaseClient<Database>
  /** Reaches everything. Only ever with the caller's own id in the query. */
  service: SupabaseClient<Database>
  now(): Date
  log: FunctionLog
  /**
   * Listens to a WAV file apart from everybody else's requests; absent where the platform gives each request a
   * process of its own. Takes the bytes over: they are gone afterwards. Rejects with FunctionError busy or time_limit.
   */
  analyze?(wav: Uint8Array<ArrayBuffer>): Promise<HeardWav>
}

export type Handler = (request: Request, context: FunctionContext) => Promise<Response>

/** What is refused before the handler sees it. */
export type FunctionLimits = {
  methods: readonly ('GET' | 'POST')[]
  maxBodyBytes: number
  /** Milliseconds after which the caller is told that it took too long. */
  timeLimitMs: number
  /** With 'required' a handler is never called without context.user. */
  signIn: 'required' | 'optional'
}

/** What a function's handler.ts exports. */
export type FunctionDefinition = { limits: FunctionLimits; handler: Handler }

/** True for a module that can be served; what a folder without a handler is told by. */
export function isFunctionDefinition(module: unknown): module is FunctionDefinition {
  if (typeof module !== 'object' || module === null) return false
  return (
    'handler' in module &&
    typeof module.handler === 'function' &&
    'limits' in module &&
    isLimits(module.limits)
  )
}

function isLimits(value: unknown): value is FunctionLimits {
  if (typeof value !== 'object' || value === null) return false
  const limits: Partial<Record<keyof FunctionLimits, unknown>> = value
  return (
    Array.isArray(limits.methods) &&
    limits.methods.length > 0 &&
    isPositive(limits.maxBodyBytes) &&
    isPositive(limits.timeLimitMs) &&
    (limits.signIn === 'required' || limits.signIn === 'optional')
  )
}

const isPositive = (value: unknown) => typeof value === 'number' && value > 0
