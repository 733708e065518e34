/**
 * Supabase's auth server refuses null texts; what it computes itself (confirmed_at, email of an identity) is left out.
 */

const NIL = '00000000-0000-0000-0000-000000000000'

const USERS: Readonly<Record<string, string>> = {
  instance_id: `'${NIL}'::uuid`,
  id: 'id',
  aud: 'aud',
  role: 'role',
  email: 'email',
  encrypted_password: 'encrypted_password',
  email_confirmed_at: 'email_confirmed_at',
  invited_at: 'invited_at',
  confirmation_token: "''",
  confirmation_sent_at: 'confirmation_sent_at',
  recovery_token: "''",
  recovery_sent_at: 'recovery_sent_at',
  email_change_token_new: "''",
  // A change that waits for its mail has to be asked for again: the links in mails do not move.
  email_change: "''",
  email_change_sent_at: 'null::timestamptz',
  last_sign_in_at: 'last_sign_in_at',
  raw_app_meta_data: 'raw_app_meta_data',
  raw_user_meta_data: 'raw_user_meta_data',
  is_super_admin: 'is_super_admin',
  created_at: 'created_at',
  updated_at: 'updated_at',
  phone: 'phone',
  phone_confirmed_at: 'phone_confirmed_at',
  phone_change: "''",
  phone_change_token: "''",
  phone_change_sent_at: 'null::timestamptz',
  email_change_token_current: "''",
  email_change_confirm_status: '0',
  banned_until: 'banned_until',
  reauthentication_token: "''",
  reauthentication_sent_at: 'null::timestamptz',
  is_sso_user: 'is_sso_user',
  deleted_at: 'deleted_at',
  is_anonymous: 'is_anonymous',
}

/** For `copy (…) to stdout`. */
export type Rows = { table: string; columns: string[]; query: string }

export const users: Rows = {
  table: 'auth.users',
  columns: Object.keys(USERS),
  query: `select ${Object.values(USERS).join(', ')} from auth.users order by id`,
}

const IDENTITIES = [
  ...['id', 'user_id', 'provider', 'provider_id', 'identity_data'],
  ...['last_sign_in_at', 'created_at', 'updated_at'],
]

export const identities: Rows = {
  table: 'auth.identities',
  columns: IDENTITIES,
  // Supabase shows who has a password by an identity.
  query: `select ${IDENTITIES.join(', ')} from auth.identities
    union all
    select gen_random_uuid(), u.id, 'email', u.id::text,
      jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', u.email_confirmed_at is not null, 'phone_verified', false),
      u.last_sign_in_at, u.created_at, u.updated_at
    from auth.users u
    where u.encrypted_password is not null
      and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'email')
    order by 2, 3`,
}
