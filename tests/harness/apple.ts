import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const SERVICES_ID = 'example.tappet.web'
/** Of a phone app, whose tokens count too. */
export const APP_ID = 'example.tappet.app'
const TEAM_ID = 'TEAM123456'
const KEY_ID = 'KEY1234567'
const SIX_MONTHS_SECONDS = 15_777_000

export type Apple = {
  /** Another site than localhost, so that the form comes from elsewhere. */
  url: string
  /** What a server needs to have Sign in with Apple. */
  env: Record<string, string>
  /** Who will be signed in next. */
  person: JWTPayload
  /** What Apple posts beside its code, as text: with the first answer alone. */
  user: string | null
  /** What the next ID token says otherwise. */
  changes: JWTPayload
  /** Who signs the next ID token. */
  signer: 'own' | 'foreign'
  denies: boolean
  lastAsked: URLSearchParams
  /** The last client secret that was taken, its header and claims. */
  lastSecret: Record<string, unknown>
  idToken(changes?: JWTPayload): Promise<string>
  close(): Promise<void>
}

type Answer = { status?: number; type?: string; body: string }
const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) })

/** A small Apple: discovery, keys, a page that posts its answer, and a token for a secret that our key has signed. */
export async function startApple(): Promise<Apple> {
  const keys = { own: await generateKeyPair('RS256'), foreign: await generateKeyPair('RS256') }
  const client = await generateKeyPair('ES256', { extractable: true })
  const visits = new Map<string, { nonce: string; redirectUri: string }>()
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => json({ error: 'invalid_grant', error_description: String(error) }, 400))
      .then(({ status = 200, type = 'application/json', body }) => {
        response.writeHead(status, { 'Content-Type': type })
        response.end(body)
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const apple: Apple = {
    url,
    env: {
      APPLE_CLIENT_ID: `${SERVICES_ID},${APP_ID}`,
      APPLE_TEAM_ID: TEAM_ID,
      APPLE_KEY_ID: KEY_ID,
      APPLE_PRIVATE_KEY: (await exportPKCS8(client.privateKey)).replaceAll('\n', '\\n'),
    },
    person: {},
    user: null,
    changes: {},
    signer: 'own',
    denies: false,
    lastAsked: new URLSearchParams(),
    lastSecret: {},
    idToken: (changes = {}) =>
      new SignJWT({ iss: url, aud: SERVICES_ID, ...apple.person, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(changes.exp ?? '5m')
        .sign(keys[apple.signer].privateKey),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const target = new URL(request.url ?? '/', url)
    const routes: Record<string, () => Answer | Promise<Answer>> = {
      '/.well-known/openid-configuration': () =>
        json({
          issuer: url,
          authorization_endpoint: `${url}/auth/authorize`,
          token_endpoint: `${url}/auth/token`,
          jwks_uri: `${url}/auth/keys`,
          response_types_supported: ['code'],
          response_modes_supported: ['query', 'fragment', 'form_post'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        }),
      '/auth/keys': async () =>
        json({ keys: [{ ...(await exportJWK(keys.own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
      '/auth/authorize': () => page(target.searchParams),
      '/auth/token': () => exchange(request),
    }
    return (await routes[target.pathname]?.()) ?? json({}, 404)
  }

  function page(params: URLSearchParams): Answer {
    apple.lastAsked = params
    // As Apple does for who asks for name or address.
    if (params.get('response_mode') !== 'form_post') throw new Error('response_mode must be form_post')
    if (params.get('client_id') !== SERVICES_ID) throw new Error('invalid_client')
    const redirectUri = params.get('redirect_uri') ?? ''
    const fields: Record<string, string> = { state: params.get('state') ?? '' }
    if (apple.denies) fields.error = 'user_cancelled_authorize'
    else {
      fields.code = randomBytes(16).toString('hex')
      if (apple.user !== null) fields.user = apple.user
      visits.set(fields.code, { nonce: params.get('nonce') ?? '', redirectUri })
    }
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${encodeURIComponent(value)}">`,
    )
    const decode = "for (const i of document.querySelectorAll('input')) i.value = decodeURIComponent(i.value)"
    const form = `<form method="post" action="${redirectUri}">${inputs.join('')}<button>Allow</button></form>`
    return { type: 'text/html', body: `<!doctype html><title>Apple</title>${form}<script>${decode}</script>` }
  }

  async function exchange(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const { payload, protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', client.publicKey, {
      algorithms: ['ES256'],
      issuer: TEAM_ID,
      subject: SERVICES_ID,
      audience: url,
      requiredClaims: ['exp', 'iat'],
    })
    if ((payload.exp ?? 0) - (payload.iat ?? 0) > SIX_MONTHS_SECONDS) throw new Error('invalid_client')
    if (protectedHeader.kid !== KEY_ID || form.get('client_id') !== SERVICES_ID)
      throw new Error('invalid_client')
    apple.lastSecret = { ...protectedHeader, ...payload }
    const code = form.get('code') ?? ''
    const visit = visits.get(code)
    visits.delete(code)
    if (visit?.redirectUri !== form.get('redirect_uri')) throw new Error('invalid_grant')
    return json({
      access_token: 'apple-access-token',
      refresh_token: 'apple-refresh-token',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await apple.idToken({ nonce: visit?.nonce, ...apple.changes }),
    })
  }

  return apple
}

/** What Apple's page at this address would post, and where to. */
export async function formAt(address: string): Promise<{ action: string; fields: URLSearchParams }> {
  const text = await (await fetch(address)).text()
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of text.matchAll(/name="(\w+)" value="([^"]*)"/g))
    fields.append(name, decodeURIComponent(value))
  return { action: /action="([^"]*)"/.exec(text)?.[1] ?? '', fields }
}
