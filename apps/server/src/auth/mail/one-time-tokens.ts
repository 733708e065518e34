import type { AuthContext } from '../context.ts'
import { digest, isSameText, keyedDigest, randomCode, randomToken } from '../secrets.ts'
import type { Challenge } from '../sessions/pkce.ts'
import { type Querier, timestamp } from '../sql.ts'

const HOUR_MS = 3_600_000
const MAX_WRONG_CODES = 5

const lifetimesMs = {
  signup: 24 * HOUR_MS,
  magiclink: HOUR_MS,
  recovery: HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
} as const
export type Purpose = keyof typeof lifetimesMs

const purposesByType = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email', ['signup', 'magiclink']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

export const purposesOf = (type: string): readonly Purpose[] | null => purposesByType.get(type) ?? null

// Shows even of an unknown token whether its client uses PKCE.
const PKCE_PREFIX = 'pkce_'
export const isPkceToken = (token: string): boolean => token.startsWith(PKCE_PREFIX)

export type OneTimeToken = {
  user_id: string
  token_type: Purpose
  relates_to: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  /** The password of the sign-up that this link was mailed for. */
  encrypted_password: string | null
}

/**
 * A link token and a six-digit code; replaces the last of the same purpose, but for sign-ups: anybody can ask for one.
 */
export async function issueOneTimeToken(
  auth: AuthContext,
  db: Querier,
  mail: {
    userId: string
    purpose: Purpose
    email: string
    challenge: Challenge | null
    encryptedPassword?: string | null
  },
): Promise<{ token: string; code: string }> {
  const now = auth.now()
  const token = `${mail.challenge === null ? '' : PKCE_PREFIX}${randomToken()}`
  const code = randomCode()
  await db.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and (token_type <> 'signup' or expires_at <= $3 or auth.lies_ahead(created_at, $3))`,
    [mail.userId, mail.purpose, timestamp(now)],
  )
  await db.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to,
       code_challenge, code_challenge_method, encrypted_password, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      mail.userId,
      mail.purpose,
      digest(token),
      codeHash(auth, mail.userId, code),
      mail.email,
      mail.challenge?.challenge ?? null,
      mail.challenge?.method ?? null,
      mail.encryptedPassword ?? null,
      timestamp(now),
      timestamp(now + lifetimesMs[mail.purpose]),
    ],
  )
  return { token, code }
}

const codeHash = (auth: AuthContext, userId: string, code: string) =>
  keyedDigest(auth.tokens.serviceKey, `${userId}:${code}`)

// The user before the token, as where tokens are issued: in the other order two requests could wait for each other.
async function lockOwner(db: Querier, whose: string, values: unknown[]): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from auth.users where id = (select user_id from auth.one_time_tokens where ${whose}) for update`,
    values,
  )
  return rows[0]?.id ?? null
}

const COLUMNS = 'user_id, token_type, relates_to, code_challenge, code_challenge_method, encrypted_password'

/**
 * Null when it is unknown, expired or for another purpose. The session that begins with it uses it up, so that a mail
 * scanner which opens the link takes it from nobody.
 */
export async function findByToken(
  auth: AuthContext,
  db: Querier,
  token: string,
  purposes: readonly Purpose[],
): Promise<OneTimeToken | null> {
  await lockOwner(db, 'token_hash = $1', [digest(token)])
  const { rows } = await db.query<OneTimeToken>(
    `select ${COLUMNS} from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2) and expires_at > $3 and not auth.lies_ahead(created_at, $3)`,
    [digest(token), purposes, timestamp(auth.now())],
  )
  return rows[0] ?? null
}

/** Five wrong codes void it, so the caller must commit even when the result is null. */
export async function findByCode(
  auth: AuthContext,
  db: Querier,
  email: string,
  code: string,
  purposes: readonly Purpose[],
): Promise<OneTimeToken | null> {
  const whose = 'relates_to = $1 and token_type = any($2) order by created_at desc limit 1'
  const owner = await lockOwner(db, whose, [email, purposes])
  const { rows } = await db.query<OneTimeToken & { id: string; code_hash: string }>(
    `select id, code_hash, ${COLUMNS} from auth.one_time_tokens
     where user_id = $5 and relates_to = $1 and token_type = any($2) and expires_at > $3 and attempts < $4
       and not auth.lies_ahead(created_at, $3)
     order by created_at desc limit 1 for update`,
    [email, purposes, timestamp(auth.now()), MAX_WRONG_CODES, owner],
  )
  const [candidate] = rows
  if (candidate === undefined) return null
  if (!isSameText(codeHash(auth, candidate.user_id, code), candidate.code_hash)) {
    await db.query('update auth.one_time_tokens set attempts = attempts + 1 where id = $1', [candidate.id])
    return null
  }
  return candidate
}

/** Voids what else signs in by a mail. */
export async function dropMailedSignIns(db: Querier, userId: string): Promise<void> {
  await db.query("delete from auth.flow_state where user_id = $1 and authentication_method = 'otp'", [userId])
  await db.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type not like 'email_change_%'",
    [userId],
  )
}

export async function dropEmailChange(db: Querier, userId: string): Promise<void> {
  await db.query('update auth.users set email_change = null where id = $1 and email_change is not null', [
    userId,
  ])
  await db.query("delete from auth.one_time_tokens where user_id = $1 and token_type like 'email_change_%'", [
    userId,
  ])
}

/** Voids mailed tokens and unexchanged codes, after a change of password or address. */
export async function dropPendingTokens(db: Querier, userId: string): Promise<void> {
  await dropEmailChange(db, userId)
  await dropMailedSignIns(db, userId)
  await db.query('delete from auth.flow_state where user_id = $1', [userId])
}
