import { createHash } from 'node:crypto'
import { type Provider, startProvider } from './provider.ts'

const CLIENT_ID = 'tappet-test-client'
const CLIENT_SECRET = 'tappet-test-secret'

/** What a server needs to have sign-in with Google. */
export const GOOGLE_ENV = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET }

/** A small Google: authorization with PKCE. */
export const startIssuer = (): Promise<Provider> =>
  startProvider({
    clientId: CLIENT_ID,
    metadata: { subject_types_supported: ['public'] },
    authorize({ denies, lastAsked }, code) {
      const back = new URL(lastAsked.get('redirect_uri') ?? '')
      back.searchParams.set('state', lastAsked.get('state') ?? '')
      if (denies) {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('error_description', 'The user said no')
      } else back.searchParams.set('code', code)
      return { status: 302, headers: { Location: back.href } }
    },
    check(_, form, visit) {
      if (form.get('client_secret') !== CLIENT_SECRET) throw new Error('client')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (challenge !== visit.get('code_challenge')) throw new Error('code_verifier')
    },
  })
