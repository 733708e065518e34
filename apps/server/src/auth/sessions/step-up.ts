import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, takeByAddress } from '../request.ts'
import { timestamp } from '../sql.ts'
import type { Caller } from './caller.ts'
import { userWithPassword } from './grants.ts'
import { deviceOf } from './known-devices.ts'

/**
 * Allows a change that could take the account away: with the current password, or in a session that began within the
 * last FRESH_SIGN_IN_MINUTES. A token alone is not enough, because it can be stolen or left on a device. Wrong passwords
 * count as wrong sign-ins.
 *
 * @param currentPassword what auth-js sends as `current_password`; checked whenever it is given
 * @param what the change, for the error's message
 * @throws AuthError reauthentication_needed; invalid_credentials for a wrong password
 */
export async function requireProof(
  request: AuthRequest,
  auth: AuthContext,
  caller: Caller,
  currentPassword: string | null,
  what: 'Password' | 'Email',
): Promise<void> {
  const { email } = caller.user
  if (currentPassword !== null && email !== null) {
    await takeByAddress(request, auth, 'sign_in_by_address')
    await userWithPassword(auth, email, currentPassword, deviceOf(originOf(request, auth)))
  } else if (!(await isFresh(auth, caller))) {
    throw new AuthError('reauthentication_needed', { message: `${what} update requires reauthentication` })
  }
}

// A refresh does not change created_at.
async function isFresh(auth: AuthContext, { user, sessionId }: Caller): Promise<boolean> {
  const { rowCount } = await auth.accounts.query(
    'select from auth.sessions where id = $1 and user_id = $2 and created_at >= $3',
    [sessionId, user.id, timestamp(auth.now() - FRESH_SIGN_IN_MINUTES * 60_000)],
  )
  return rowCount === 1
}
