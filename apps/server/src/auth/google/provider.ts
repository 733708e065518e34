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
import { AuthError } from '../../errors/auth.ts'
import type { Metadata } from '../accounts/users.ts'
import { isSameText } from '../secrets.ts'

const SIGNING_ALGORITHMS = ['RS256', 'ES256']
const SCOPE = 'openid email profile'
const REQUEST_TIMEOUT_SECONDS = 10
const MAX_PROFILE_CHARACTERS = 500

/** The user as the provider describes them. */
export type ProviderUser = {
  subject: string
  email: string
  isEmailVerified: boolean
  /** Stored as the identity's data and merged into the user's metadata. */
  profile: Metadata
}

export type ProviderTokens = { accessToken: string; refreshToken: string | null }

/** Google as an OpenID Connect provider. The issuer is configurable. */
export type GoogleProvider = {
  /**
   * @param signIn.parameters, signIn.scopes added to our own
   * @throws AuthError unexpected_failure when Google cannot be reached
   */
  authorizationUrl(signIn: {
    state: string
    nonce: string
    verifier: string
    scopes: string
    parameters: Record<string, string>
  }): Promise<URL>
  /** @throws AuthError bad_oauth_callback when Google's answer is invalid */
  exchange(
    callbackQuery: string,
    signIn: { state: string; nonce: string; verifier: string },
  ): Promise<{ person: ProviderUser; tokens: ProviderTokens }>
  /**
   * @param nonce in plain text; the token carries its SHA-256
   * @throws AuthError validation_failed when the token has another issuer or audience, or has expired
   */
  verifyIdToken(idToken: string, nonce: string | null): Promise<ProviderUser>
}

export type GoogleConfig = { clientId: string; clientSecret: string; issuer: string }

export function createGoogle(google: GoogleConfig, redirectUri: string, now: () => number): GoogleProvider {
  const configuration = rememberSuccess(() => discover(google))
  const keys = rememberSuccess(async () => {
    const { jwks_uri: uri } = (await configuration()).serverMetadata()
    if (uri === undefined) throw new Error('the issuer names no keys')
    return createRemoteJWKSet(new URL(uri))
  })
  return {
    async authorizationUrl(signIn) {
      return buildAuthorizationUrl(await configuration(), {
        ...signIn.parameters,
        redirect_uri: redirectUri,
        scope: [...new Set(`${SCOPE} ${signIn.scopes}`.split(' '))].filter((scope) => scope !== '').join(' '),
        state: signIn.state,
        nonce: signIn.nonce,
        code_challenge: await calculatePKCECodeChallenge(signIn.verifier),
        code_challenge_method: 'S256',
      })
    },
    async exchange(callbackQuery, signIn) {
      const answer = new URL(redirectUri)
      answer.search = callbackQuery
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        pkceCodeVerifier: signIn.verifier,
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new AuthError('bad_oauth_callback')
      return {
        person: providerUser(claims),
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
      return providerUser(payload)
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

/** Google writes its issuer with and without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com'
    ? [issuer, 'accounts.google.com']
    : [issuer, issuer.replace(/\/$/, '')]

/** Against replay: the caller must know the nonce whose hash the token carries. */
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

function providerUser(claims: JWTPayload): ProviderUser {
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

/** Loads once for all callers; a failed load is retried by the next call. */
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
