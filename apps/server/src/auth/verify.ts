import type { PoolClient } from 'pg'
import { z } from 'zod'
import { AuthError } from '../errors/auth.ts'
import type { AuthContext } from './context.ts'
import { confirmEmailChange } from './email-change.ts'
import { issueAuthCode } from './flows.ts'
import {
  isPkceToken,
  type OneTimeToken,
  type Purpose,
  purposesOf,
  takeByCode,
  takeByToken,
} from './one-time.ts'
import { type Challenge, readChallenge } from './pkce.ts'
import { allowedRedirect, withCode, withError, withHash } from './redirects.ts'
import { type AuthRequest, originOf, readBody, readEmail, takeByAddress } from './request.ts'
import { beginSession, type SessionJson } from './sessions.ts'
import { inTransaction } from './transaction.ts'
import { confirmEmail, isBanned, lockUser, updateUser } from './users.ts'

const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Null: one of two addresses has agreed, the other has yet to. */
type Verified = { userId: string; challenge: Challenge | null } | null

/** GET /verify: the link in a mail. Always ends at redirect_to, told of success or not. */
export const followLink = (auth: AuthContext) => async (request: AuthRequest) => {
  const { token = '', type = '', redirect_to: asked } = request.req.query()
  const redirectTo = allowedRedirect(asked, { ...auth.config, isTestMode: auth.isTestMode })
  // A mail scanner that only looks must not use the link up.
  if (request.req.method === 'HEAD') return request.body(null, 204)
  try {
    await takeByAddress(request, auth, 'verify_by_address')
    const purposes = requirePurposes(type)
    const url = await inTransaction(auth.accounts, async (client) => {
      const taken = await takeByToken(auth, client, token, purposes)
      if (taken === null) throw new AuthError('link_expired')
      const verified = await applyToken(auth, client, taken)
      if (verified === null) return withHash(redirectTo, { message: HALF_CONFIRMED })
      if (verified.challenge === null) {
        const session = await beginSession(auth, client, verified.userId, 'otp', originOf(request, auth))
        return withHash(redirectTo, { ...hashOf(session), type })
      }
      const { userId, challenge } = verified
      return withCode(redirectTo, await issueAuthCode(auth, client, { userId, challenge, method: 'otp' }))
    })
    return request.redirect(url, 303)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return request.redirect(withError(redirectTo, error, isPkceToken(token)), 303)
  }
}

/** A session as the hash of a redirect carries it. */
export const hashOf = (session: SessionJson): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
})

const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})

/** POST /verify: a link's token, or the short code together with the address. */
export const verify = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'verify_by_address')
  const body = await readBody(request, verifyBody)
  if (!body.type) throw new AuthError('validation_failed', { message: 'Verify requires a verification type' })
  if (body.phone) throw new AuthError('phone_provider_disabled')
  const purposes = requirePurposes(body.type)
  const take = await takerOf(auth, body, purposes)
  const outcome = await inTransaction(auth.accounts, async (client) => {
    const taken = await take(client)
    // Returned, not thrown: a wrong code must be counted.
    if (taken === null) return new AuthError('otp_expired')
    const verified = await applyToken(auth, client, taken)
    if (verified === null) return { msg: HALF_CONFIRMED, code: '200' }
    return beginSession(auth, client, verified.userId, 'otp', originOf(request, auth))
  })
  if (outcome instanceof AuthError) throw outcome
  return request.json(outcome)
}

type Taker = (client: PoolClient) => Promise<OneTimeToken | null>

async function takerOf(
  auth: AuthContext,
  body: z.infer<typeof verifyBody>,
  purposes: readonly Purpose[],
): Promise<Taker> {
  const { token_hash: token, token: code } = body
  if (token) return (client) => takeByToken(auth, client, token, purposes)
  if (!code || !body.email) {
    throw new AuthError('validation_failed', {
      message: 'Verify requires a token and an email, or a token hash',
    })
  }
  const email = readEmail(body.email)
  await auth.limits.take('verify_by_account', email)
  return (client) => takeByCode(auth, client, email, code.trim(), purposes)
}

function requirePurposes(type: string): readonly Purpose[] {
  const purposes = purposesOf(type)
  if (purposes === null)
    throw new AuthError('validation_failed', { message: 'Unsupported verification type' })
  return purposes
}

async function applyToken(auth: AuthContext, client: PoolClient, taken: OneTimeToken): Promise<Verified> {
  const user = await lockUser(client, taken.user_id)
  if (user === null) throw new AuthError('link_expired')
  const now = auth.now()
  if (isBanned(user, now)) throw new AuthError('user_banned')
  const verified = { userId: user.id, challenge: readChallenge(taken) }
  if (taken.token_type.startsWith('email_change')) {
    return (await confirmEmailChange(auth, client, user)) ? verified : null
  }
  // The mail went to an address the account has since left.
  if (taken.relates_to !== user.email) throw new AuthError('link_expired')
  if (user.email_confirmed_at !== null) return verified
  // Proven by another way than the sign-up's own mail: the password was never shown to
  // belong to the address's owner, so it does not come along.
  if (taken.token_type !== 'signup') await updateUser(client, user.id, { encrypted_password: null }, now)
  await confirmEmail(client, user.id, now)
  return verified
}
