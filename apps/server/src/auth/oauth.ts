import { randomPKCECodeVerifier } from 'openid-client'
import { AuthError } from '../errors/auth.ts'
import type { AuthContext } from './context.ts'
import { type ExternalPerson, withAccountOf } from './external.ts'
import {
  issueAuthCode,
  keepProviderVisit,
  type ProviderTokens,
  type ProviderVisit,
  resumeProviderVisit,
} from './flows.ts'
import { readChallenge } from './pkce.ts'
import { allowedRedirect, withCode, withError, withHash } from './redirects.ts'
import { type AuthRequest, originOf, takeByAddress } from './request.ts'
import { randomToken } from './secrets.ts'
import { beginSession } from './sessions.ts'
import { hashOf } from './verify.ts'

/** What a client may ask of Google by name; what protects the exchange it may not. */
const HANDED_ON = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes'] as const

/** Of the web app: says what went wrong when we do not know where the sign-in began. */
const CALLBACK_SCREEN = '/auth/callback'

/** GET /authorize?provider=google: off to Google. */
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
  const visit: ProviderVisit = {
    challenge: readChallenge(query),
    verifier: randomPKCECodeVerifier(),
    nonce: randomToken(),
    redirectTo: allowedRedirect(query.redirect_to, { ...auth.config, isTestMode: auth.isTestMode }),
  }
  const parameters = Object.fromEntries(
    HANDED_ON.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  )
  const { nonce, verifier } = visit
  const asked = { state, nonce, verifier, scopes: query.scopes ?? '', parameters }
  let url: URL
  try {
    url = await auth.google.authorizationUrl(asked)
  } catch (cause) {
    auth.log.error({ err: cause }, 'Google could not be asked')
    const refusal = new AuthError('unexpected_failure', {
      message: 'Google cannot be reached. Please try again later.',
    })
    return request.redirect(withError(visit.redirectTo, refusal, visit.challenge !== null))
  }
  await keepProviderVisit(auth, auth.accounts, state, visit)
  return request.redirect(url.href, 302)
}

/** GET /callback: back from Google, and on to where the sign-in began. */
export const callback = (auth: AuthContext) => async (request: AuthRequest) => {
  const { state = '', error } = request.req.query()
  const visit = await resumeProviderVisit(auth, auth.accounts, state)
  if (visit === null) {
    const screen = `${auth.config.siteUrl}${CALLBACK_SCREEN}`
    return request.redirect(withError(screen, new AuthError('bad_oauth_state'), true))
  }
  try {
    if (error !== undefined) throw providerRefusal(request)
    const { person, tokens } = await exchangeWithGoogle(auth, request, state, visit)
    return request.redirect(await arrive(auth, request, visit, person, tokens))
  } catch (refusal) {
    if (!(refusal instanceof AuthError)) throw refusal
    return request.redirect(withError(visit.redirectTo, refusal, visit.challenge !== null))
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
  visit: ProviderVisit,
) {
  if (auth.google === null) throw new AuthError('unsupported_provider')
  try {
    return await auth.google.exchange(new URL(request.req.url).search, { ...visit, state })
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
  visit: ProviderVisit,
  person: ExternalPerson,
  tokens: ProviderTokens,
): Promise<string> {
  return withAccountOf(auth, person, async (client, userId) => {
    const { challenge, redirectTo } = visit
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
