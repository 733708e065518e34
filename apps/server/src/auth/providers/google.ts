import { createProvider, type Provider } from './provider.ts'

export type GoogleConfig = { clientId: string; clientSecret: string; issuer: string }

const SCOPE = 'openid email profile'
const FORWARDED = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes'] as const

export function createGoogle(google: GoogleConfig, redirectUri: string, now: () => number): Provider {
  return createProvider(
    {
      name: 'google',
      title: 'Google',
      issuer: google.issuer,
      issuers: issuersOf(google.issuer),
      clientIds: [google.clientId],
      clientSecret: () => google.clientSecret,
      usesPkce: true,
      parameters: (query) => ({
        ...Object.fromEntries(FORWARDED.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
        scope: [...new Set(`${SCOPE} ${query.scopes ?? ''}`.split(' '))]
          .filter((each) => each !== '')
          .join(' '),
      }),
    },
    redirectUri,
    now,
  )
}

/** Google writes its issuer with and without the scheme. */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com'
    ? [issuer, 'accounts.google.com']
    : [issuer, issuer.replace(/\/$/, '')]
