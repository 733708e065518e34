import type { PoolClient } from 'pg'
import { AuthError } from '../../errors/auth.ts'
import { findUserById, requireOpen } from '../accounts/users.ts'
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

type Exchange = SessionRow & { is_over: boolean; is_used: boolean; is_late: boolean }

/**
 * A token is valid once. Sent again within ten seconds, or as the parent of the active one (its answer was lost), it
 * answers the active one, as in GoTrue (https://github.com/supabase/auth/blob/master/internal/tokens/service.go).
 * Otherwise it counts as stolen and ends the session (RFC 9700 section 4.14).
 * @throws AuthError refresh_token_not_found, refresh_token_already_used, user_banned
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<SessionJson> {
  const outcome = await inTransaction(auth.accounts, async (client) => {
    const now = auth.now()
    const session = await lockExchange(client, token, now)
    if (session === null) return new AuthError('refresh_token_not_found')
    if (session.is_over) {
      await client.query('delete from auth.sessions where id = $1', [session.id])
      return new AuthError('session_expired')
    }
    const user = requireOpen(await findUserById(client, session.user_id), now)
    if (session.is_late && !(await isParentOfActive(client, token))) {
      // Returned, not thrown: the deletion must be committed.
      await client.query('delete from auth.sessions where id = $1', [session.id])
      auth.log.warn(
        { userId: user.id, sessionId: session.id },
        'a refresh token was reused; the session was ended',
      )
      return new AuthError('refresh_token_already_used')
    }
    const active = session.is_used
      ? await activeAfter(client, token)
      : await rotate(client, session, token, now)
    return sessionJson(auth, client, user, session, active)
  })
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

/** Locks the session before its token: exchanges of one session run one after another. */
async function lockExchange(client: PoolClient, token: string, now: number): Promise<Exchange | null> {
  const { rows } = await client.query<Exchange>(
    `select s.id, s.user_id, s.aal, auth.session_is_over(s.created_at, s.refreshed_at, $3) as is_over,
       t.revoked_at is not null as is_used,
       coalesce(t.revoked_at < $2 or auth.lies_ahead(t.revoked_at, $3), false) as is_late
     from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id where t.token_hash = $1 for update`,
    [digest(token), timestamp(now - REUSE_INTERVAL_MS), timestamp(now)],
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

async function isParentOfActive(client: PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.refresh_tokens where parent_hash = $1 and revoked_at is null',
    [digest(token)],
  )
  return rowCount === 1
}

async function activeAfter(client: PoolClient, token: string): Promise<string> {
  let active = token
  for (let step = 0; step < MAX_SUCCESSORS; step++) {
    const { rows } = await client.query<{ derivation: string }>(
      'select derivation from auth.refresh_tokens where parent_hash = $1',
      [digest(active)],
    )
    const next = rows[0]
    if (next === undefined) return active
    active = successorToken(active, next.derivation)
  }
  throw new AuthError('refresh_token_already_used')
}
