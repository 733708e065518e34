import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthRequest } from '../request.ts'
import type { Caller } from '../sessions/caller.ts'
import { requireSecondFactor } from '../sessions/step-up.ts'
import { type Querier, timestamp } from '../sql.ts'

export type FactorType = 'totp' | 'webauthn' | 'recovery_code'

export type Passkey = {
  id: string
  /** COSE, base64url. */
  publicKey: string
  transports: string[]
  /** Synchronized passkeys leave it at 0. */
  counter: number
}

export type FactorRow = {
  id: string
  factor_type: FactorType
  status: 'unverified' | 'verified'
  friendly_name: string | null
  secret: string | null
  credential?: Passkey | null
}

const COLUMNS = 'id, factor_type, status, friendly_name, secret, web_authn_credential as credential'

/** Recovery codes stand in for one, and never stand alone. */
export const isMainFactor = ({ factor_type, status }: FactorRow): boolean =>
  factor_type !== 'recovery_code' && status === 'verified'

/** An unfinished set-up is forgotten after this time. */
const UNFINISHED_MS = 600_000

export async function listFactors(db: Querier, userId: string): Promise<FactorRow[]> {
  const { rows } = await db.query<FactorRow>(
    `select ${COLUMNS} from auth.mfa_factors where user_id = $1 and status = 'verified' order by created_at`,
    [userId],
  )
  return rows
}

/**
 * One in use, or what this session has begun in the last ten minutes; where one is in use, only for a session that has
 * proven one.
 * @throws AuthError factor_not_found, insufficient_aal
 */
export async function factorOf(db: Querier, caller: Caller, id: string, now: number): Promise<FactorRow> {
  const { rows } = await db.query<FactorRow>(
    `select ${COLUMNS} from auth.mfa_factors
     where id = $1 and user_id = $2 and (status = 'verified'
       or session_id = $3 and created_at > $4 and not auth.lies_ahead(created_at, $5))`,
    [id, caller.user.id, caller.sessionId, timestamp(now - UNFINISHED_MS), timestamp(now)],
  )
  const [factor] = rows
  if (factor === undefined) throw new AuthError('factor_not_found')
  if (factor.status === 'unverified') requireSecondFactor(caller)
  return factor
}

export function factorId(request: AuthRequest): string {
  const parsed = z.uuid().safeParse(request.req.param('factor'))
  if (!parsed.success) throw new AuthError('factor_id_not_valid')
  return parsed.data
}

/** @param factor its secret sealed; null for passkeys and recovery codes */
export async function insertFactor(
  db: Querier,
  { user, sessionId }: Caller,
  factor: FactorRow,
  now: number,
): Promise<void> {
  await db.query(
    `insert into auth.mfa_factors (id, user_id, session_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      factor.id,
      user.id,
      factor.status === 'verified' ? null : sessionId,
      factor.friendly_name,
      factor.factor_type,
      factor.status,
      factor.secret,
      timestamp(now),
    ],
  )
}

/**
 * Sessions that were proven by it are aal1 again.
 * @returns whether it was there
 */
export async function deleteFactor(db: Querier, userId: string, id: string): Promise<boolean> {
  await db.query(
    `delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/webauthn', 'mfa/recovery_code')
       and session_id in (select id from auth.sessions where user_id = $1 and factor_id = $2)`,
    [userId, id],
  )
  await db.query(
    "update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2",
    [userId, id],
  )
  const { rowCount } = await db.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [
    id,
    userId,
  ])
  return rowCount === 1
}

/** False when the code of this or a later step was used before. */
export async function useStep(db: Querier, id: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update auth.mfa_factors set last_used_step = $2 where id = $1 and coalesce(last_used_step < $2, true)',
    [id, step],
  )
  return rowCount === 1
}
