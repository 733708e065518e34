import { describe, expect, it } from 'vitest'
import { fileDatabase } from '../../tests/harness/for-file.ts'

const test = fileDatabase()

/** The lines of the report that did not pass, as a visitor is told. */
async function failing(): Promise<string[]> {
  return test.database.as(test.anon, async (client) => {
    const { rows } = await client.query<{ check: string; passed: boolean }>(
      'select "check", passed from verify_customer_email_security()',
    )
    expect(rows.length).toBeGreaterThan(8)
    return rows.filter(({ passed }) => !passed).map((row) => row.check)
  })
}

const own = 'user_id = (select auth.uid())'

const LOOSENINGS: [says: string[], open: string, close: string][] = [
  [
    ['Row level security is on for profiles'],
    'alter table profiles disable row level security',
    'alter table profiles enable row level security',
  ],
  [
    ['Visitors have no right to read profiles'],
    'grant select (email) on profiles to anon',
    'revoke select (email) on profiles from anon',
  ],
  [
    ['Visitors have no right to add profiles'],
    'grant insert (user_id) on profiles to public',
    'revoke insert (user_id) on profiles from public',
  ],
  [
    ['Visitors have no right to change or delete profiles'],
    'grant delete on profiles to anon',
    'revoke delete on profiles from anon',
  ],
  [
    ['Every policy on profiles is tied to the owner', 'No policy on profiles is for visitors'],
    'create policy loose on profiles for select using (true)',
    'drop policy loose on profiles',
  ],
  [
    ['Every policy on profiles is tied to the owner'],
    `create policy loose on profiles for select to authenticated using (true or ${own})`,
    'drop policy loose on profiles',
  ],
  [
    ['Every policy on profiles is tied to the owner'],
    `create policy loose on profiles for update to authenticated using (${own}) with check (true)`,
    'drop policy loose on profiles',
  ],
  [
    ["The owner's policy for reading a profile is in force"],
    'drop policy profiles_select_own on profiles',
    `create policy profiles_select_own on profiles for select to authenticated using (${own})`,
  ],
  [
    ["The owner's policy for adding a profile is in force"],
    'drop policy profiles_insert_own on profiles',
    `create policy profiles_insert_own on profiles for insert to authenticated with check (${own})`,
  ],
  [
    ["The owner's policy for changing a profile is in force"],
    'drop policy profiles_update_own on profiles',
    `create policy profiles_update_own on profiles for update to authenticated using (${own}) with check (${own})`,
  ],
  [
    ['A signed-in user cannot choose a plan'],
    'grant update (plan) on profiles to authenticated',
    'revoke update (plan) on profiles from authenticated',
  ],
  [
    ['A signed-in user cannot write google_sub or stripe_customer_id'],
    'grant insert (stripe_customer_id) on profiles to authenticated',
    'revoke insert (stripe_customer_id) on profiles from authenticated',
  ],
]

describe('the report of the security pages', () => {
  it('finds nothing to say about the profiles as they are [SEC-009] [SEC-010]', async () => {
    expect(await failing()).toEqual([])
  })

  it.each(LOOSENINGS)('says "%s" after: %s', async (says, open, close) => {
    await test.admin(open)
    expect(await failing()).toEqual(says)
    await test.admin(close)
    expect(await failing()).toEqual([])
  })
})
