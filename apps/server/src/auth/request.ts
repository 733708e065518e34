import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from '../errors/auth.ts'
import type { Metadata } from './accounts/users.ts'
import type { AuthContext, AuthEnv } from './context.ts'
import type { Origin } from './sessions/sessions.ts'

export type AuthRequest = Context<AuthEnv>

const MAX_METADATA_BYTES = 4096
// jsonb rejects NUL and lone surrogates. As JSON escapes them.
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

const emailShape = z.email().max(254)

/** The address in the form that is stored: trimmed, lower case. @throws AuthError validation_failed */
export function readEmail(value: string | undefined): string {
  const parsed = emailShape.safeParse(value?.trim())
  if (!parsed.success) {
    throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' })
  }
  return parsed.data.toLowerCase()
}

/**
 * Limits user metadata: it is part of every access token and so of every request's header.
 *
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

/** Merges `given` into `kept`; null removes a key, as in GoTrue. */
export function mergeMetadata(kept: Metadata, given: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null))
}

/**
 * The client's address. Each trusted proxy appends one to X-Forwarded-For; entries before
 * those may be forged by the client.
 */
export function clientAddress(request: AuthRequest, trustedProxies: number): string {
  const socket = request.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = (request.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [...forwarded, socket]
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socket
}

/** The key for limits: the address, or the /64 network of IPv6, which is one customer's. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const groups = address.split('::')[0]?.split(':') ?? []
  return groups.slice(0, 4).join(':')
}

export function originOf(request: AuthRequest, auth: AuthContext): Origin {
  return {
    userAgent: request.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
    address: clientAddress(request, auth.config.trustedProxies),
  }
}

/** Counts a request against the address it comes from. @throws AuthError 429 */
export function takeByAddress(
  request: AuthRequest,
  auth: AuthContext,
  limit:
    | 'sign_in_by_address'
    | 'sign_up_by_address'
    | 'refresh_by_address'
    | 'verify_by_address'
    | 'mail_by_address',
): Promise<void> {
  return auth.limits.take(limit, addressKey(clientAddress(request, auth.config.trustedProxies)))
}
