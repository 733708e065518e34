import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'
import { AuthError } from '../../errors/auth.ts'
import { isSecondFactorSet } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, takeByAddress } from '../request.ts'
import { timestamp } from '../sql.ts'
import type { Caller } from './caller.ts'
import { userWithPassword } from './grants.ts'

/**
 * Allows a change that could take the account away: with the current password, or in a session proven within
 * FRESH_SIGN_IN_MINUTES; with a second factor, only in a session that has proven it. A token can be stolen or left on a
 * device.
 * @param currentPassword counts as a sign-in when wrong
 * @param what the change, for the error's message
 * @throws AuthError insufficient_aal, reauthentication_needed; invalid_credentials for a wrong password
 */
export async function requireProof(
  request: AuthRequest,
  auth: AuthContext,
  caller: Caller,
  currentPassword: string | null,
  what: 'Password' | 'Email',
): Promise<void> {
  requireSecondFactor(caller, 'insufficient_aal_to_update')
  const { email } = caller.user
  if (currentPassword !== null && email !== null) {
    await takeByAddress(request, auth, 'sign_in_by_address')
    await userWithPassword(auth, email, currentPassword, originOf(request, auth))
  } else await requireFresh(auth, caller, `${what} update`)
}

/** @throws AuthError insufficient_aal when the account has a second factor that the session has not proven */
export function requireSecondFactor(
  { user, aal }: Caller,
  refusal: 'insufficient_aal' | 'insufficient_aal_to_update' = 'insufficient_aal',
): void {
  if (isSecondFactorSet(user) && aal !== 'aal2') throw new AuthError(refusal)
}

/** @throws AuthError reauthentication_needed when the session was not proven recently enough */
export async function requireFresh(auth: AuthContext, caller: Caller, what: string): Promise<void> {
  if (!(await isFresh(auth, caller)))
    throw new AuthError('reauthentication_needed', { message: `${what} requires reauthentication` })
}

// A refresh is no proof; a code of the second factor is.
async function isFresh(auth: AuthContext, { user, sessionId }: Caller): Promise<boolean> {
  const { rowCount } = await auth.accounts.query(
    `select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
     where s.id = $1 and s.user_id = $2 and c.updated_at >= $3 and not auth.lies_ahead(c.updated_at, $4) limit 1`,
    [sessionId, user.id, timestamp(auth.now() - FRESH_SIGN_IN_MINUTES * 60_000), timestamp(auth.now())],
  )
  return rowCount === 1
}
