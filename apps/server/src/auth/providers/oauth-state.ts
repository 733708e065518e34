import type { AuthContext } from '../context.ts'
import { digest } from '../secrets.ts'
import { dropOldFlows, FLOW_LIFETIME_MS } from '../sessions/auth-code.ts'
import { type Challenge, readChallenge } from '../sessions/pkce.ts'
import { type Querier, timestamp } from '../sql.ts'
import type { ProviderName } from './claims.ts'

/** Stored while the user is at the provider's page. */
export type OAuthState = {
  provider: ProviderName
  challenge: Challenge | null
  verifier: string
  nonce: string
  redirectTo: string
}

export async function storeOAuthState(
  auth: AuthContext,
  db: Querier,
  state: string,
  pending: OAuthState,
): Promise<void> {
  const now = auth.now()
  await dropOldFlows(db, now)
  await db.query(
    `insert into auth.flow_state (provider_state_hash, provider_verifier, provider_nonce, redirect_to,
       code_challenge, code_challenge_method, authentication_method, created_at, expires_at, provider_type)
     values ($1, $2, $3, $4, $5, $6, 'oauth', $7, $8, $9)`,
    [
      digest(state),
      pending.verifier,
      pending.nonce,
      pending.redirectTo,
      pending.challenge?.challenge ?? null,
      pending.challenge?.method ?? null,
      timestamp(now),
      timestamp(now + FLOW_LIFETIME_MS),
      pending.provider,
    ],
  )
}

export async function takeOAuthState(
  auth: AuthContext,
  db: Querier,
  state: string,
): Promise<OAuthState | null> {
  const { rows } = await db.query<{
    provider_type: ProviderName
    provider_verifier: string
    provider_nonce: string
    redirect_to: string
    code_challenge: string | null
    code_challenge_method: string | null
  }>(
    `delete from auth.flow_state where provider_state_hash = $1 and expires_at > $2 and not auth.lies_ahead(created_at, $2)
     returning provider_type, provider_verifier, provider_nonce, redirect_to, code_challenge, code_challenge_method`,
    [digest(state), timestamp(auth.now())],
  )
  const [row] = rows
  if (row === undefined) return null
  return {
    provider: row.provider_type,
    verifier: row.provider_verifier,
    nonce: row.provider_nonce,
    redirectTo: row.redirect_to,
    challenge: readChallenge(row),
  }
}
