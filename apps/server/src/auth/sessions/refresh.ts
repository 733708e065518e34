import type { PoolClient } from 'pg'
import { AuthError } from '../../errors/auth.ts'
import { findUserById, isBanned } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { digest, randomToken, successorToken } from '../secrets.ts'
import { inTransaction, timestamp } from '../sql.ts'
import { type SessionJson, type SessionRow, sessionJson } from './sessions.ts'

/** Two tabs may exchange the same token. */
const REUSE_INTERVAL_MS = 10_000
/** Later a used token is unknown instead of reused. */
const USED_TOKENS_KEPT_MS = 30 * 86_400_000
/** More exchanges than tabs make within the reuse interval. */
const MAX_SUCCESSORS = 100

type RefreshTokenRow = { is_used: boolean; is_late: boolean }

/**
 * A token is valid once. Sent again within ten seconds, or as the parent of the one that nobody has used, it answers
 * the session's newest, as in GoTrue (internal/tokens/service.go). Otherwise it counts as stolen and ends the session
 * (RFC 9700 section 4.14).
 * @throws AuthError refresh_token_not_found, refresh_token_already_used, user_banned
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<SessionJson> {
  const outcome = await inTransaction(auth.accounts, async (client) => {
    const session = await lockSessionOf(client, token, auth.now())
    if (session === null) return new AuthError('refresh_token_not_found')
    if (session.is_over) {
      await client.query('delete from auth.sessions where id = $1', [session.id])
      return new AuthError('session_expired')
    }
    const now = auth.now()
    const current = await readToken(client, digest(token), now)
    if (current === null) return new AuthError('refresh_token_not_found')
    const user = await findUserById(client, session.user_id)
    if (user === null) return new AuthError('refresh_token_not_found')
    if (isBanned(user, now)) return new AuthError('user_banned')
    if (current.is_late && !(await isParentOfUnused(client, token))) {
      // Returned, not thrown: the deletion must be committed.
      await client.query('delete from auth.sessions where id = $1', [session.id])
      auth.log.warn(
        { userId: user.id, sessionId: session.id },
        'a refresh token was reused; the session was ended',
      )
      return new AuthError('refresh_token_already_used')
    }
    const newest = current.is_used
      ? await newestAfter(client, token)
      : await rotate(client, session, token, now)
    return sessionJson(auth, client, user, session, newest)
  })
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

/** Exchanges of one session run one after another. */
async function lockSessionOf(
  client: PoolClient,
  token: string,
  now: number,
): Promise<(SessionRow & { is_over: boolean }) | null> {
  const { rows } = await client.query<SessionRow & { is_over: boolean }>(
    `select id, user_id, aal, auth.session_is_over(created_at, refreshed_at, $2) as is_over
     from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [digest(token), timestamp(now)],
  )
  return rows[0] ?? null
}

async function readToken(
  client: PoolClient,
  tokenHash: string,
  now: number,
): Promise<RefreshTokenRow | null> {
  const { rows } = await client.query<RefreshTokenRow>(
    `select revoked_at is not null as is_used,
       coalesce(revoked_at < $2 or auth.lies_ahead(revoked_at, $3), false) as is_late
     from auth.refresh_tokens where token_hash = $1`,
    [tokenHash, timestamp(now - REUSE_INTERVAL_MS), timestamp(now)],
  )
  return rows[0] ?? null
}

async function rotate(client: PoolClient, session: SessionRow, token: string, now: number): Promise<string> {
  const derivation = randomToken()
  const successor = successorToken(token, derivation)
  await client.query('update auth.refresh_tokens set revoked_at = $2 where token_hash = $1', [
    digest(token),
    timestamp(now),
  ])
  await client.query(
    `insert into auth.refresh_tokens (session_id, user_id, token_hash, parent_hash, derivation, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [session.id, session.user_id, digest(successor), digest(token), derivation, timestamp(now)],
  )
  await client.query('delete from auth.refresh_tokens where session_id = $1 and revoked_at < $2', [
    session.id,
    timestamp(now - USED_TOKENS_KEPT_MS),
  ])
  await client.query('update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1', [
    session.id,
    timestamp(now),
  ])
  return successor
}

async function isParentOfUnused(client: PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.refresh_tokens where parent_hash = $1 and revoked_at is null',
    [digest(token)],
  )
  return rowCount === 1
}

async function newestAfter(client: PoolClient, token: string): Promise<string> {
  let newest = token
  for (let step = 0; step < MAX_SUCCESSORS; step++) {
    const { rows } = await client.query<{ derivation: string }>(
      'select derivation from auth.refresh_tokens where parent_hash = $1',
      [digest(newest)],
    )
    const next = rows[0]
    if (next === undefined) return newest
    newest = successorToken(newest, next.derivation)
  }
  throw new AuthError('refresh_token_already_used')
}
