import { describe, expect, inject, it } from 'vitest'
import { fileDatabase } from '../../tests/harness/for-file.ts'

/** Of supabase/auth and supabase/storage as of November 2026. */
const COLUMNS_OF_SUPABASE: Record<string, string> = {
  'auth.users': `aud banned_until confirmation_sent_at confirmation_token confirmed_at created_at deleted_at email
    email_change email_change_confirm_status email_change_sent_at email_change_token_current email_change_token_new
    email_confirmed_at encrypted_password id instance_id invited_at is_anonymous is_sso_user is_super_admin
    last_sign_in_at phone phone_change phone_change_sent_at phone_change_token phone_confirmed_at raw_app_meta_data
    raw_user_meta_data reauthentication_sent_at reauthentication_token recovery_sent_at recovery_token role updated_at`,
  'auth.identities': `created_at email id identity_data last_sign_in_at provider provider_id updated_at user_id`,
  'auth.sessions': `aal created_at factor_id id ip not_after oauth_client_id refresh_token_counter
    refresh_token_hmac_key refreshed_at scopes tag updated_at user_agent user_id`,
  'storage.buckets': `allowed_mime_types avif_autodetection created_at file_size_limit id name owner owner_id public
    type updated_at`,
  'storage.objects': `bucket_id created_at id last_accessed_at metadata name owner owner_id path_tokens updated_at
    user_metadata version`,
}

const test = fileDatabase()

const columnsOf = async (table: string) =>
  (
    await test.admin<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       order by attname collate "C"`,
      [table],
    )
  ).map(({ name }) => name)

describe('a table that Supabase has too', () => {
  it.each(Object.entries(COLUMNS_OF_SUPABASE))('%s has its columns', async (table, text) => {
    const wanted = text.split(/\s+/)
    const columns = await columnsOf(table)
    expect(columns).toEqual(inject('onSupabase') ? wanted : expect.arrayContaining(wanted))
  })

  it('auth.users has 35 of them, and an account that never used them holds what the auth server can read', async () => {
    expect(COLUMNS_OF_SUPABASE['auth.users']?.split(/\s+/)).toHaveLength(35)
    if (inject('onSupabase')) return
    const { userId } = await test.user()
    const [row] = await test.admin('select * from auth.users where id = $1', [userId])
    expect(row).toMatchObject({
      instance_id: '00000000-0000-0000-0000-000000000000',
      confirmation_token: '',
      recovery_token: '',
      email_change_token_new: '',
      email_change_token_current: '',
      reauthentication_token: '',
      is_sso_user: false,
      deleted_at: null,
    })
  })

  it('storage.objects may be asked for by everybody, and the policies decide', async () => {
    const rights = await test.admin<{ right: string; has: boolean }>(
      `select r as right, has_table_privilege('anon', 'storage.objects', r) as has
       from unnest(array['select', 'insert', 'update', 'delete']) r`,
    )
    expect(rights.map(({ has }) => has)).toEqual([true, true, true, true])
    await test.admin(
      `insert into storage.objects (bucket_id, name, version) values ('receipts', 'x/y.png', 'v')`,
    )
    expect(
      await test.database.as(
        test.anon,
        async (client) => (await client.query('select from storage.objects')).rowCount,
      ),
    ).toBe(0)
  })
})
