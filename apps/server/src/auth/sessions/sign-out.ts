import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import type { AuthRequest } from '../request.ts'
import { requireCaller } from './caller.ts'
import { type EndScope, endSessions } from './sessions.ts'
import { requireSecondFactor } from './step-up.ts'

const isEndScope = (value: string): value is EndScope => ['local', 'others', 'global'].includes(value)

/** POST /logout?scope=. Who has not proven the second factor ends this session alone. */
export const signOut = (auth: AuthContext) => async (request: AuthRequest) => {
  const scope = request.req.query('scope') || 'global'
  if (!isEndScope(scope)) {
    throw new AuthError('validation_failed', { message: `Unsupported logout scope "${scope.slice(0, 20)}"` })
  }
  const caller = await requireCaller(request, auth)
  if (scope !== 'local') requireSecondFactor(caller, 'insufficient_aal_to_update')
  const { user, sessionId } = caller
  await endSessions(auth.accounts, scope, user.id, sessionId)
  return request.body(null, 204)
}
