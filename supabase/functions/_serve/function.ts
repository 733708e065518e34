/**
 * What a function is: its limits and its handler, side by side in one folder. The same
 * folder runs on Tappet's own server and, through index.ts, on Supabase.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, SoundModelVariant } from '@tappet/wire'
import type { Apart } from './apart.ts'

/** Structured log; the object first, as pino takes it. */
export type FunctionLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Who sends push messages (VAPID, RFC 8292): a P-256 key pair, base64url, and where its owner is reached. */
export type PushIdentity = {
  publicKey: string
  privateKey: string
  /** https: or mailto: address. */
  subject: string
  /** Posts one message in place of the network; tests put a push service of their own here. */
  post?(message: PushRequest): Promise<PushAnswer>
}

/** One HTTP request to a push service, encrypted and signed. */
export type PushRequest = { url: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
export type PushAnswer = { status: number }

/** Everything that a handler gets from outside. */
export type FunctionContext = {
  /** Who asks; null for the anonymous key and for the service key. */
  user: { id: string; email: string | null } | null
  /** Reaches what the caller may reach: every query runs under their row-level security. */
  caller: SupabaseClient<Database>
  /** Reaches everything. Only ever with the caller's own id in the query. */
  service: SupabaseClient<Database>
  now(): Date
  log: FunctionLog
  /** What push messages are signed with; absent where none are sent. */
  push?: PushIdentity
  /** Throw-away demo accounts, and from where this one is asked for; absent where they are off. */
  demo?: { callerAddress: string }
  /** With which variant of the sound model recordings are judged; the default one where absent. */
  soundModel?: SoundModelVariant
  /** Processes for long work; absent where the platform gives each request a process of its own. */
  apart?: Apart
}

export type Handler = (request: Request, context: FunctionContext) => Promise<Response>

/** What is refused before the handler sees it. */
export type FunctionLimits = {
  methods: readonly ('GET' | 'POST' | 'DELETE')[]
  maxBodyBytes: number
  /** The handler reads the body itself, with `bodyWithin`: never whole in memory. */
  readsPieces?: true
  /** Milliseconds after which the caller is told that it took too long. */
  timeLimitMs: number
  /**
   * With 'required' a handler is never called without context.user. With 'none' it is called without any token too:
   * the address itself says who may (verify_jwt = false in config.toml).
   */
  signIn: 'required' | 'optional' | 'none'
}

/** What a function's handler.ts exports. */
export type FunctionDefinition = { limits: FunctionLimits; handler: Handler }

/** True for a module that can be served; false for a folder without a handler. */
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
    (limits.signIn === 'required' || limits.signIn === 'optional' || limits.signIn === 'none')
  )
}

const isPositive = (value: unknown) => typeof value === 'number' && value > 0
