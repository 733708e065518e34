import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import type { OneTimeToken } from '../mail/one-time-tokens.ts'
import { digest, randomToken } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'
import { answersChallenge, type Challenge } from './pkce.ts'
import type { AuthenticationMethod } from './sessions.ts'

export const FLOW_LIFETIME_MS = 5 * 60_000

/** Exchanged once, within five minutes, with the verifier of `challenge`. */
export async function issueAuthCode(
  auth: AuthContext,
  db: Querier,
  flow: {
    userId: string
    challenge: Challenge
    method: AuthenticationMethod
    /** Of a sign-up: becomes the account's by the exchange. */
    encryptedPassword?: string | null
  },
): Promise<string> {
  const now = auth.now()
  const code = randomToken()
  await dropOldFlows(db, now)
  await db.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method,
       authentication_method, encrypted_password, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      flow.userId,
      digest(code),
      flow.challenge.challenge,
      flow.challenge.method,
      flow.method,
      flow.encryptedPassword ?? null,
      timestamp(now),
      timestamp(now + FLOW_LIFETIME_MS),
    ],
  )
  return code
}

export async function dropOldFlows(db: Querier, now: number): Promise<void> {
  await db.query('delete from auth.flow_state where expires_at < $1 or auth.lies_ahead(created_at, $1)', [
    timestamp(now),
  ])
}

type ExchangedFlow = {
  user_id: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: AuthenticationMethod
  encrypted_password: string | null
  is_expired: boolean
}

/**
 * Returns whose it was. A refused one stays: its mail may have been followed in another browser.
 * @throws AuthError flow_state_not_found, flow_state_expired, bad_code_verifier
 */
export async function exchangeAuthCode(
  auth: AuthContext,
  db: Querier,
  code: string,
  verifier: string,
): Promise<{
  userId: string
  method: AuthenticationMethod
  encryptedPassword: string | null
}> {
  const { rows } = await db.query<ExchangedFlow>(
    `select user_id, code_challenge, code_challenge_method, authentication_method, encrypted_password,
       expires_at <= $2 or auth.lies_ahead(created_at, $2) as is_expired
     from auth.flow_state where auth_code_hash = $1`,
    [digest(code), timestamp(auth.now())],
  )
  const [flow] = rows
  if (flow === undefined) throw new AuthError('flow_state_not_found')
  if (flow.is_expired) throw new AuthError('flow_state_expired')
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method }
  if (!answersChallenge(verifier, challenge)) throw new AuthError('bad_code_verifier')
  const { rowCount } = await db.query('delete from auth.flow_state where auth_code_hash = $1', [digest(code)])
  if (rowCount !== 1) throw new AuthError('flow_state_not_found')
  return {
    userId: flow.user_id,
    method: flow.authentication_method,
    encryptedPassword: flow.encrypted_password,
  }
}

/**
 * Takes a code without its verifier, from a browser that did not ask for the mail. The address has to be given with it,
 * so that no link signs anybody in to an account of its author's.
 * @returns null where the code is unknown, over, or not a mail's
 */
export async function takeFollowedLink(
  auth: AuthContext,
  db: Querier,
  email: string,
  code: string,
): Promise<OneTimeToken | null> {
  const { rows } = await db.query<{ user_id: string }>(
    `delete from auth.flow_state f using auth.users u
     where f.auth_code_hash = $1 and f.expires_at > $2 and not auth.lies_ahead(f.created_at, $2)
       and f.authentication_method = 'otp'
       and u.id = f.user_id and lower(u.email) = $3 returning f.user_id`,
    [digest(code), timestamp(auth.now()), email],
  )
  const [flow] = rows
  if (flow === undefined) return null
  return {
    user_id: flow.user_id,
    token_type: 'magiclink',
    relates_to: email,
    code_challenge: null,
    code_challenge_method: null,
    encrypted_password: null,
  }
}
