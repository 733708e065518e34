import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { AppleConfig } from '../../config/index.ts'
import { createProvider, type Provider } from './provider.ts'

/** Apple takes a secret for at most six months; ours is made for one request. */
const SECRET_SECONDS = 300

/**
 * OpenID Connect with Apple's ways: we sign the client's secret, the answer is a form that Apple's page posts (demanded
 * for name and address), and the nonce ties the ID token to the sign-in, since PKCE is not offered.
 */
export function createApple(apple: AppleConfig, redirectUri: string, now: () => number): Provider {
  return createProvider(
    {
      name: 'apple',
      title: 'Apple',
      issuer: apple.issuer,
      issuers: [apple.issuer],
      clientIds: apple.clientIds,
      clientSecret: () => clientSecret(apple, now()),
      usesPkce: false,
      parameters: () => ({ scope: 'name email', response_mode: 'form_post' }),
      nameOf,
    },
    redirectUri,
    now,
  )
}

function clientSecret({ clientIds, teamId, keyId, privateKey, issuer }: AppleConfig, now: number) {
  const seconds = Math.floor(now / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientIds[0])
    .setAudience(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECRET_SECONDS)
    .sign(createPrivateKey(privateKey))
}

const posted = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
})

/** Posted with the first answer alone and unsigned, so it only names the person. */
function nameOf(answer: URLSearchParams): string {
  try {
    const { name } = posted.parse(JSON.parse(answer.get('user') ?? '{}'))
    return [name?.firstName, name?.lastName].filter(Boolean).join(' ').trim()
  } catch {
    return ''
  }
}
