import type { PoolClient } from 'pg'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { confirmEmailChange } from '../accounts/email-change.ts'
import {
  confirmEmail,
  isPasswordProven,
  lockUser,
  NO_PASSWORD,
  requireOpen,
  updateUser,
} from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { allowedRedirect, withCode, withError, withHash } from '../redirects.ts'
import { type AuthRequest, nameDevice, originOf, readBody, readEmail, takeByAddress } from '../request.ts'
import { issueAuthCode, takeFollowedLink } from '../sessions/auth-code.ts'
import { type Challenge, readChallenge } from '../sessions/pkce.ts'
import { type AuthenticationMethod, beginSession, hashOf } from '../sessions/sessions.ts'
import { inTransaction } from '../sql.ts'
import { sendNotice } from './notices.ts'
import {
  findByCode,
  findByToken,
  isPkceToken,
  type OneTimeToken,
  type Purpose,
  purposesOf,
} from './one-time-tokens.ts'

const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Null: one of two addresses has confirmed. */
type Verified = {
  userId: string
  challenge: Challenge | null
  encryptedPassword: string | null
  method: AuthenticationMethod
  oldAddress: string | null
} | null

/** GET /verify: redirects to redirect_to with a session, a code or an error. */
export const followLink = (auth: AuthContext) => async (request: AuthRequest) => {
  const { token = '', type = '', redirect_to: target } = request.req.query()
  const redirectTo = allowedRedirect(target, auth)
  // A mail scanner's HEAD must not use the link up.
  if (request.req.method === 'HEAD') return request.body(null, 204)
  try {
    await takeByAddress(request, auth, 'verify_by_address')
    const purposes = requirePurposes(type)
    const [url, oldAddress] = await inTransaction(auth.accounts, async (client) => {
      await nameDevice(request, auth, client)
      const link = await findByToken(auth, client, token, purposes)
      if (link === null) throw new AuthError('link_expired')
      const verified = await applyToken(auth, client, link)
      if (verified === null) return [withHash(redirectTo, { message: HALF_CONFIRMED }), null]
      const { challenge, userId, method, oldAddress } = verified
      if (challenge !== null)
        return [
          withCode(redirectTo, await issueAuthCode(auth, client, { ...verified, challenge })),
          oldAddress,
        ]
      const session = await beginSession(auth, client, userId, method, originOf(request, auth))
      return [withHash(redirectTo, { ...hashOf(session), type }), oldAddress]
    })
    await sendNotice(auth, 'email_changed', oldAddress)
    return request.redirect(url, 303)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return request.redirect(withError(redirectTo, error, isPkceToken(token)), 303)
  }
}

const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})

/**
 * POST /verify: a link's token; or the address with the mailed code, or with the one that a link led to in another
 * browser.
 */
export const verify = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'verify_by_address')
  const body = await readBody(request, verifyBody)
  if (!body.type) throw new AuthError('validation_failed', { message: 'Verify requires a verification type' })
  if (body.phone) throw new AuthError('phone_provider_disabled')
  const purposes = requirePurposes(body.type)
  const take = await takerOf(auth, body, purposes)
  let oldAddress: string | null = null
  const outcome = await inTransaction(auth.accounts, async (client) => {
    await nameDevice(request, auth, client)
    const proof = await take(client)
    // Returned, not thrown: the count of wrong codes must be committed.
    if (proof === null) return new AuthError('otp_expired')
    const verified = await applyToken(auth, client, proof)
    if (verified === null) return { msg: HALF_CONFIRMED, code: '200' }
    oldAddress = verified.oldAddress
    return beginSession(auth, client, verified.userId, verified.method, originOf(request, auth))
  })
  if (outcome instanceof AuthError) throw outcome
  await sendNotice(auth, 'email_changed', oldAddress)
  return request.json(outcome)
}

type Taker = (client: PoolClient) => Promise<OneTimeToken | null>

async function takerOf(
  auth: AuthContext,
  body: z.infer<typeof verifyBody>,
  purposes: readonly Purpose[],
): Promise<Taker> {
  const { token_hash: token, token: code } = body
  if (token) return (client) => findByToken(auth, client, token, purposes)
  if (!code || !body.email) {
    throw new AuthError('validation_failed', {
      message: 'Verify requires a token and an email, or a token hash',
    })
  }
  const email = readEmail(body.email)
  await auth.limits.take('verify_by_account', email)
  const typed = code.trim()
  return /^\d{6}$/.test(typed)
    ? (client) => findByCode(auth, client, email, typed, purposes)
    : (client) => takeFollowedLink(auth, client, email, typed)
}

function requirePurposes(type: string): readonly Purpose[] {
  const purposes = purposesOf(type)
  if (purposes === null)
    throw new AuthError('validation_failed', { message: 'Unsupported verification type' })
  return purposes
}

async function applyToken(auth: AuthContext, client: PoolClient, proof: OneTimeToken): Promise<Verified> {
  const user = await lockUser(client, proof.user_id)
  if (user === null) throw new AuthError('link_expired')
  const now = auth.now()
  requireOpen(user, now)
  const verified = {
    userId: user.id,
    challenge: readChallenge(proof),
    encryptedPassword: proof.encrypted_password,
    method: 'otp',
    oldAddress: null,
  } as const
  if (proof.token_type.startsWith('email_change')) {
    await client.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [
      user.id,
      proof.token_type,
    ])
    const isComplete = await confirmEmailChange(auth, client, user, proof)
    if (!isComplete) return null
    return { ...verified, method: 'email_change', oldAddress: user.email }
  }
  // The account's address has changed since the mail.
  if (proof.relates_to !== user.email) throw new AuthError('link_expired')
  if (user.email_confirmed_at !== null) return verified
  // A stranger's password counts only when their browser exchanges their own link's code.
  if (!isPasswordProven(user)) await updateUser(client, user.id, NO_PASSWORD, now)
  await confirmEmail(client, user.id, now)
  return verified
}
