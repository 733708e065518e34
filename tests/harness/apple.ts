import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { type Provider, startProvider } from './provider.ts'

export const SERVICES_ID = 'example.tappet.web'
/** Of a phone app, whose tokens count too. */
export const APP_ID = 'example.tappet.app'
const TEAM_ID = 'TEAM123456'
const KEY_ID = 'KEY1234567'
const SIX_MONTHS_SECONDS = 15_777_000

/** Its `url` is another site than localhost, so that the form comes from elsewhere. */
export type Apple = Provider & {
  /** What a server needs to have Sign in with Apple. */
  env: Record<string, string>
  /** What Apple posts beside its code, as text: with the first answer alone. */
  user: string | null
  /** The last client secret that was taken, its header and claims. */
  lastSecret: Record<string, unknown>
}

/** A small Apple: a page that posts its answer, and a token for a secret that our key has signed. */
export async function startApple(): Promise<Apple> {
  const client = await generateKeyPair('ES256', { extractable: true })
  const own: Omit<Apple, keyof Provider> = {
    env: {
      APPLE_CLIENT_ID: `${SERVICES_ID},${APP_ID}`,
      APPLE_TEAM_ID: TEAM_ID,
      APPLE_KEY_ID: KEY_ID,
      APPLE_PRIVATE_KEY: (await exportPKCS8(client.privateKey)).replaceAll('\n', '\\n'),
    },
    user: null,
    lastSecret: {},
  }
  const provider = await startProvider({
    clientId: SERVICES_ID,
    metadata: {
      response_modes_supported: ['query', 'fragment', 'form_post'],
      subject_types_supported: ['pairwise'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
    authorize({ denies, lastAsked }, code) {
      // As Apple does for who asks for name or address.
      if (lastAsked.get('response_mode') !== 'form_post') throw new Error('response_mode must be form_post')
      if (lastAsked.get('client_id') !== SERVICES_ID) throw new Error('invalid_client')
      const fields = {
        state: lastAsked.get('state') ?? '',
        ...(denies
          ? { error: 'user_cancelled_authorize' }
          : { code, ...(apple.user && { user: apple.user }) }),
      }
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${encodeURIComponent(value)}">`,
      )
      const decode =
        "for (const i of document.querySelectorAll('input')) i.value = decodeURIComponent(i.value)"
      const form = `<form method="post" action="${lastAsked.get('redirect_uri')}">${inputs.join('')}<button>Allow</button></form>`
      return {
        headers: { 'Content-Type': 'text/html' },
        body: `<!doctype html><title>Apple</title>${form}<script>${decode}</script>`,
      }
    },
    async check({ url }, form) {
      const { payload, protectedHeader } = await jwtVerify(
        form.get('client_secret') ?? '',
        client.publicKey,
        {
          algorithms: ['ES256'],
          issuer: TEAM_ID,
          subject: SERVICES_ID,
          audience: url,
          requiredClaims: ['exp', 'iat'],
        },
      )
      if ((payload.exp ?? 0) - (payload.iat ?? 0) > SIX_MONTHS_SECONDS || protectedHeader.kid !== KEY_ID)
        throw new Error('invalid_client')
      apple.lastSecret = { ...protectedHeader, ...payload }
    },
  })
  const apple = Object.assign(provider, own)
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
