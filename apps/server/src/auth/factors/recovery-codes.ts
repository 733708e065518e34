import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { lockUser } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, originOf, readBody } from '../request.ts'
import { keyedDigest } from '../secrets.ts'
import { type Caller, requireCaller } from '../sessions/caller.ts'
import { raiseSession } from '../sessions/sessions.ts'
import { requireFresh, requireSecondFactor } from '../sessions/step-up.ts'
import { inTransaction, type Querier, timestamp } from '../sql.ts'
import { deleteFactor, type FactorRow, insertFactor, isMainFactor, listFactors } from './rows.ts'
import { withinFactorAttempts } from './verify.ts'

const CODES = 10
/** Without characters read as one another; 12 of 32 are 60 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'
const LENGTH = 12

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const hashOf = (auth: AuthContext, factorId: string, code: string) =>
  keyedDigest(auth.tokens.serviceKey, `recovery:${factorId}:${code}`)

/** GET /factors/recovery-codes: how many are left. */
export const readRecoveryCodes = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireCaller(request, auth)
  requireSecondFactor(caller)
  const factor = await setOf(auth.accounts, caller.user.id)
  const { rows } = await auth.accounts.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, (count(*) filter (where consumed_at is null))::int as remaining
     from auth.mfa_recovery_codes where factor_id = $1`,
    [factor.id],
  )
  return request.json({ id: factor.id, type: 'recovery_code', ...rows[0] })
}

const generateBody = z.object({ friendly_name: z.string().max(100).nullish() })

/** POST /factors/recovery-codes: a first set, shown once. */
export const generateRecoveryCodes = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireRaised(request, auth, 'generate')
  const body = await readBody(request, generateBody)
  const name = body.friendly_name?.trim() || 'Recovery codes'
  const codes = await inTransaction(auth.accounts, async (client) => {
    await lockUser(client, caller.user.id)
    const factors = await listFactors(client, caller.user.id)
    if (!factors.some(isMainFactor)) throw new AuthError('mfa_recovery_codes_sole_factor')
    if (factors.some(({ factor_type }) => factor_type === 'recovery_code'))
      throw new AuthError('mfa_verified_factor_exists')
    if (factors.some(({ friendly_name }) => friendly_name === name))
      throw new AuthError('mfa_factor_name_conflict')
    const factor: FactorRow = {
      id: randomUUID(),
      factor_type: 'recovery_code',
      status: 'verified',
      friendly_name: name,
      secret: null,
    }
    await insertFactor(client, caller, factor, auth.now())
    return replaceCodes(auth, client, factor)
  })
  return request.json(codes)
}

/** POST /factors/recovery-codes/regenerate: voids the earlier ones. */
export const regenerateRecoveryCodes = (auth: AuthContext) => async (request: AuthRequest) => {
  const { user } = await requireRaised(request, auth, 'regenerate')
  const codes = await inTransaction(auth.accounts, async (client) => {
    await lockUser(client, user.id)
    return replaceCodes(auth, client, await setOf(client, user.id))
  })
  return request.json(codes)
}

export const deleteRecoveryCodes = (auth: AuthContext) => async (request: AuthRequest) => {
  const { user, sessionId } = await requireRaised(request, auth, 'unenroll')
  const { id } = await setOf(auth.accounts, user.id)
  await inTransaction(auth.accounts, async (client) => {
    await lockUser(client, user.id)
    // Who came in by one of the codes has to stay in.
    const main = (await listFactors(client, user.id)).find(isMainFactor)
    if (main)
      await client.query('update auth.sessions set factor_id = $2 where id = $1', [sessionId, main.id])
    await deleteFactor(client, user.id, id)
  })
  return request.json({ id })
}

const verifyBody = z.object({ code: z.string().nullish() })

/** POST /factors/recovery-codes/verify: each code once. */
export const verifyRecoveryCode = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireCaller(request, auth)
  const { code: typed } = await readBody(request, verifyBody)
  const code = (typed ?? '').toLowerCase().replaceAll(/[\s-]/g, '')
  const session = await withinFactorAttempts(request, auth, caller, () =>
    inTransaction(auth.accounts, async (client) => {
      if ((await lockUser(client, caller.user.id)) === null) throw new AuthError('user_gone')
      const factor = (await listFactors(client, caller.user.id)).find(
        ({ factor_type }) => factor_type === 'recovery_code',
      )
      const { rowCount } = await client.query(
        `update auth.mfa_recovery_codes set consumed_at = $3
         where factor_id = $1 and code_hash = $2 and consumed_at is null`,
        [factor?.id ?? null, hashOf(auth, factor?.id ?? '', code), timestamp(auth.now())],
      )
      if (factor === undefined || rowCount !== 1)
        throw new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' })
      return raiseSession(auth, client, caller, factor.id, 'mfa/recovery_code')
    }),
  )
  auth.log.warn({ userId: caller.user.id }, 'a recovery code was used')
  await auth.note(caller.user.id, 'recovery_code_used', originOf(request, auth).userAgent)
  return request.json(session)
}

async function requireRaised(request: AuthRequest, auth: AuthContext, what: string): Promise<Caller> {
  const caller = await requireCaller(request, auth)
  if (caller.aal !== 'aal2')
    throw new AuthError('insufficient_aal', { message: `AAL2 required to ${what} recovery codes` })
  await requireFresh(auth, caller, 'A change of the recovery codes')
  return caller
}

async function setOf(db: Querier, userId: string): Promise<FactorRow> {
  const set = (await listFactors(db, userId)).find(({ factor_type }) => factor_type === 'recovery_code')
  if (set === undefined)
    throw new AuthError('factor_not_found', { message: 'The user has not enrolled recovery codes' })
  return set
}

async function replaceCodes(auth: AuthContext, client: Querier, factor: FactorRow) {
  const codes = Array.from({ length: CODES }, newCode)
  await client.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor.id])
  await client.query(
    `insert into auth.mfa_recovery_codes (factor_id, code_hash, created_at)
     select $1, hash, $3 from unnest($2::text[]) as hash`,
    [factor.id, codes.map((code) => hashOf(auth, factor.id, code)), timestamp(auth.now())],
  )
  return { id: factor.id, type: 'recovery_code', friendly_name: factor.friendly_name, total: CODES, codes }
}
