import { AuthError } from '../errors/auth.ts'
import { type AuthContext, timestamp } from './context.ts'
import { answersChallenge, type Challenge } from './pkce.ts'
import { digest, randomToken } from './secrets.ts'
import type { AuthenticationMethod } from './sessions.ts'
import type { Querier } from './transaction.ts'

const FLOW_LIFETIME_MS = 5 * 60_000

export type ProviderTokens = { accessToken: string; refreshToken: string | null }

/**
 * A code the client that began with `challenge`, and it alone, can exchange for a
 * session: once, within five minutes.
 */
export async function issueAuthCode(
  auth: AuthContext,
  db: Querier,
  flow: {
    userId: string
    challenge: Challenge
    method: AuthenticationMethod
    providerTokens?: ProviderTokens
  },
): Promise<string> {
  const now = auth.now()
  const code = randomToken()
  await db.query('delete from auth.flow_state where expires_at < $1', [timestamp(now)])
  await db.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method,
       authentication_method, provider_access_token, provider_refresh_token, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      flow.userId,
      digest(code),
      flow.challenge.challenge,
      flow.challenge.method,
      flow.method,
      flow.providerTokens?.accessToken ?? null,
      flow.providerTokens?.refreshToken ?? null,
      timestamp(now),
      timestamp(now + FLOW_LIFETIME_MS),
    ],
  )
  return code
}

type ExchangedFlow = {
  user_id: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: AuthenticationMethod
  provider_access_token: string | null
  provider_refresh_token: string | null
  is_expired: boolean
}

/**
 * Takes the code away, whatever comes of it, and says whose it was.
 *
 * @throws AuthError flow_state_not_found, flow_state_expired, bad_code_verifier
 */
export async function exchangeAuthCode(
  auth: AuthContext,
  db: Querier,
  code: string,
  verifier: string,
): Promise<{ userId: string; method: AuthenticationMethod; providerTokens: ProviderTokens | null }> {
  const { rows } = await db.query<ExchangedFlow>(
    `delete from auth.flow_state where auth_code_hash = $1
     returning user_id, code_challenge, code_challenge_method, authentication_method,
       provider_access_token, provider_refresh_token, expires_at <= $2 as is_expired`,
    [digest(code), timestamp(auth.now())],
  )
  const [flow] = rows
  if (flow === undefined) throw new AuthError('flow_state_not_found')
  if (flow.is_expired) throw new AuthError('flow_state_expired')
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method }
  if (!answersChallenge(verifier, challenge)) throw new AuthError('bad_code_verifier')
  return {
    userId: flow.user_id,
    method: flow.authentication_method,
    providerTokens:
      flow.provider_access_token === null
        ? null
        : { accessToken: flow.provider_access_token, refreshToken: flow.provider_refresh_token },
  }
}

/** What is kept while somebody is at the provider's page. */
export type ProviderVisit = {
  challenge: Challenge | null
  verifier: string
  nonce: string
  redirectTo: string
}

/** @param state goes to the provider and comes back with its answer */
export async function keepProviderVisit(
  auth: AuthContext,
  db: Querier,
  state: string,
  visit: ProviderVisit,
): Promise<void> {
  const now = auth.now()
  await db.query('delete from auth.flow_state where expires_at < $1', [timestamp(now)])
  await db.query(
    `insert into auth.flow_state (provider_state_hash, provider_verifier, provider_nonce, redirect_to,
       code_challenge, code_challenge_method, authentication_method, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'oauth', $7, $8)`,
    [
      digest(state),
      visit.verifier,
      visit.nonce,
      visit.redirectTo,
      visit.challenge?.challenge ?? null,
      visit.challenge?.method ?? null,
      timestamp(now),
      timestamp(now + FLOW_LIFETIME_MS),
    ],
  )
}

/** Takes the visit up again, once; null when there was none or it took too long. */
export async function resumeProviderVisit(
  auth: AuthContext,
  db: Querier,
  state: string,
): Promise<ProviderVisit | null> {
  const { rows } = await db.query<{
    provider_verifier: string
    provider_nonce: string
    redirect_to: string
    code_challenge: string | null
    code_challenge_method: 's256' | 'plain' | null
  }>(
    `delete from auth.flow_state where provider_state_hash = $1 and expires_at > $2
     returning provider_verifier, provider_nonce, redirect_to, code_challenge, code_challenge_method`,
    [digest(state), timestamp(auth.now())],
  )
  const [row] = rows
  if (row === undefined) return null
  return {
    verifier: row.provider_verifier,
    nonce: row.provider_nonce,
    redirectTo: row.redirect_to,
    challenge:
      row.code_challenge === null || row.code_challenge_method === null
        ? null
        : { challenge: row.code_challenge, method: row.code_challenge_method },
  }
}
