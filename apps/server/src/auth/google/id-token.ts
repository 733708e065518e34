import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, readBody, takeByAddress } from '../request.ts'
import { beginSession, type SessionJson } from '../sessions/sessions.ts'
import { withAccountOf } from './linked-account.ts'

const idTokenBody = z.object({
  provider: z.string().nullish(),
  id_token: z.string().nullish(),
  nonce: z.string().nullish(),
})

/** grant_type=id_token: signs in with an ID token that Google issued for this app. */
export async function idTokenGrant(request: AuthRequest, auth: AuthContext): Promise<SessionJson> {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const body = await readBody(request, idTokenBody)
  if (!body.id_token) throw new AuthError('validation_failed', { message: 'id_token required' })
  if (body.provider !== 'google') {
    throw new AuthError('validation_failed', {
      message: `Custom OIDC provider "${body.provider ?? ''}" not allowed`,
    })
  }
  if (auth.google === null) {
    throw new AuthError('provider_disabled', {
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    })
  }
  const person = await auth.google.verifyIdToken(body.id_token, body.nonce || null)
  return withAccountOf(auth, person, (client, userId) =>
    beginSession(auth, client, userId, 'oauth', originOf(request, auth)),
  )
}
