import { randomUUID } from 'node:crypto'
import { AuthError } from '../../errors/auth.ts'
import { findUserById, type UserRow, updateUser, userJson } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { digest, randomToken } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'

export const ACCESS_TOKEN_SECONDS = 3600

/** Authentication method, as GoTrue writes it to `amr` (RFC 8176). */
export type AuthenticationMethod = 'password' | 'oauth' | 'otp' | 'email_change'

export type SessionRow = {
  id: string
  user_id: string
  aal: string
  authentication_method: string
  created_at: string
}

/** Where a session began; stored for the owner of the account. */
export type Origin = { userAgent: string | null; address: string }

export type SessionJson = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

/** Begins a new session with new tokens (ASVS 7.2.4). */
export async function beginSession(
  auth: AuthContext,
  db: Querier,
  userId: string,
  method: AuthenticationMethod,
  origin: Origin,
): Promise<SessionJson> {
  const now = auth.now()
  await updateUser(db, userId, { last_sign_in_at: timestamp(now) }, now)
  await db.query(
    'delete from auth.sessions where user_id = $1 and auth.session_is_over(created_at, refreshed_at, $2)',
    [userId, timestamp(now)],
  )
  const session: SessionRow = {
    id: randomUUID(),
    user_id: userId,
    aal: 'aal1',
    authentication_method: method,
    created_at: timestamp(now),
  }
  await db.query(
    `insert into auth.sessions (id, user_id, aal, authentication_method, user_agent, ip, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [session.id, userId, session.aal, method, origin.userAgent, origin.address, session.created_at],
  )
  const refreshToken = randomToken()
  await db.query(
    'insert into auth.refresh_tokens (session_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)',
    [session.id, userId, digest(refreshToken), timestamp(now)],
  )
  const user = await findUserById(db, userId)
  if (user === null) throw new AuthError('user_gone')
  auth.log.info({ userId, sessionId: session.id, method }, 'signed in')
  return sessionJson(auth, user, session, refreshToken)
}

/** Signs an access token and answers it with the refresh token and the user. */
export async function sessionJson(
  auth: AuthContext,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
): Promise<SessionJson> {
  const issuedAt = Math.floor(auth.now() / 1000)
  const accessToken = await auth.tokens.sign(
    {
      iss: `${auth.config.siteUrl}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      email: user.email ?? '',
      phone: '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: 'authenticated',
      aal: session.aal,
      amr: [
        {
          method: session.authentication_method,
          timestamp: Math.floor(Date.parse(session.created_at) / 1000),
        },
      ],
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    ACCESS_TOKEN_SECONDS,
  )
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}

/** The session as values for the hash of a redirect. */
export const hashOf = (session: SessionJson): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
})

export type EndScope = 'local' | 'others' | 'global'

// The scopes of auth-js's signOut. Refresh tokens are deleted with their session.
const endConditions: Record<EndScope, string> = {
  local: 'id = $2',
  others: 'id is distinct from $2',
  global: '($2::uuid is null or true)',
}

/**
 * Ends sessions of the user.
 *
 * @param sessionId the caller's session; null when the token names none
 */
export async function endSessions(
  db: Querier,
  scope: EndScope,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  await db.query(`delete from auth.sessions where user_id = $1 and ${endConditions[scope]}`, [
    userId,
    sessionId,
  ])
}

export async function sessionExists(
  db: Querier,
  sessionId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from auth.sessions where id = $1 and user_id = $2
       and not auth.session_is_over(created_at, refreshed_at, $3)`,
    [sessionId, userId, timestamp(now)],
  )
  return rowCount === 1
}

/**
 * Whether the session was begun by a mail to the account's present address. A session that a
 * change of address gave does not count: the link at the old address completes the change too.
 */
export async function isBegunByMail(db: Querier, sessionId: string | null, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and s.authentication_method = 'otp'
       and s.created_at >= u.email_confirmed_at`,
    [sessionId, userId],
  )
  return rowCount === 1
}
