import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { mailLink } from '../mail/link-mail.ts'
import { alreadyRegisteredMail } from '../mail/templates.ts'
import { allowedRedirect } from '../redirects.ts'
import { type AuthRequest, originOf, readBody, readEmail, requireSmall, takeByAddress } from '../request.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/pkce.ts'
import { beginSession } from '../sessions/sessions.ts'
import { inTransaction, type Querier, timestamp } from '../sql.ts'
import {
  emailIdentity,
  findUserByEmail,
  insertUser,
  lockUser,
  type Metadata,
  type UserRow,
  userJson,
} from './users.ts'

const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...challengeFields,
})

type SignUp = {
  email: string
  encryptedPassword: string
  userMetadata: Metadata
  redirectTo: string
  challenge: Challenge | null
}

/** POST /signup: a session in test mode, an unconfirmed user in real mode. */
export const signUp = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'sign_up_by_address')
  const body = await readBody(request, signUpBody)
  if (body.phone) throw new AuthError('phone_provider_disabled', { message: 'Phone signups are disabled' })
  if (!body.email && !body.password) throw new AuthError('anonymous_provider_disabled')
  const password = body.password ?? ''
  if (password === '')
    throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
  const email = readEmail(body.email ?? undefined)
  const challenge = readChallenge(body)
  const userMetadata = requireSmall(body.data ?? {})
  const wanted: SignUp = {
    email,
    encryptedPassword: await auth.passwords.hashStrong(password, email),
    userMetadata,
    redirectTo: allowedRedirect(request.req.query('redirect_to'), auth),
    challenge,
  }
  if (auth.isTestMode) return request.json(await signUpConfirmed(auth, wanted, request))
  await takeByAddress(request, auth, 'mail_by_address')
  await auth.limits.take('mail_by_account', email)
  return request.json(userJson(await signUpToConfirm(auth, wanted)))
}

async function signUpConfirmed(auth: AuthContext, wanted: SignUp, request: AuthRequest) {
  return inTransaction(auth.accounts, async (client) => {
    const now = auth.now()
    const userId = await insertAccount(client, wanted, true, now, pendingUser(wanted, now))
    if (userId === null) throw new AuthError('user_already_exists')
    return beginSession(auth, client, userId, 'password', originOf(request, auth))
  })
}

/** Answers the same, after the same work, for a new, a pending and a confirmed address; only the mail differs. */
async function signUpToConfirm(auth: AuthContext, wanted: SignUp): Promise<UserRow> {
  const { email } = wanted
  const pending = pendingUser(wanted, auth.now())
  const unconfirmedId = await storePending(auth, wanted, pending)
  if (unconfirmedId === null) await auth.mailer.send(alreadyRegisteredMail(email, auth.config.siteUrl))
  else await mailLink(auth, { ...wanted, userId: unconfirmedId, kind: 'signup', to: email })
  return pending
}

async function storePending(auth: AuthContext, wanted: SignUp, pending: UserRow): Promise<string | null> {
  return inTransaction(auth.accounts, async (client) => {
    const inserted = await insertAccount(client, wanted, false, auth.now(), pending)
    if (inserted !== null) return inserted
    const account = await findUserByEmail(client, wanted.email)
    const locked = account && (await lockUser(client, account.id))
    // An earlier sign-up keeps its link and its password.
    return locked === null || locked.email_confirmed_at !== null ? null : locked.id
  })
}

async function insertAccount(
  db: Querier,
  wanted: SignUp,
  isConfirmed: boolean,
  now: number,
  pending: UserRow,
): Promise<string | null> {
  const { email, encryptedPassword, userMetadata } = wanted
  const { id } = pending
  const identity = {
    ...emailIdentity(id, email, isConfirmed),
    identityId: pending.identities[0]?.identity_id,
  }
  return insertUser(db, { id, email, encryptedPassword, isConfirmed, userMetadata, identity }, now)
}

/** For a known address it is made up and not stored. */
function pendingUser(wanted: SignUp, now: number): UserRow {
  const id = randomUUID()
  const at = timestamp(now).replace('Z', '000Z')
  const { provider, providerId, data } = emailIdentity(id, wanted.email, false)
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: wanted.email,
    encrypted_password: null,
    password_proven_by: null,
    email_confirmed_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: wanted.userMetadata,
    banned_until: null,
    is_anonymous: false,
    created_at: at,
    updated_at: at,
    identities: [
      {
        identity_id: randomUUID(),
        id: providerId,
        user_id: id,
        identity_data: data,
        provider,
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
        email: wanted.email,
      },
    ],
    factors: [],
  }
}
