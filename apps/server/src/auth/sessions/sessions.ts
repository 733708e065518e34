import { randomUUID } from 'node:crypto'
import { AuthError } from '../../errors/auth.ts'
import { findUserById, requireOpen, type UserRow, updateUser, userJson } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { dropMailedSignIns } from '../mail/one-time-tokens.ts'
import { digest, randomToken } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'

export const ACCESS_TOKEN_SECONDS = 3600

/** As GoTrue writes it to `amr` (RFC 8176). */
export type AuthenticationMethod = 'password' | 'oauth' | 'otp' | 'email_change'
/** These make it aal2. */
type SecondMethod = 'totp' | 'mfa/webauthn' | 'mfa/recovery_code'

export type SessionRow = {
  id: string
  user_id: string
  aal: string
}

export type Origin = { userAgent: string | null; address: string }

export type SessionJson = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

/**
 * With new tokens (ASVS 7.2.4).
 * @throws AuthError user_gone, user_banned
 */
export async function beginSession(
  auth: AuthContext,
  db: Querier,
  userId: string,
  method: AuthenticationMethod,
  origin: Origin,
): Promise<SessionJson> {
  const now = auth.now()
  await updateUser(db, userId, { last_sign_in_at: timestamp(now) }, now)
  if (method === 'otp') await dropMailedSignIns(db, userId)
  await db.query(
    'delete from auth.sessions where user_id = $1 and auth.session_is_over(created_at, refreshed_at, $2)',
    [userId, timestamp(now)],
  )
  const session: SessionRow = {
    id: randomUUID(),
    user_id: userId,
    aal: 'aal1',
  }
  await db.query(
    `insert into auth.sessions (id, user_id, aal, authentication_method, user_agent, ip, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [session.id, userId, session.aal, method, origin.userAgent, origin.address, timestamp(now)],
  )
  await claimMethod(db, session.id, method, now)
  const refreshToken = randomToken()
  await keepRefreshToken(db, session, refreshToken, now)
  const user = requireOpen(await findUserById(db, userId), now)
  auth.log.info({ userId, sessionId: session.id, method }, 'signed in')
  return sessionJson(auth, db, user, session, refreshToken)
}

/**
 * Makes the session aal2 and ends those of the account that are not. Its earlier refresh tokens are void: who copied
 * one before gains nothing.
 * @param db in a transaction that has locked the user
 * @throws AuthError session_not_found
 */
export async function raiseSession(
  auth: AuthContext,
  db: Querier,
  caller: { user: UserRow; sessionId: string | null },
  factorId: string,
  method: SecondMethod,
): Promise<SessionJson> {
  const now = auth.now()
  const session = { id: caller.sessionId ?? '', user_id: caller.user.id, aal: 'aal2' }
  const raised =
    caller.sessionId !== null &&
    (await db.query(
      "update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = $4 where id = $1 and user_id = $2",
      [session.id, session.user_id, factorId, timestamp(now)],
    ))
  if (raised === false || raised.rowCount !== 1) throw new AuthError('session_not_found')
  await claimMethod(db, session.id, method, now)
  await db.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [session.user_id])
  await db.query('delete from auth.refresh_tokens where session_id = $1', [session.id])
  const refreshToken = randomToken()
  await keepRefreshToken(db, session, refreshToken, now)
  const user = requireOpen(await findUserById(db, session.user_id), now)
  return sessionJson(auth, db, user, session, refreshToken)
}

async function keepRefreshToken(db: Querier, session: SessionRow, token: string, now: number): Promise<void> {
  await db.query(
    'insert into auth.refresh_tokens (session_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)',
    [session.id, session.user_id, digest(token), timestamp(now)],
  )
}

async function claimMethod(db: Querier, sessionId: string, method: string, now: number): Promise<void> {
  await db.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, timestamp(now)],
  )
}

/** `amr`, newest first; timestamps in seconds, 0 for one that lies ahead. */
async function claimsOf(db: Querier, sessionId: string, now: number) {
  const { rows } = await db.query<{ method: string; timestamp: number }>(
    `select authentication_method as method,
       case when auth.lies_ahead(updated_at, $2) then 0 else floor(extract(epoch from updated_at))::float8 end as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by timestamp desc, updated_at desc, created_at desc`,
    [sessionId, timestamp(now)],
  )
  return rows
}

export async function sessionJson(
  auth: AuthContext,
  db: Querier,
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
      amr: await claimsOf(db, session.id, auth.now()),
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

export const hashOf = (session: SessionJson): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
})

export type EndScope = 'local' | 'others' | 'global'

// auth-js's signOut scopes; refresh tokens go with their session.
const endConditions: Record<EndScope, string> = {
  local: 'id = $2',
  others: 'id is distinct from $2',
  global: '($2::uuid is null or true)',
}

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

export async function findSession(
  db: Querier,
  sessionId: string,
  userId: string,
  now: number,
): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(
    `select id, user_id, aal from auth.sessions where id = $1 and user_id = $2
       and not auth.session_is_over(created_at, refreshed_at, $3)`,
    [sessionId, userId, timestamp(now)],
  )
  return rows[0] ?? null
}

/**
 * By a mail to the present address. A session given by a change of address does not count: the link at the old address
 * completes the change too.
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
