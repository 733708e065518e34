import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const CLIENT_ID = 'tappet-test-client'
export const CLIENT_SECRET = 'tappet-test-secret'

export type Issuer = {
  url: string
  /** Who will be signed in next, and what else Google would say. */
  person: JWTPayload
  /** What the last visit to the authorization page asked for. */
  lastAsked: URLSearchParams
  /** When set, the person says no. */
  denies: boolean
  /** An identity token for the person, with changes. */
  idToken(changes?: JWTPayload, key?: 'own' | 'foreign'): Promise<string>
  close(): Promise<void>
}

type Visit = { challenge: string; nonce: string; redirectUri: string }

/** A small OpenID Connect provider: discovery, keys, authorization with PKCE, token. */
export async function startIssuer(): Promise<Issuer> {
  const own = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const visits = new Map<string, Visit>()
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, headers = {}, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
        response.end(body === undefined ? '' : JSON.stringify(body))
      },
      (error: unknown) => {
        response.writeHead(400, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify({ error: 'invalid_grant', error_description: String(error) }))
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const issuer: Issuer = {
    url,
    person: {},
    lastAsked: new URLSearchParams(),
    denies: false,
    idToken: (changes = {}, key = 'own') =>
      new SignJWT({ iss: url, aud: CLIENT_ID, ...issuer.person, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(changes.exp ?? '5m')
        .sign((key === 'own' ? own : foreign).privateKey),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }

  type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }
  async function answer(request: IncomingMessage): Promise<Answer> {
    const target = new URL(request.url ?? '/', url)
    const routes: Record<string, () => Answer | Promise<Answer>> = {
      '/.well-known/openid-configuration': () => ({
        body: {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      }),
      '/keys': async () => ({
        body: { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
      }),
      '/authorize': () => authorize(target.searchParams),
      '/token': async () => exchange(request),
    }
    return routes[target.pathname]?.() ?? { status: 404 }
  }

  function authorize(params: URLSearchParams): Answer {
    issuer.lastAsked = params
    const back = new URL(params.get('redirect_uri') ?? '')
    back.searchParams.set('state', params.get('state') ?? '')
    if (issuer.denies) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The user said no')
    } else {
      const code = randomBytes(16).toString('hex')
      visits.set(code, {
        challenge: params.get('code_challenge') ?? '',
        nonce: params.get('nonce') ?? '',
        redirectUri: params.get('redirect_uri') ?? '',
      })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { Location: back.href } }
  }

  async function exchange(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const visit = visits.get(form.get('code') ?? '')
    visits.delete(form.get('code') ?? '')
    if (visit === undefined) throw new Error('unknown code')
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
      throw new Error('client')
    if (form.get('redirect_uri') !== visit.redirectUri) throw new Error('redirect_uri')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== visit.challenge) throw new Error('code_verifier')
    return {
      body: {
        access_token: 'google-access-token',
        refresh_token: 'google-refresh-token',
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await issuer.idToken({ nonce: visit.nonce }),
      },
    }
  }

  return issuer
}
