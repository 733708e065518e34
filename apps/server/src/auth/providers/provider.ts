import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import { AuthError } from '../../errors/auth.ts'
import { type ProviderName, type ProviderUser, providerUser, requireNonce } from './claims.ts'

// Loaded at the first use: most servers have no provider.
const library = () => import('openid-client')
const SIGNING_ALGORITHMS = ['RS256', 'ES256']
const REQUEST_TIMEOUT_SECONDS = 10

type SignIn = { state: string; nonce: string; verifier: string }

export type Provider = {
  name: ProviderName
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
  issuers: string[]
  /** The first is ours at the provider's page; tokens for the others, such as a phone app, count too. */
  clientIds: readonly [string, ...string[]]
  /** Posted with each code. */
  clientSecret(): string | Promise<string>
  parameters(query: Record<string, string>): Record<string, string>
  usesPkce: boolean
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
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
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
      const { authorizationCodeGrant } = await library()
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

async function discover({ issuer, clientIds, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  const url = new URL(issuer)
  const insecure = url.protocol === 'http:' ? [allowInsecureRequests] : []
  const postSecret: ClientAuth = async (_, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', await clientSecret())
  }
  return discovery(url, clientIds[0], undefined, postSecret, {
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
