import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import type { ProviderTokens } from '../providers/provider.ts'
import { digest, randomToken } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'
import { answersChallenge, type Challenge } from './pkce.ts'
import type { AuthenticationMethod } from './sessions.ts'

export const FLOW_LIFETIME_MS = 5 * 60_000

/**
 * Stores a code that is exchanged for a session once, within five minutes, with the verifier
 * of `challenge`.
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
 * Deletes the code, even when it is refused, and returns whose it was.
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
