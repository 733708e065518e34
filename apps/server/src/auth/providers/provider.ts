import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { AuthError } from '../../errors/auth.ts'
import { type ProviderName, type ProviderUser, providerUser, requireNonce } from './claims.ts'

const SIGNING_ALGORITHMS = ['RS256', 'ES256']
const REQUEST_TIMEOUT_SECONDS = 10

type SignIn = { state: string; nonce: string; verifier: string }

export type Provider = {
  name: ProviderName
  /** For people: "Google". */
  title: string
  /**
   * @param query of the client's request
   * @throws Error when the provider cannot be reached
   */
  authorizationUrl(signIn: SignIn, query: Record<string, string>): Promise<URL>
  /**
   * @param answer in the address or as a form
   * @throws AuthError bad_oauth_callback, Error when the answer is invalid
   */
  exchange(answer: URLSearchParams, signIn: SignIn): Promise<ProviderUser>
  /**
   * @param nonce in plain text; the token carries its SHA-256
   * @throws AuthError validation_failed when the token has another issuer or audience, or has expired
   */
  verifyIdToken(idToken: string, nonce: string | null): Promise<ProviderUser>
}

export type ProviderSettings = {
  name: ProviderName
  title: string
  issuer: string
  /** As ID tokens have it. */
  issuers: string[]
  /** The first is ours at the provider's page; tokens for the others, such as a phone app, count too. */
  clientIds: readonly [string, ...string[]]
  clientAuth: ClientAuth
  /** Beside state, nonce and redirect_uri. */
  parameters(query: Record<string, string>): Record<string, string>
  usesPkce: boolean
  /** Posted beside the code. */
  nameOf?(answer: URLSearchParams): string
}

export function createProvider(settings: ProviderSettings, redirectUri: string, now: () => number): Provider {
  const { name, title } = settings
  const configuration = rememberSuccess(() => discover(settings))
  const keys = rememberSuccess(async () => {
    const { jwks_uri: uri } = (await configuration()).serverMetadata()
    if (uri === undefined) throw new Error('the issuer names no keys')
    return createRemoteJWKSet(new URL(uri))
  })
  return {
    name,
    title,
    async authorizationUrl({ state, nonce, verifier }, query) {
      return buildAuthorizationUrl(await configuration(), {
        ...settings.parameters(query),
        redirect_uri: redirectUri,
        state,
        nonce,
        ...(settings.usesPkce && {
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
    },
    async exchange(answer, signIn) {
      const arrived = new URL(redirectUri)
      arrived.search = answer.toString()
      const tokens = await authorizationCodeGrant(await configuration(), arrived, {
        ...(settings.usesPkce && { pkceCodeVerifier: signIn.verifier }),
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new AuthError('bad_oauth_callback')
      return providerUser(name, claims, settings.nameOf?.(answer))
    },
    async verifyIdToken(idToken, nonce) {
      const { payload } = await jwtVerify(idToken, await keys(), {
        issuer: settings.issuers,
        audience: [...settings.clientIds],
        algorithms: SIGNING_ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        if (!(error instanceof errors.JOSEError)) throw error
        throw new AuthError('validation_failed', { message: 'Bad ID token' })
      })
      requireNonce(payload, nonce)
      return providerUser(name, payload)
    },
  }
}

async function discover({ issuer, clientIds, clientAuth }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const insecure = url.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(url, clientIds[0], undefined, clientAuth, {
    execute: [enableNonRepudiationChecks, ...insecure],
    timeout: REQUEST_TIMEOUT_SECONDS,
  })
}

/** A failed load is retried by the next call. */
function rememberSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
