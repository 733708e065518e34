import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, readBody, takeByAddress } from '../request.ts'
import { beginSession, type SessionJson } from '../sessions/sessions.ts'
import { isProviderName, type ProviderName } from './claims.ts'
import { withAccountOf } from './linked-account.ts'

const ISSUERS: Readonly<Record<ProviderName, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}

const idTokenBody = z.object({
  provider: z.string().nullish(),
  id_token: z.string().nullish(),
  nonce: z.string().nullish(),
})

export async function idTokenGrant(request: AuthRequest, auth: AuthContext): Promise<SessionJson> {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const body = await readBody(request, idTokenBody)
  if (!body.id_token) throw new AuthError('validation_failed', { message: 'id_token required' })
  const name = body.provider ?? ''
  if (!isProviderName(name))
    throw new AuthError('validation_failed', { message: `Custom OIDC provider "${name}" not allowed` })
  const provider = auth.providers[name]
  if (provider === null) {
    throw new AuthError('provider_disabled', {
      message: `Provider (issuer "${ISSUERS[name]}") is not enabled`,
    })
  }
  const person = await provider.verifyIdToken(body.id_token, body.nonce || null)
  return withAccountOf(auth, person, (client, userId) =>
    beginSession(auth, client, userId, 'oauth', originOf(request, auth)),
  )
}
