import { randomUUID } from 'node:crypto'
import { AuthError } from '../../errors/auth.ts'
import { isUniqueViolation, type Querier, timestamp } from '../sql.ts'

export type Metadata = Record<string, unknown>

export type IdentityJson = {
  identity_id: string
  /** The user's id at the provider; for `email` our own. */
  id: string
  user_id: string
  identity_data: Metadata
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

export type FactorJson = {
  id: string
  created_at: string
  updated_at: string
  status: 'verified'
  friendly_name: string | null
  factor_type: string
  last_challenged_at: string | null
}

/** Of auth.users, times as ISO 8601 text. */
export type UserRow = {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  /** The address that was proven when the password was set. */
  password_proven_by: string | null
  email_confirmed_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  last_sign_in_at: string | null
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  banned_until: string | null
  is_anonymous: boolean
  created_at: string
  updated_at: string
  identities: IdentityJson[]
  factors: FactorJson[]
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const isoAs = (column: string) => `${iso(`u.${column}`)} as ${column}`

const IDENTITIES = `(
  select coalesce(json_agg(json_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
    'provider', i.provider, 'last_sign_in_at', ${iso('i.last_sign_in_at')},
    'created_at', ${iso('i.created_at')}, 'updated_at', ${iso('i.updated_at')},
    'email', i.identity_data ->> 'email'
  ) order by i.created_at, i.id), '[]')
  from auth.identities i where i.user_id = u.id)`

const FACTORS = `(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'created_at', ${iso('f.created_at')}, 'updated_at', ${iso('f.updated_at')}, 'status', f.status,
    'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type,
    'last_challenged_at', ${iso('f.last_challenged_at')}
  ) order by f.created_at, f.id), '[]')
  from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')`

const SELECT_USER = `select u.id, u.aud, u.role, u.email, u.encrypted_password, u.password_proven_by, u.email_change,
  ${isoAs('email_confirmed_at')}, ${isoAs('confirmation_sent_at')}, ${isoAs('recovery_sent_at')},
  ${isoAs('email_change_sent_at')}, ${isoAs('last_sign_in_at')}, ${isoAs('banned_until')},
  ${isoAs('created_at')}, ${isoAs('updated_at')},
  u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, ${IDENTITIES} as identities, ${FACTORS} as factors
  from auth.users u`

export async function findUserById(db: Querier, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(`${SELECT_USER} where u.id = $1`, [id])
  return rows[0] ?? null
}

export async function lockUser(db: Querier, id: string): Promise<UserRow | null> {
  await db.query('select from auth.users where id = $1 for update', [id])
  return findUserById(db, id)
}

export async function findUserByEmail(db: Querier, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(`${SELECT_USER} where lower(u.email) = $1`, [email])
  return rows[0] ?? null
}

export type NewUser = {
  id?: string
  email: string
  encryptedPassword: string | null
  isConfirmed: boolean
  userMetadata: Metadata
  appMetadata?: Metadata
  identity?: Identity
}

type Identity = { identityId?: string | undefined; provider: string; providerId: string; data: Metadata }

/** Null when the address or the id is taken. */
export async function insertUser(db: Querier, user: NewUser, now: number): Promise<string | null> {
  const id = user.id ?? randomUUID()
  const { identity = emailIdentity(id, user.email, user.isConfirmed) } = user
  const { provider } = identity
  const { rowCount } = await db.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing`,
    [
      id,
      user.email,
      user.encryptedPassword,
      user.isConfirmed ? timestamp(now) : null,
      JSON.stringify({ ...user.appMetadata, provider, providers: [provider] }),
      JSON.stringify(user.userMetadata),
      timestamp(now),
    ],
  )
  if (rowCount !== 1) return null
  await addIdentity(db, id, identity, now)
  return id
}

export const emailIdentity = (userId: string, email: string, isVerified: boolean) => ({
  provider: 'email' as const,
  providerId: userId,
  data: { sub: userId, email, email_verified: isVerified, phone_verified: false },
})

export async function addIdentity(
  db: Querier,
  userId: string,
  identity: Identity,
  now: number,
): Promise<void> {
  await db.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($6, $1, $2, $3, $4, $5, $5, $5)
     on conflict (provider, provider_id) do update
       set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`,
    [
      userId,
      identity.provider,
      identity.providerId,
      JSON.stringify(identity.data),
      timestamp(now),
      identity.identityId ?? randomUUID(),
    ],
  )
}

const USER_COLUMNS = [
  'email',
  'encrypted_password',
  'password_proven_by',
  'email_confirmed_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change',
  'email_change_sent_at',
  'last_sign_in_at',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'banned_until',
] as const
export type UserChanges = Partial<Record<(typeof USER_COLUMNS)[number], string | Metadata | null>>

/**
 * Names of columns never come from a request.
 * @throws AuthError email_exists when the address is taken
 */
export async function updateUser(db: Querier, id: string, changes: UserChanges, now: number): Promise<void> {
  const columns = USER_COLUMNS.filter((column) => changes[column] !== undefined)
  const values = columns.map((column) => {
    const value = changes[column]
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
  const assignments = columns.map((column, index) => `${column} = $${index + 3}`)
  const statement = `update auth.users set ${['updated_at = $2', ...assignments].join(', ')} where id = $1`
  await db.query(statement, [id, timestamp(now), ...values]).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AuthError('email_exists') : error
  })
}

export async function confirmEmail(db: Querier, id: string, now: number): Promise<void> {
  await db.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2 where id = $1',
    [id, timestamp(now)],
  )
  await db.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [id, timestamp(now)],
  )
}

export const NO_PASSWORD = { encrypted_password: null, password_proven_by: null } as const

/** The sign-up's password, unless one is set by now. */
export async function setFirstPassword(db: Querier, id: string, encrypted: string): Promise<void> {
  await db.query(
    `update auth.users set encrypted_password = $2, password_proven_by = lower(email)
     where id = $1 and encrypted_password is null`,
    [id, encrypted],
  )
}

export async function markPasswordProven(db: Querier, id: string): Promise<void> {
  await db.query('update auth.users set password_proven_by = lower(email) where id = $1', [id])
}

export const isPasswordProven = (user: UserRow): boolean =>
  user.email !== null && user.password_proven_by === user.email.toLowerCase()

export const isSecondFactorSet = ({ factors }: Pick<UserRow, 'factors'>): boolean => factors.length > 0

/** @throws AuthError user_gone, user_banned */
export function requireOpen(user: UserRow | null, now: number): UserRow {
  if (user === null) throw new AuthError('user_gone')
  if (isBanned(user, now)) throw new AuthError('user_banned')
  return user
}

export function isBanned(user: UserRow, now: number): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > now
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

export const factorsJson = ({ factors }: UserRow) => factors.map(withoutNulls)

/** As GoTrue answers it, without unset fields. */
export function userJson(user: UserRow): Record<string, unknown> {
  const times = {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change === '' ? null : user.email_change,
    email_change_sent_at: user.email_change_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  }
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: '',
    ...withoutNulls(times),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(withoutNulls),
    ...(user.factors.length > 0 && { factors: factorsJson(user) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}
