import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from '../errors/auth.ts'
import { clientAddress, networkOf, siteOf } from '../identity/client-address.ts'
import type { Metadata } from './accounts/users.ts'
import type { AuthContext, AuthEnv } from './context.ts'
import type { LimitName } from './limits.ts'
import type { Origin } from './sessions/sessions.ts'
import type { Querier } from './sql.ts'

export type AuthRequest = Context<AuthEnv>

const MAX_METADATA_BYTES = 4096
// jsonb rejects NUL and lone surrogates, here as JSON escapes them.
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i
const MAX_USER_AGENT_CHARACTERS = 300

/** @throws AuthError bad_json when the body does not match the schema */
export async function readBody<T extends z.ZodType>(request: AuthRequest, schema: T): Promise<z.infer<T>> {
  const text = await request.req.text()
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    throw new AuthError('bad_json')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AuthError('bad_json', {
    message: `Could not parse request body: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`,
  })
}

export function readUserId(request: AuthRequest): string {
  const parsed = z.uuid().safeParse(request.req.param('id'))
  if (!parsed.success) throw new AuthError('not_found', { message: 'user_id must be an UUID' })
  return parsed.data
}

const emailShape = z.email().max(254)

/**
 * Trimmed, lower case.
 * @throws AuthError validation_failed
 */
export function readEmail(value: string | undefined): string {
  const parsed = emailShape.safeParse(value?.trim())
  if (!parsed.success) {
    throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' })
  }
  return parsed.data.toLowerCase()
}

/**
 * Every access token, and so every request's header, carries it.
 * @throws AuthError validation_failed
 */
export function requireSmall(metadata: Metadata): Metadata {
  const text = JSON.stringify(metadata)
  if (Buffer.byteLength(text) > MAX_METADATA_BYTES) {
    throw new AuthError('validation_failed', {
      message: `User data may have at most ${MAX_METADATA_BYTES} bytes`,
    })
  }
  if (UNSTORABLE.test(text.replaceAll('\\\\', ''))) {
    throw new AuthError('validation_failed', {
      message: 'User data may not contain NUL or half of a surrogate pair',
    })
  }
  return metadata
}

/** Null removes a key, as in GoTrue. */
export function mergeMetadata(before: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
}

function addressOf(request: AuthRequest, auth: AuthContext): string {
  const peer = request.env?.incoming?.socket.remoteAddress ?? 'unknown'
  return clientAddress(peer, request.req.header('x-forwarded-for') ?? null, auth.config.trustedProxies)
}

export function originOf(request: AuthRequest, auth: AuthContext): Origin {
  return {
    userAgent: request.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
    address: addressOf(request, auth),
  }
}

/** For the account's log, in a transaction that changes the account. */
export async function nameDevice(request: AuthRequest, auth: AuthContext, client: Querier): Promise<void> {
  await client.query("select set_config('tappet.device', $1, true)", [
    originOf(request, auth).userAgent ?? '',
  ])
}

type LimitByAddress = Extract<LimitName, `${string}_by_address`>

/** @throws AuthError 429 */
export async function takeByAddress(
  request: AuthRequest,
  auth: AuthContext,
  limit: LimitByAddress,
): Promise<void> {
  const address = addressOf(request, auth)
  const site = siteOf(address)
  if (site !== null) await auth.limits.takeOfSite(limit, site)
  await auth.limits.take(limit, networkOf(address))
}
