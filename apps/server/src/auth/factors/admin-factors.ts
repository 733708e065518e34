import { AuthError } from '../../errors/auth.ts'
import { factorsJson, findUserById } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { sendNotice } from '../mail/notices.ts'
import { type AuthRequest, readUserId } from '../request.ts'
import { requireService } from '../sessions/caller.ts'
import { inTransaction } from '../sql.ts'
import { deleteFactor, factorId, isMainFactor, listFactors } from './rows.ts'

export const listUserFactors = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const user = await findUserById(auth.accounts, readUserId(request))
  if (user === null) throw new AuthError('user_not_found')
  return request.json(factorsJson(user))
}

export const deleteUserFactor = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const [userId, id] = [readUserId(request), factorId(request)]
  const wasThere = await inTransaction(auth.accounts, async (client) => {
    const isDeleted = await deleteFactor(client, userId, id)
    const rest = await listFactors(client, userId)
    // Recovery codes alone would still be asked for.
    if (!rest.some(isMainFactor)) for (const factor of rest) await deleteFactor(client, userId, factor.id)
    return isDeleted
  })
  if (!wasThere) throw new AuthError('factor_not_found')
  await sendNotice(auth, 'factor_removed', (await findUserById(auth.accounts, userId))?.email ?? null)
  return request.json({ id })
}
