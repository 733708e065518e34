import { beforeAll, expect, it } from 'vitest'
import type { Identity } from '../../apps/server/src/identity/token.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

const test = fileDatabase()
let ada: Identity & { userId: string }
beforeAll(async () => {
  ada = await test.user()
  await test.admin(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    [ada.userId],
  )
  await test.admin("insert into maintenance (user_id, item, date) values ($1, 'Wash', '2026-01-01')", [
    ada.userId,
  ])
  await test.admin(
    `insert into storage.objects (bucket_id, name, version) values ('receipts', $1 || '/a.png', '1')`,
    [ada.userId],
  )
})

const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }]
const withLevel = (aal: string): Identity => ({ ...ada, claims: { ...ada.claims, aal, amr } })

/** What a caller sees and does, as counts; the code of the refusal for a write. */
const reach = async (who: Identity) => {
  const count = (sql: string) =>
    test.database.as(who, async (client) => (await client.query(sql)).rowCount).catch((error) => error.code)
  return {
    records: await count('select from maintenance'),
    profile: await count('select from profiles'),
    receipts: await count('select from storage.objects'),
    changed: await count("update maintenance set notes = 'x'"),
    added: await count(
      `insert into maintenance (user_id, item, date) values ('${ada.userId}', 'Oil', '2026-01-02')`,
    ),
    link: await count('select make_calendar_link()'),
    archive: await count('select begin_archive()'),
  }
}
const ALL = { records: 1, profile: 1, receipts: 1, changed: 1, added: 1, link: 1, archive: 1 }
const NONE = {
  records: 0,
  profile: 0,
  receipts: 0,
  changed: 0,
  added: '42501',
  link: 'PT403',
  archive: 'PT403',
}

it('a token without the second factor reaches nothing of an account that has one', async () => {
  expect(await reach(withLevel('aal1')), 'before it is confirmed').toEqual(ALL)
  await test.admin("delete from maintenance where item = 'Oil'")
  await test.admin("update auth.mfa_factors set status = 'verified'")
  expect(await reach(withLevel('aal1'))).toEqual(NONE)
  expect(await reach({ ...ada, claims: { ...ada.claims, amr } }), 'no level').toEqual(NONE)
  expect(await reach(withLevel('aal2'))).toEqual(ALL)
  const ben = await test.user()
  expect(
    await test.database.as(ben, async (client) => (await client.query('select from profiles')).rowCount),
  ).toBe(1)
})

it('every table that clients reach asks for it', async () => {
  const bare = await test.admin(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
         and p.policyname = 'second_factor' and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
         and p.roles = array['authenticated']::name[] and p.qual ~ 'second_factor_given' and p.with_check = p.qual)`,
  )
  expect(bare).toEqual([])
})
