import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { startHttp } from './http.ts'

export type Provider = {
  url: string
  /** Who will be signed in next, and what else the provider would say. */
  person: JWTPayload
  /** What the next ID token says otherwise. */
  changes: JWTPayload
  /** Who signs the next ID token. */
  signer: 'own' | 'foreign'
  /** When set, the person says no. */
  denies: boolean
  /** What the last visit to the authorization page asked for. */
  lastAsked: URLSearchParams
  idToken(changes?: JWTPayload, signer?: Provider['signer']): Promise<string>
  close(): Promise<void>
}

export type Answer = { status?: number; headers?: Record<string, string>; body?: string }

/** What one provider does in its own way. */
export type Ways = {
  clientId: string
  metadata: object
  /** The answer of the authorization page to `provider.lastAsked`, with the code that its visit would give. */
  authorize(provider: Provider, code: string): Answer
  /** Rejects a form that may not have the tokens of that visit. */
  check(provider: Provider, form: URLSearchParams, visit: URLSearchParams): unknown
}

/** A small OpenID Connect provider: discovery, keys, authorization, token. */
export async function startProvider({ clientId, metadata, authorize, check }: Ways): Promise<Provider> {
  const keys = { own: await generateKeyPair('RS256'), foreign: await generateKeyPair('RS256') }
  const visits = new Map<string, URLSearchParams>()
  const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) })
  const routes: Record<string, (request: URLSearchParams, body: Buffer) => Answer | Promise<Answer>> = {
    '/.well-known/openid-configuration': () =>
      json({
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        jwks_uri: `${provider.url}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...metadata,
      }),
    '/keys': async () =>
      json({ keys: [{ ...(await exportJWK(keys.own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/authorize': (request) => {
      const code = randomBytes(16).toString('hex')
      provider.lastAsked = request
      visits.set(code, request)
      return authorize(provider, code)
    },
    '/token': async (_, body) => {
      const form = new URLSearchParams(body.toString())
      const code = form.get('code') ?? ''
      const visit = visits.get(code)
      visits.delete(code)
      if (visit === undefined) throw new Error('unknown code')
      if (form.get('client_id') !== clientId) throw new Error('client')
      if (form.get('redirect_uri') !== visit.get('redirect_uri')) throw new Error('redirect_uri')
      await check(provider, form, visit)
      return json({
        access_token: 'an-access-token',
        refresh_token: 'a-refresh-token',
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await provider.idToken({ nonce: visit.get('nonce') ?? '', ...provider.changes }),
      })
    },
  }
  const http = await startHttp(async (request, response, body) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', http.url)
    const answer = async () => (await routes[pathname]?.(searchParams, body)) ?? json({}, 404)
    const {
      status = 200,
      headers,
      body: text,
    } = await answer().catch((error: unknown) =>
      json({ error: 'invalid_grant', error_description: String(error) }, 400),
    )
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text)
  })
  const provider: Provider = {
    ...http,
    person: {},
    changes: {},
    signer: 'own',
    denies: false,
    lastAsked: new URLSearchParams(),
    idToken: (changes = {}, signer = provider.signer) =>
      new SignJWT({ iss: provider.url, aud: clientId, ...provider.person, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(changes.exp ?? '5m')
        .sign(keys[signer].privateKey),
  }
  return provider
}
