import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { KNOWN_PASSWORD_MESSAGE } from '../accounts/passwords.ts'
import { findUserByEmail, isSecondFactorSet, setFirstPassword, type UserRow } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { idTokenGrant } from '../providers/id-token.ts'
import { type AuthRequest, originOf, readBody, readEmail, takeByAddress } from '../request.ts'
import { inTransaction } from '../sql.ts'
import { exchangeAuthCode } from './auth-code.ts'
import { deviceOf, rememberDevice, withinAttempts } from './known-devices.ts'
import { refreshSession } from './refresh.ts'
import { beginSession, type Origin } from './sessions.ts'

type Grant = (request: AuthRequest, auth: AuthContext) => Promise<Record<string, unknown>>

// RFC 6749's and GoTrue's.
const grants = new Map<string, Grant>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

export const token = (auth: AuthContext) => async (request: AuthRequest) => {
  const grant = grants.get(request.req.query('grant_type') ?? '')
  if (grant === undefined) {
    throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' })
  }
  return request.json(await grant(request, auth))
}

const passwordBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
})

async function passwordGrant(request: AuthRequest, auth: AuthContext) {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const body = await readBody(request, passwordBody)
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (!body.email) throw new AuthError('validation_failed', { message: 'missing email or phone' })
  const password = body.password ?? ''
  const origin = originOf(request, auth)
  const user = await userWithPassword(auth, body.email, password, origin)
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed')
  const session = await inTransaction(auth.accounts, (client) =>
    beginSession(auth, client, user.id, 'password', origin),
  )
  // With a second factor, the device is known when it has proven that one.
  if (!isSecondFactorSet(user)) await rememberDevice(auth.accounts, user.id, deviceOf(origin), auth.now())
  if (!(await auth.passwords.isKnown(password))) return session
  return { ...session, weak_password: { reasons: ['pwned'], message: KNOWN_PASSWORD_MESSAGE } }
}

/** The same error and work whether account or password is wrong. */
export async function userWithPassword(
  auth: AuthContext,
  givenEmail: string,
  password: string,
  origin: Origin,
): Promise<UserRow> {
  const email = emailOrNull(givenEmail)
  const user = email === null ? null : await findUserByEmail(auth.accounts, email)
  const account = { name: email ?? givenEmail, userId: user?.id ?? null }
  return withinAttempts(auth, 'sign_in', account, origin, async () => {
    const isRight = await auth.passwords.matches(password, user?.encrypted_password ?? null)
    if (!isRight || user === null) throw new AuthError('invalid_credentials')
    return user
  })
}

function emailOrNull(value: string): string | null {
  try {
    return readEmail(value)
  } catch {
    return null
  }
}

const refreshBody = z.object({ refresh_token: z.string().nullish() })

async function refreshTokenGrant(request: AuthRequest, auth: AuthContext) {
  await takeByAddress(request, auth, 'refresh_by_address')
  const { refresh_token: refreshToken } = await readBody(request, refreshBody)
  if (!refreshToken) throw new AuthError('refresh_token_not_found', { message: 'refresh_token required' })
  return refreshSession(auth, refreshToken)
}

const pkceBody = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() })

async function pkceGrant(request: AuthRequest, auth: AuthContext) {
  await takeByAddress(request, auth, 'verify_by_address')
  const { auth_code: code, code_verifier: verifier } = await readBody(request, pkceBody)
  if (!code || !verifier) {
    throw new AuthError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    })
  }
  const flow = await exchangeAuthCode(auth, auth.accounts, code, verifier)
  return inTransaction(auth.accounts, async (client) => {
    if (flow.encryptedPassword !== null) await setFirstPassword(client, flow.userId, flow.encryptedPassword)
    return beginSession(auth, client, flow.userId, flow.method, originOf(request, auth))
  })
}
