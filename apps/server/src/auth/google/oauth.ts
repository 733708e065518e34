import { randomPKCECodeVerifier } from 'openid-client'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { allowedRedirect, withCode, withError, withHash } from '../redirects.ts'
import { type AuthRequest, originOf, takeByAddress } from '../request.ts'
import { randomToken } from '../secrets.ts'
import { issueAuthCode } from '../sessions/auth-code.ts'
import { readChallenge } from '../sessions/pkce.ts'
import { beginSession, hashOf } from '../sessions/sessions.ts'
import { withAccountOf } from './linked-account.ts'
import { type OAuthState, storeOAuthState, takeOAuthState } from './oauth-state.ts'
import type { ProviderTokens, ProviderUser } from './provider.ts'

/** Parameters that a client may pass through to Google. */
const FORWARDED_PARAMETERS = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes'] as const

/** The page of the web app that shows an error when the state, and so redirect_to, is unknown. */
const CALLBACK_SCREEN = '/auth/callback'

/** GET /authorize?provider=google: redirects to Google. */
export const authorize = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const query = request.req.query()
  if (query.provider !== 'google') {
    const name = (query.provider ?? '').slice(0, 40)
    throw new AuthError('unsupported_provider', {
      message: `Unsupported provider: Provider ${name} could not be found`,
    })
  }
  if (auth.google === null) throw new AuthError('unsupported_provider')
  const state = randomToken()
  const pending: OAuthState = {
    challenge: readChallenge(query),
    verifier: randomPKCECodeVerifier(),
    nonce: randomToken(),
    redirectTo: allowedRedirect(query.redirect_to, { ...auth.config, isTestMode: auth.isTestMode }),
  }
  const parameters = Object.fromEntries(
    FORWARDED_PARAMETERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  )
  const { nonce, verifier } = pending
  const asked = { state, nonce, verifier, scopes: query.scopes ?? '', parameters }
  let url: URL
  try {
    url = await auth.google.authorizationUrl(asked)
  } catch (cause) {
    auth.log.error({ err: cause }, 'Google could not be reached')
    const refusal = new AuthError('unexpected_failure', {
      message: 'Google cannot be reached. Please try again later.',
    })
    return request.redirect(withError(pending.redirectTo, refusal, pending.challenge !== null))
  }
  await storeOAuthState(auth, auth.accounts, state, pending)
  return request.redirect(url.href, 302)
}

/** GET /callback: takes Google's answer and redirects to redirect_to. */
export const callback = (auth: AuthContext) => async (request: AuthRequest) => {
  const { state = '', error } = request.req.query()
  const pending = await takeOAuthState(auth, auth.accounts, state)
  if (pending === null) {
    const screen = `${auth.config.siteUrl}${CALLBACK_SCREEN}`
    return request.redirect(withError(screen, new AuthError('bad_oauth_state'), true))
  }
  try {
    if (error !== undefined) throw providerRefusal(request)
    const { person, tokens } = await exchangeWithGoogle(auth, request, state, pending)
    return request.redirect(await arrive(auth, request, pending, person, tokens))
  } catch (refusal) {
    if (!(refusal instanceof AuthError)) throw refusal
    return request.redirect(withError(pending.redirectTo, refusal, pending.challenge !== null))
  }
}

function providerRefusal(request: AuthRequest): AuthError {
  const { error = '', error_description: description } = request.req.query()
  const message = (description ?? error).slice(0, 200)
  return new AuthError(error === 'access_denied' ? 'provider_denied' : 'bad_oauth_callback', { message })
}

async function exchangeWithGoogle(
  auth: AuthContext,
  request: AuthRequest,
  state: string,
  pending: OAuthState,
) {
  if (auth.google === null) throw new AuthError('unsupported_provider')
  try {
    return await auth.google.exchange(new URL(request.req.url).search, { ...pending, state })
  } catch (error) {
    if (error instanceof AuthError) throw error
    auth.log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Google did not exchange the code',
    )
    throw new AuthError('unexpected_failure', { message: 'Unable to exchange external code' })
  }
}

async function arrive(
  auth: AuthContext,
  request: AuthRequest,
  pending: OAuthState,
  person: ProviderUser,
  tokens: ProviderTokens,
): Promise<string> {
  return withAccountOf(auth, person, async (client, userId) => {
    const { challenge, redirectTo } = pending
    if (challenge !== null) {
      const flow = { userId, challenge, method: 'oauth' as const, providerTokens: tokens }
      return withCode(redirectTo, await issueAuthCode(auth, client, flow))
    }
    const session = await beginSession(auth, client, userId, 'oauth', originOf(request, auth))
    return withHash(redirectTo, {
      ...hashOf(session),
      provider_token: tokens.accessToken,
      ...(tokens.refreshToken !== null && { provider_refresh_token: tokens.refreshToken }),
    })
  })
}
