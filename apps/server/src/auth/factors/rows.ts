import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthRequest } from '../request.ts'
import { type Querier, timestamp } from '../sql.ts'

export type FactorType = 'totp' | 'webauthn' | 'recovery_code'

/** The public half of a passkey: who reads it cannot use it. */
export type Passkey = {
  id: string
  /** COSE, base64url. */
  publicKey: string
  transports: string[]
  /** Of its last answer; passkeys that are synchronized between devices leave it at 0. */
  counter: number
}

export type FactorRow = {
  id: string
  factor_type: FactorType
  status: 'unverified' | 'verified'
  friendly_name: string | null
  secret: string | null
  /** Of a confirmed passkey. */
  credential?: Passkey | null
}

const COLUMNS = 'id, factor_type, status, friendly_name, secret, web_authn_credential as credential'

/** A factor that is asked for; recovery codes stand in for one, and never stand alone. */
export const isMainFactor = ({ factor_type, status }: FactorRow): boolean =>
  factor_type !== 'recovery_code' && status === 'verified'

/** An unfinished set-up is forgotten after this time. */
const UNFINISHED_MS = 300_000

export async function listFactors(db: Querier, userId: string): Promise<FactorRow[]> {
  const { rows } = await db.query<FactorRow>(
    `select ${COLUMNS} from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
  return rows
}

/**
 * The factor that the path names, of this person alone.
 *
 * @throws AuthError factor_not_found
 */
export async function factorOf(db: Querier, userId: string, id: string): Promise<FactorRow> {
  const factor = (await listFactors(db, userId)).find((each) => each.id === id)
  if (factor === undefined) throw new AuthError('factor_not_found')
  return factor
}

/** The id in the path. @throws AuthError factor_id_not_valid */
export function factorId(request: AuthRequest): string {
  const parsed = z.uuid().safeParse(request.req.param('factor'))
  if (!parsed.success) throw new AuthError('factor_id_not_valid')
  return parsed.data
}

/** @param factor its secret sealed; null for passkeys and recovery codes */
export async function insertFactor(
  db: Querier,
  userId: string,
  factor: FactorRow,
  now: number,
): Promise<void> {
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      factor.id,
      userId,
      factor.friendly_name,
      factor.factor_type,
      factor.status,
      factor.secret,
      timestamp(now),
    ],
  )
}

/** Removes what was begun and never confirmed. */
export async function dropUnfinished(db: Querier, userId: string, now: number): Promise<void> {
  await db.query(
    "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2",
    [userId, timestamp(now - UNFINISHED_MS)],
  )
}

/**
 * Removes a factor. Sessions that were proven by it are aal1 again, and no longer say that they were.
 *
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

/** @returns false when the code of this or a later step was used before */
export async function useStep(db: Querier, id: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update auth.mfa_factors set last_used_step = $2 where id = $1 and coalesce(last_used_step < $2, true)',
    [id, step],
  )
  return rowCount === 1
}
