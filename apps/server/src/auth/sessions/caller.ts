import { AuthError } from '../../errors/auth.ts'
import { type Identity, UUID } from '../../identity/token.ts'
import { findUserById, requireOpen, type UserRow } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import type { AuthRequest } from '../request.ts'
import { findSession } from './sessions.ts'

export type Caller = {
  user: UserRow
  sessionId: string | null
  aal: string
}

function requireIdentity(request: AuthRequest): Identity {
  const identity = request.get('identity')
  if (identity !== null) return identity
  const detail =
    request.get('identityProblem') === 'expired' ? ', token has invalid claims: token is expired' : ''
  throw new AuthError('bad_jwt', { message: `invalid JWT: unable to parse or verify signature${detail}` })
}

/**
 * A token of an ended session is refused although it has not expired.
 * @throws AuthError bad_jwt, user_not_found, user_banned, session_not_found
 */
export async function requireCaller(request: AuthRequest, auth: AuthContext): Promise<Caller> {
  const { userId, claims } = requireIdentity(request)
  if (userId === null) throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' })
  const user = requireOpen(await findUserById(auth.accounts, userId), auth.now())
  const sessionId = claims.session_id ?? null
  if (sessionId === null) return { user, sessionId, aal: 'aal1' }
  const session = UUID.test(sessionId)
    ? await findSession(auth.accounts, sessionId, userId, auth.now())
    : null
  if (session === null) throw new AuthError('session_not_found')
  return { user, sessionId, aal: claims.aal === 'aal2' ? session.aal : 'aal1' }
}

/** @throws AuthError bad_jwt, not_admin */
export function requireService(request: AuthRequest): void {
  if (requireIdentity(request).role !== 'service_role') throw new AuthError('not_admin')
}
