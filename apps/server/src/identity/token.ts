import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createTokenMemory } from './token-memory.ts'

export type Role = 'anon' | 'authenticated' | 'service_role'
const roles: readonly string[] = ['anon', 'authenticated', 'service_role']

type Claims = JWTPayload & { role: Role; email?: string; session_id?: string; aal?: string }

export type Identity = {
  role: Role
  claims: Claims
  token: string
  userId: string | null
}

const PROBLEMS = {
  expired: 'JWT expired',
  invalid: 'JWT invalid',
  ended: 'Session has ended',
  second_factor_needed: 'This account has a second factor. Give its code first.',
} as const
export type TokenProblem = keyof typeof PROBLEMS

/** `reason` is for the log and the client alike. */
export class TokenError extends Error {
  readonly reason: TokenProblem
  constructor(reason: TokenProblem) {
    super(PROBLEMS[reason])
    this.name = 'TokenError'
    this.reason = reason
  }
}

export type Tokens = {
  /** Long-lived, as Supabase's: HS256 with role anon / service_role. */
  anonKey: string
  serviceKey: string
  verify(token: string): Promise<Identity>
  /**
   * For a token that was checked before.
   * @throws TokenError ended, second_factor_needed
   */
  requireLive(identity: Identity): Promise<void>
  sign(claims: Claims, lifetimeSeconds: number): Promise<string>
}

// Fixed so that the keys of one secret never change.
const KEY_ISSUED_AT_SECONDS = 1_735_689_600
const KEY_EXPIRES_AT_SECONDS = KEY_ISSUED_AT_SECONDS + 20 * 365 * 86_400
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function isClaims(payload: JWTPayload): payload is Claims {
  return typeof payload.role === 'string' && roles.includes(payload.role)
}

/**
 * Only HS256, so a token cannot choose its own algorithm or key (RFC 8725 section 3.1).
 * @param secret JWT_SECRET, at least 32 characters
 * @param now in milliseconds
 * @param issuer whose users' tokens are accepted; unset: any that holds the secret
 */
export async function createTokens(secret: string, now: () => number, issuer?: string): Promise<Tokens> {
  const key = new TextEncoder().encode(secret)
  const longLived = (role: Role) =>
    new SignJWT({ role, iss: 'supabase' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(KEY_ISSUED_AT_SECONDS)
      .setExpirationTime(KEY_EXPIRES_AT_SECONDS)
      .sign(key)

  const memory = createTokenMemory<Identity>(now)

  async function check(token: string): Promise<Identity> {
    let payload: JWTPayload
    try {
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(now()) })
      payload = verified.payload
    } catch (error) {
      throw new TokenError(isExpired(error) ? 'expired' : 'invalid')
    }
    if (!isClaims(payload) || !hasTimes(payload, now())) throw new TokenError('invalid')
    const named = typeof payload.sub === 'string' && UUID.test(payload.sub) ? payload.sub : null
    if (payload.role === 'authenticated' && (named === null || !isForUsers(payload, issuer)))
      throw new TokenError('invalid')
    const { role } = payload
    // Every request with this token is given the same object.
    const claims = Object.freeze(payload)
    return Object.freeze({ role, claims, token, userId: role === 'authenticated' ? named : null })
  }

  return {
    anonKey: await longLived('anon'),
    serviceKey: await longLived('service_role'),
    async verify(token) {
      const earlier = memory.recall(token)
      if (earlier !== undefined) return earlier
      const identity = await check(token)
      memory.keep(token, identity)
      return identity
    },
    requireLive: async () => undefined,
    sign(claims, lifetimeSeconds) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
  }
}

/** Another node's clock may be ahead; auth.lies_ahead allows the same. */
const MAX_AHEAD_SECONDS = 60

export const isIssuedAhead = ({ iat = 0 }: JWTPayload, nowMs: number): boolean =>
  iat > nowMs / 1000 + MAX_AHEAD_SECONDS

// Supabase's well-known local keys have no iat; a person's token always has.
function hasTimes(claims: Claims, nowMs: number): boolean {
  const { role, iat, exp } = claims
  return exp !== undefined && (iat !== undefined || role !== 'authenticated') && !isIssuedAhead(claims, nowMs)
}

function isForUsers({ iss, aud }: JWTPayload, issuer: string | undefined): boolean {
  return aud === 'authenticated' && (issuer === undefined || iss === issuer)
}

function isExpired(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
}
