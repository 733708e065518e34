import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { AuthError } from '../errors/auth.ts'
import type { ExternalPerson } from './external.ts'
import type { ProviderTokens } from './flows.ts'
import { isSameText } from './secrets.ts'

const SIGNING_ALGORITHMS = ['RS256', 'ES256']
const SCOPE = 'openid email profile'
const REQUEST_TIMEOUT_SECONDS = 10
const MAX_PROFILE_CHARACTERS = 500

/** Google as an OpenID Connect provider; the issuer is configured, so another may stand in. */
export type GoogleProvider = {
  /**
   * @param asked further parameters to hand over, and further scopes
   * @throws AuthError unexpected_failure when Google cannot be reached
   */
  authorizationUrl(visit: {
    state: string
    nonce: string
    verifier: string
    scopes: string
    parameters: Record<string, string>
  }): Promise<URL>
  /** @throws AuthError bad_oauth_callback when Google's answer cannot be believed */
  exchange(
    callbackQuery: string,
    visit: { state: string; nonce: string; verifier: string },
  ): Promise<{ person: ExternalPerson; tokens: ProviderTokens }>
  /**
   * @param nonce as the app made it; the token carries its SHA-256
   * @throws AuthError validation_failed when the token is not Google's, not for us or too old
   */
  verifyIdToken(idToken: string, nonce: string | null): Promise<ExternalPerson>
}

type GoogleConfig = { clientId: string; clientSecret: string; issuer: string }

export function createGoogle(google: GoogleConfig, redirectUri: string, now: () => number): GoogleProvider {
  const configuration = rememberSuccess(() => discover(google))
  const keys = rememberSuccess(async () => {
    const { jwks_uri: uri } = (await configuration()).serverMetadata()
    if (uri === undefined) throw new Error('the issuer names no keys')
    return createRemoteJWKSet(new URL(uri))
  })
  return {
    async authorizationUrl(visit) {
      return buildAuthorizationUrl(await configuration(), {
        ...visit.parameters,
        redirect_uri: redirectUri,
        scope: [...new Set(`${SCOPE} ${visit.scopes}`.split(' '))].filter((scope) => scope !== '').join(' '),
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      })
    },
    async exchange(callbackQuery, visit) {
      const answer = new URL(redirectUri)
      answer.search = callbackQuery
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        pkceCodeVerifier: visit.verifier,
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new AuthError('bad_oauth_callback')
      return {
        person: personOf(claims),
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null },
      }
    },
    async verifyIdToken(idToken, nonce) {
      const { payload } = await jwtVerify(idToken, await keys(), {
        issuer: issuersOf(google.issuer),
        audience: google.clientId,
        algorithms: SIGNING_ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        if (!(error instanceof errors.JOSEError)) throw error
        throw new AuthError('validation_failed', { message: 'Bad ID token' })
      })
      requireNonce(payload, nonce)
      return personOf(payload)
    },
  }
}

async function discover(google: GoogleConfig): Promise<Configuration> {
  const issuer = new URL(google.issuer)
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(issuer, google.clientId, google.clientSecret, undefined, {
    execute: [enableNonRepudiationChecks, ...insecure],
    timeout: REQUEST_TIMEOUT_SECONDS,
  })
}

/** Google signs with and without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com'
    ? [issuer, 'accounts.google.com']
    : [issuer, issuer.replace(/\/$/, '')]

/** Against replay: who shows the token must know what its nonce was made from. */
function requireNonce(payload: JWTPayload, nonce: string | null): void {
  const carried = typeof payload.nonce === 'string' ? payload.nonce : null
  if ((carried === null) !== (nonce === null)) {
    throw new AuthError('validation_failed', {
      message: 'Passed nonce and nonce in id_token should either both exist or not.',
    })
  }
  if (carried === null || nonce === null) return
  const expected = createHash('sha256').update(nonce).digest('hex')
  if (!isSameText(expected, carried)) throw new AuthError('validation_failed', { message: 'Nonces mismatch' })
}

function personOf(claims: JWTPayload): ExternalPerson {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' ? value.slice(0, MAX_PROFILE_CHARACTERS) : ''
  }
  const email = text('email').toLowerCase()
  if (text('sub') === '' || email === '') {
    throw new AuthError('validation_failed', { message: 'Error getting user email from external provider' })
  }
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
  return {
    subject: text('sub'),
    email,
    isEmailVerified,
    profile: {
      iss: text('iss'),
      sub: text('sub'),
      provider_id: text('sub'),
      email,
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(text('name') !== '' && { name: text('name'), full_name: text('name') }),
      ...(text('picture') !== '' && { picture: text('picture'), avatar_url: text('picture') }),
    },
  }
}

/** One call for everybody, tried again only after it failed. */
function rememberSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
