import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { sendNotice } from '../mail/notices.ts'
import { dropPendingTokens } from '../mail/one-time-tokens.ts'
import { allowedRedirect } from '../redirects.ts'
import {
  type AuthRequest,
  mergeMetadata,
  nameDevice,
  readBody,
  readEmail,
  requireSmall,
  takeByAddress,
} from '../request.ts'
import { type Caller, requireCaller } from '../sessions/caller.ts'
import { challengeFields, readChallenge } from '../sessions/pkce.ts'
import { endSessions, isBegunByMail } from '../sessions/sessions.ts'
import { requireProof } from '../sessions/step-up.ts'
import { inTransaction } from '../sql.ts'
import { beginEmailChange } from './email-change.ts'
import {
  findUserById,
  isPasswordProven,
  lockUser,
  markPasswordProven,
  updateUser,
  userJson,
} from './users.ts'

export const readAccount = (auth: AuthContext) => async (request: AuthRequest) => {
  const { user } = await requireCaller(request, auth)
  return request.json(userJson(user))
}

// Other fields (role, plan, aud) are ignored.
const accountBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})

export const changeAccount = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireCaller(request, auth)
  const body = await readBody(request, accountBody)
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError('not_admin', { message: 'Updating app_metadata requires admin privileges' })
  }
  if (body.phone) throw new AuthError('phone_provider_disabled')
  const email = body.email ? readEmail(body.email) : null
  const challenge = readChallenge(body)
  const { user } = caller
  const isMoving = email !== null && email !== user.email
  if (body.password || isMoving) {
    const what = body.password ? 'Password' : 'Email'
    await requireProof(request, auth, caller, body.current_password ?? null, what)
  }
  if (body.password) await changePassword(request, auth, caller, body.password)
  if (body.data) await changeMetadata(auth, user.id, body.data)
  if (isMoving) {
    await takeByAddress(request, auth, 'mail_by_address')
    const redirectTo = allowedRedirect(request.req.query('redirect_to'), auth)
    await beginEmailChange(auth, user.id, { email, redirectTo, challenge })
  }
  const changed = await findUserById(auth.accounts, user.id)
  if (changed === null) throw new AuthError('user_gone')
  return request.json(userJson(changed))
}

/** Ends every other session and voids every link and code that was mailed before. */
async function changePassword(request: AuthRequest, auth: AuthContext, caller: Caller, password: string) {
  await takeByAddress(request, auth, 'sign_in_by_address')
  const { user, sessionId } = caller
  await auth.passwords.requireStrong(password, user.email)
  if (await auth.passwords.matches(password, user.encrypted_password)) throw new AuthError('same_password')
  const encrypted = await auth.passwords.hash(password)
  await inTransaction(auth.accounts, async (client) => {
    await nameDevice(request, auth, client)
    const locked = await lockUser(client, user.id)
    if (locked === null) throw new AuthError('user_gone')
    const isProven = isPasswordProven(locked) || (await isBegunByMail(client, sessionId, user.id))
    await updateUser(client, user.id, { encrypted_password: encrypted, password_proven_by: null }, auth.now())
    if (isProven) await markPasswordProven(client, user.id)
    await endSessions(client, 'others', user.id, sessionId)
    await dropPendingTokens(client, user.id)
  })
  auth.log.info({ userId: user.id }, 'password changed')
  await sendNotice(auth, 'password_changed', user.email)
}

async function changeMetadata(
  auth: AuthContext,
  userId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await inTransaction(auth.accounts, async (client) => {
    const user = await lockUser(client, userId)
    if (user === null) throw new AuthError('user_gone')
    const merged = requireSmall(mergeMetadata(user.raw_user_meta_data, data))
    await updateUser(client, userId, { raw_user_meta_data: merged }, auth.now())
  })
}
