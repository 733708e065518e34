import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, takeByAddress } from '../request.ts'
import { timestamp } from '../sql.ts'
import type { Caller } from './caller.ts'
import { userWithPassword } from './grants.ts'
import { deviceOf } from './known-devices.ts'

/** How long a sign-in proves who is there; the same as for deleting the account. */
const FRESH_MS = 15 * 60_000

/**
 * Lets a change pass that could take the account away: with the current password, or in a session
 * that began within the last 15 minutes. A token alone, taken or left on a device, is not enough.
 * Wrong passwords count as wrong sign-ins.
 *
 * @param currentPassword what auth-js sends as `current_password`; checked whenever it is given
 * @param what the change, for the error's words
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

// A refresh leaves the beginning of a session as it was.
async function isFresh(auth: AuthContext, { user, sessionId }: Caller): Promise<boolean> {
  const { rowCount } = await auth.accounts.query(
    'select from auth.sessions where id = $1 and user_id = $2 and created_at >= $3',
    [sessionId, user.id, timestamp(auth.now() - FRESH_MS)],
  )
  return rowCount === 1
}
