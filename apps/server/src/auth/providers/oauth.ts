import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { allowedRedirect, withCode, withError, withHash } from '../redirects.ts'
import { type AuthRequest, originOf, takeByAddress } from '../request.ts'
import { randomToken } from '../secrets.ts'
import { issueAuthCode } from '../sessions/auth-code.ts'
import { readChallenge } from '../sessions/pkce.ts'
import { beginSession, hashOf } from '../sessions/sessions.ts'
import { isProviderName, type ProviderUser } from './claims.ts'
import { withAccountOf } from './linked-account.ts'
import { type OAuthState, storeOAuthState, takeOAuthState } from './oauth-state.ts'
import type { Provider } from './provider.ts'

/** Shows the error when the state, and so redirect_to, is unknown. */
const CALLBACK_SCREEN = '/auth/callback'

export const authorize = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const query = request.req.query()
  const provider = providerNamed(auth, query.provider ?? '')
  const state = randomToken()
  const pending: OAuthState = {
    provider: provider.name,
    challenge: readChallenge(query),
    verifier: randomToken(),
    nonce: randomToken(),
    redirectTo: allowedRedirect(query.redirect_to, auth),
  }
  let url: URL
  try {
    url = await provider.authorizationUrl({ ...pending, state }, query)
  } catch (cause) {
    auth.log.error({ err: cause }, `${provider.title} could not be reached`)
    const refusal = new AuthError('unexpected_failure', {
      message: `${provider.title} cannot be reached. Please try again later.`,
    })
    return request.redirect(withError(pending.redirectTo, refusal, pending.challenge !== null))
  }
  await storeOAuthState(auth, auth.accounts, state, pending)
  return request.redirect(url.href, 302)
}

/** @throws AuthError unsupported_provider for one that is unknown or not set up */
function providerNamed(auth: AuthContext, name: string): Provider {
  if (!isProviderName(name))
    throw new AuthError('unsupported_provider', {
      message: `Unsupported provider: Provider ${name.slice(0, 40)} could not be found`,
    })
  const provider = auth.providers[name]
  if (provider === null) throw new AuthError('unsupported_provider')
  return provider
}

/**
 * GET or POST /callback. Apple posts from another site, where a browser sends no cookie: the state, good once, ties the
 * answer to this sign-in.
 */
export const callback = (auth: AuthContext) => async (request: AuthRequest) => {
  const isPost = request.req.method === 'POST'
  const answer = isPost
    ? new URLSearchParams(await request.req.text())
    : new URL(request.req.url).searchParams
  // After a POST a browser is to ask for the page by GET.
  return request.redirect(await answered(auth, request, answer), isPost ? 303 : 302)
}

async function answered(auth: AuthContext, request: AuthRequest, answer: URLSearchParams): Promise<string> {
  const state = answer.get('state') ?? ''
  const pending = await takeOAuthState(auth, auth.accounts, state)
  if (pending === null) {
    const by = request.req.method === 'POST' ? '?by=apple' : ''
    const screen = `${auth.config.siteUrl}${CALLBACK_SCREEN}${by}`
    return withError(screen, new AuthError('bad_oauth_state'), true)
  }
  try {
    if (answer.has('error')) throw providerRefusal(answer)
    return await arrive(auth, request, pending, await exchangeWithProvider(auth, answer, state, pending))
  } catch (refusal) {
    if (!(refusal instanceof AuthError)) throw refusal
    return withError(pending.redirectTo, refusal, pending.challenge !== null)
  }
}

/** Of OAuth 2.0, and Apple's own. */
const REFUSED_BY_PERSON = ['access_denied', 'user_cancelled_authorize']

function providerRefusal(answer: URLSearchParams): AuthError {
  const error = answer.get('error') ?? ''
  const message = (answer.get('error_description') ?? error).slice(0, 200)
  return new AuthError(REFUSED_BY_PERSON.includes(error) ? 'provider_denied' : 'bad_oauth_callback', {
    message,
  })
}

async function exchangeWithProvider(
  auth: AuthContext,
  answer: URLSearchParams,
  state: string,
  pending: OAuthState,
) {
  const provider = providerNamed(auth, pending.provider)
  try {
    return await provider.exchange(answer, { ...pending, state })
  } catch (error) {
    if (error instanceof AuthError) throw error
    auth.log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      `${provider.title} did not exchange the code`,
    )
    throw new AuthError('unexpected_failure', { message: 'Unable to exchange external code' })
  }
}

async function arrive(
  auth: AuthContext,
  request: AuthRequest,
  pending: OAuthState,
  person: ProviderUser,
): Promise<string> {
  return withAccountOf(auth, person, async (client, userId) => {
    const { challenge, redirectTo } = pending
    if (challenge !== null) {
      const flow = { userId, challenge, method: 'oauth' as const }
      return withCode(redirectTo, await issueAuthCode(auth, client, flow))
    }
    const session = await beginSession(auth, client, userId, 'oauth', originOf(request, auth))
    return withHash(redirectTo, hashOf(session))
  })
}
