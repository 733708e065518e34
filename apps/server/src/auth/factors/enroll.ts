import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { lockUser } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { sendNotice } from '../mail/notices.ts'
import { type AuthRequest, nameDevice, readBody, takeByAddress } from '../request.ts'
import { type Caller, requireCaller } from '../sessions/caller.ts'
import { requireFresh, requireSecondFactor } from '../sessions/step-up.ts'
import { inTransaction, type Querier } from '../sql.ts'
import { siteOfPasskeys } from './passkeys.ts'
import {
  deleteFactor,
  type FactorRow,
  factorId,
  factorOf,
  insertFactor,
  isMainFactor,
  listFactors,
} from './rows.ts'
import { newSecret, setupUri } from './totp.ts'

/** GoTrue's default. */
const MAX_FACTORS = 10
const ISSUER = 'Tappet'

const enrollBody = z.object({
  friendly_name: z.string().max(100).nullish(),
  factor_type: z.string().nullish(),
  issuer: z.string().max(100).nullish(),
})

/**
 * POST /factors: an authenticator app with its new secret, or the place of a passkey; counts once verified. Needs
 * proof: a stranger's factor would keep the owner out.
 */
export const enroll = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'verify_by_address')
  const caller = await requireCaller(request, auth)
  const body = await readBody(request, enrollBody)
  const type = offeredType(auth, body.factor_type)
  const { user } = caller
  requireSecondFactor(caller)
  await requireFresh(auth, caller, 'A second factor')
  const id = randomUUID()
  const friendlyName = body.friendly_name?.trim() ?? ''
  const secret = type === 'totp' ? newSecret() : null
  const factor: FactorRow = {
    id,
    factor_type: type,
    status: 'unverified',
    friendly_name: friendlyName,
    secret: secret === null ? null : auth.secrets.seal(secret, id),
  }
  await inTransaction(auth.accounts, (client) => addFactor(client, caller, factor, auth.now()))
  const answer = { id, type, friendly_name: friendlyName }
  if (secret === null) return request.json(answer)
  const uri = setupUri(secret, user.email ?? '', body.issuer?.trim() || ISSUER)
  return request.json({ ...answer, totp: { qr_code: await qrCode(uri), secret, uri } })
}

function offeredType(auth: AuthContext, wanted: string | null | undefined): 'totp' | 'webauthn' {
  if (wanted === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled')
  if (wanted !== 'totp' && wanted !== 'webauthn')
    throw new AuthError('validation_failed', { message: 'factor_type needs to be totp or webauthn' })
  if (wanted === 'webauthn') siteOfPasskeys(auth.config.siteUrl)
  return wanted
}

/**
 * Drops what this session has begun before.
 * @throws AuthError session_not_found for a token without a session
 */
async function addFactor(client: Querier, caller: Caller, factor: FactorRow, now: number): Promise<void> {
  const { user, sessionId } = caller
  if (sessionId === null) throw new AuthError('session_not_found')
  if ((await lockUser(client, user.id)) === null) throw new AuthError('user_gone')
  await client.query("delete from auth.mfa_factors where session_id = $1 and status = 'unverified'", [
    sessionId,
  ])
  const factors = await listFactors(client, user.id)
  if (factors.length >= MAX_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors')
  if (factors.some(({ friendly_name }) => (friendly_name ?? '') === factor.friendly_name))
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name "${factor.friendly_name}" for this user already exists`,
    })
  await insertFactor(client, caller, factor, now)
}

/** DELETE /factors/:factor: one in use only from a session that has proven one just now. */
export const unenroll = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireCaller(request, auth)
  const { user } = caller
  requireSecondFactor(caller)
  const id = factorId(request)
  const wasOn = await inTransaction(auth.accounts, async (client) => {
    await nameDevice(request, auth, client)
    await lockUser(client, user.id)
    const factor = await factorOf(client, caller, id, auth.now())
    if (factor.factor_type === 'recovery_code')
      throw new AuthError('validation_failed', {
        message: 'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
      })
    if (factor.status === 'verified') await requireFresh(auth, caller, 'Removing a second factor')
    const others = (await listFactors(client, user.id)).filter((each) => each.id !== id)
    const isLast = !others.some(isMainFactor)
    if (isLast && others.some((each) => each.factor_type === 'recovery_code'))
      throw new AuthError('mfa_recovery_codes_sole_factor')
    await deleteFactor(client, user.id, id)
    return factor.status === 'verified'
  })
  auth.log.info({ userId: user.id }, 'a second factor was removed')
  if (wasOn) await sendNotice(auth, 'factor_removed', user.email)
  return request.json({ id })
}

/** SVG without a character that needs escaping: auth-js puts it into a data: address. */
async function qrCode(text: string): Promise<string> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${dark.join('')}"/></svg>`,
  ].join('')
}
