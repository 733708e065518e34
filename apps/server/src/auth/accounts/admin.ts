import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { dropPendingTokens } from '../mail/one-time-tokens.ts'
import { type AuthRequest, mergeMetadata, readBody, readEmail, readUserId } from '../request.ts'
import { requireService } from '../sessions/caller.ts'
import { endSessions } from '../sessions/sessions.ts'
import { inTransaction, timestamp } from '../sql.ts'
import {
  addIdentity,
  confirmEmail,
  emailIdentity,
  findUserById,
  insertUser,
  lockUser,
  markPasswordProven,
  type UserChanges,
  type UserRow,
  updateUser,
  userJson,
} from './users.ts'

const adminUserBody = z.object({
  id: z.uuid().nullish(),
  email: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: z.string().nullish(),
  role: z.literal(['', 'authenticated']).nullish(),
})

export const createUser = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const body = await readBody(request, adminUserBody)
  if (!body.email) {
    throw new AuthError('validation_failed', {
      message: 'Cannot create a user without either an email or phone',
    })
  }
  const email = readEmail(body.email)
  const encryptedPassword = body.password ? await auth.passwords.hashStrong(body.password, email) : null
  const bannedUntil = readBan(body.ban_duration, auth.now())
  const isConfirmed = body.email_confirm === true
  const account = {
    ...(body.id && { id: body.id }),
    email,
    encryptedPassword,
    isConfirmed,
    userMetadata: body.user_metadata ?? {},
    appMetadata: body.app_metadata ?? {},
  }
  const user = await inTransaction(auth.accounts, async (client) => {
    const now = auth.now()
    const userId = await insertUser(client, account, now)
    if (userId === null) throw new AuthError('email_exists')
    // The operator vouches for both.
    if (isConfirmed) await markPasswordProven(client, userId)
    if (bannedUntil !== undefined) await updateUser(client, userId, { banned_until: bannedUntil }, now)
    return findUserById(client, userId)
  })
  return request.json(userJson(requireFound(user)))
}

export const readUser = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  return request.json(userJson(requireFound(await findUserById(auth.accounts, readUserId(request)))))
}

export const updateAccount = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const id = readUserId(request)
  const body = await readBody(request, adminUserBody)
  const email = body.email ? readEmail(body.email) : undefined
  const encrypted = body.password && (await auth.passwords.hashStrong(body.password, email ?? null))
  const bannedUntil = readBan(body.ban_duration, auth.now())
  const user = await inTransaction(auth.accounts, async (client) => {
    const now = auth.now()
    const before = requireFound(await lockUser(client, id))
    const changes: UserChanges = {
      ...(email !== undefined && { email }),
      ...(encrypted && { encrypted_password: encrypted }),
      ...(bannedUntil !== undefined && { banned_until: bannedUntil }),
      ...(body.user_metadata && {
        raw_user_meta_data: mergeMetadata(before.raw_user_meta_data, body.user_metadata),
      }),
      ...(body.app_metadata && {
        raw_app_meta_data: mergeMetadata(before.raw_app_meta_data, body.app_metadata),
      }),
    }
    await updateUser(client, id, changes, now)
    if (email !== undefined)
      await addIdentity(client, id, emailIdentity(id, email, body.email_confirm === true), now)
    if (body.email_confirm === true) await confirmEmail(client, id, now)
    if (encrypted) await markPasswordProven(client, id)
    if (encrypted || email !== undefined) await dropPendingTokens(client, id)
    if (encrypted || typeof bannedUntil === 'string') await endSessions(client, 'global', id, null)
    return findUserById(client, id)
  })
  return request.json(userJson(requireFound(user)))
}

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() })

/** DELETE /admin/users/:id; its rows go by foreign keys. */
export const deleteUser = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const id = readUserId(request)
  const { should_soft_delete: isSoft } = await readBody(request, deleteBody)
  if (isSoft === true) throw new AuthError('validation_failed', { message: 'Soft deletion is not offered' })
  const { rows } = await auth.accounts.query<{ email: string | null }>(
    'delete from auth.users where id = $1 returning email',
    [id],
  )
  const [deleted] = rows
  if (deleted === undefined) throw new AuthError('user_not_found')
  if (deleted.email !== null) await auth.mailer.forget(deleted.email)
  return request.json({})
}

function requireFound(user: UserRow | null): UserRow {
  if (user === null) throw new AuthError('user_not_found')
  return user
}

const secondsPerUnit: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** Go's durations ("24h", "1h30m"). Null ("none") lifts a ban, undefined keeps it. */
function readBan(value: string | null | undefined, now: number): string | null | undefined {
  if (!value) return undefined
  if (value === 'none') return null
  if (!/^(\d{1,7}[hms])+$/.test(value)) {
    throw new AuthError('validation_failed', { message: 'invalid format for ban duration' })
  }
  const seconds = [...value.matchAll(/(\d+)([hms])/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (secondsPerUnit[unit ?? ''] ?? 0),
    0,
  )
  return timestamp(now + seconds * 1000)
}
