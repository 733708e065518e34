import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Identity } from '../../apps/server/src/identity/token.ts'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import { ACCESS, type Actor, accessTable, ON_SUPABASE, type Reach, type Verb } from './access.table.ts'
import { reachableTables, tablesOf, tablesWithoutRowSecurity } from './catalogue.ts'
import { insertRow, SAMPLES, type Sample } from './sample-rows.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const ROWS_EACH = 2
/** The number of the row that inserts are tried with. */
const NEW_ROW = 9

const test = fileDatabase()
let ada: User
let ben: User
/** Has an account and no rows anywhere, so that an insert meets no earlier row. */
let newcomer: User
beforeAll(async () => {
  ;[ada, ben, newcomer] = await Promise.all([test.user(), test.user(), test.user()])
  await test.admin('delete from profiles')
  for (const [table, sample] of Object.entries(SAMPLES)) {
    if (sample.isView) continue
    await insertPointedAt(sample, newcomer.userId, NEW_ROW)
    for (const { userId } of [ada, ben]) {
      const count = table === 'public.profiles' ? 1 : (sample.most ?? ROWS_EACH)
      for (let n = 1; n <= count; n++) {
        await insertPointedAt(sample, userId, n)
        await insertRow(test.admin, table, sample.row(userId, n))
      }
    }
  }
  // A car that has rows cannot be deleted, which is a rule of its own (vehicles.test.ts): here no row names one.
  await test.admin(
    `do $$ begin
       set local session_replication_role = replica;
       update maintenance set vehicle_id = null;
       update history set vehicle_id = null;
       update fill_ups set vehicle_id = null;
       update car_costs set vehicle_id = null;
       update cases set vehicle_id = null;
       update reminder_prefs set vehicle_id = null, user_id = driver_id;
     end $$`,
  )
})

async function insertPointedAt({ pointsAt }: Sample, userId: string, n: number): Promise<void> {
  if (pointsAt === undefined) return
  const { table, row } = pointsAt(userId, n)
  await insertRow(test.admin, table, row)
}

const on = (client: PoolClient) => (text: string, values: unknown[]) => client.query(text, values)

const DENIALS: readonly unknown[] = ['42501', '55000']

class TakeItBack extends Error {}

/** Runs `work` as the caller and undoes it, so that every cell finds the same rows. */
async function attempt(
  caller: Identity,
  work: (client: PoolClient) => Promise<number>,
): Promise<number | 'denied'> {
  let affected = 0
  try {
    await test.database.as(caller, async (client) => {
      // Supabase's storage server says so before it deletes; ours needs no word.
      await client.query("select set_config('storage.allow_delete_query', 'true', true)")
      affected = await work(client)
      throw new TakeItBack()
    })
  } catch (error) {
    if (error instanceof TakeItBack) return affected
    if (error instanceof Error && 'code' in error && DENIALS.includes(error.code)) return 'denied'
    throw error
  }
  return affected
}

const count = async (table: string, sample: Sample, userId: string | null): Promise<number> => {
  const condition = userId === null || sample.isOwnedBy === null ? '' : `where ${sample.isOwnedBy}`
  const [row] = await test.admin<{ count: number }>(
    `select count(*)::int as count from ${table} ${condition}`,
    condition === '' ? [] : [userId],
  )
  return row?.count ?? 0
}

/** What one cell of the table comes to, told in its own words. */
async function observed(table: string, actor: Actor, verb: Verb): Promise<Reach | string> {
  const sample = SAMPLES[table]
  if (sample === undefined) throw new Error(`no sample row for ${table}`)
  const callers = { anon: test.anon, owner: ada, other: ben, service: test.service }
  if (verb === 'insert') return observedInsert(table, sample, actor)
  // "other" aims at Ada's rows; everybody else names no row and gets what they get.
  const aim = actor === 'other' && sample.isOwnedBy !== null ? `where ${sample.isOwnedBy}` : ''
  const values = aim === '' ? [] : [ada.userId]
  const text = {
    select: `select * from ${table} ${aim}`,
    update: `update ${table} set ${sample.change} ${aim}`,
    delete:
      table === 'storage.buckets'
        ? `delete from ${table} where id <> 'receipts'`
        : `delete from ${table} ${aim}`,
  }[verb]
  const affected = await attempt(
    callers[actor],
    async (client) => (await client.query(text, values)).rowCount ?? 0,
  )
  if (affected === 'denied') return 'denied'
  const all = (await count(table, sample, null)) - (table === 'storage.buckets' && verb === 'delete' ? 1 : 0)
  const own = await count(table, sample, ada.userId)
  return { 0: 'no rows', [own]: 'own rows', [all]: 'all rows' }[affected] ?? `${affected} rows`
}

async function observedInsert(table: string, sample: Sample, actor: Actor): Promise<Reach> {
  const callers = { anon: test.anon, owner: newcomer, other: ben, service: test.service }
  const result = await attempt(callers[actor], async (client) => {
    await insertRow(on(client), table, sample.row(newcomer.userId, NEW_ROW))
    return 1
  })
  if (result === 'denied') return 'denied'
  return actor === 'service' ? 'all rows' : 'own rows'
}

const cells = Object.entries({ ...ACCESS, ...(inject('onSupabase') && ON_SUPABASE) }).flatMap(
  ([table, roles]) =>
    Object.entries(roles).flatMap(([actor, verbs]) =>
      Object.entries(verbs).map(([verb, expected]) => ({
        table,
        actor: actor as Actor,
        verb: verb as Verb,
        expected,
      })),
    ),
)

describe('the access truth table [SEC-006] [SEC-009] [SEC-010] [V8.2.1] [V8.2.2]', () => {
  it.each(cells)('$table: $actor may $verb: $expected', async ({ table, actor, verb, expected }) => {
    expect(await observed(table, actor, verb)).toBe(expected)
  })

  it('names every table a client can reach, and every table of public and storage', async () => {
    expect(await reachableTables(test)).toEqual(Object.keys(ACCESS).sort())
    expect(await tablesOf(test, ['public', 'storage'])).toEqual(Object.keys(ACCESS).sort())
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(ACCESS).sort())
  })

  it('shuts the accounts away from every client’s role', async () => {
    const tables = await tablesOf(test, ['auth'])
    expect(tables.length).toBeGreaterThan(5)
    for (const caller of [test.anon, ada, test.service]) {
      for (const table of tables) {
        expect([
          table,
          await attempt(caller, async (client) => (await client.query(`select from ${table}`)).rowCount ?? 0),
        ]).toEqual([table, 'denied'])
      }
    }
  })

  it('is parsed: a missing cell or a misspelt expectation fails', () => {
    const withHistory = (change: (cells: Record<string, Record<string, unknown>>) => void) => {
      const table: Record<string, Record<string, Record<string, unknown>>> = structuredClone(ACCESS)
      change(table['public.history'] ?? {})
      return accessTable.safeParse(table).success
    }
    expect(withHistory(() => undefined)).toBe(true)
    expect(withHistory((cells) => delete cells.owner?.select)).toBe(false)
    expect(withHistory((cells) => delete cells.anon)).toBe(false)
    expect(withHistory((cells) => Object.assign(cells.owner ?? {}, { select: 'own row' }))).toBe(false)
    expect(withHistory((cells) => Object.assign(cells.other ?? {}, { insert: 'no rows' }))).toBe(false)
    expect(withHistory((cells) => Object.assign(cells, { admin: cells.service }))).toBe(false)
  })
})

describe('the sweep of the schema', () => {
  it('finds row level security on every table', async () => {
    expect(await tablesWithoutRowSecurity(test)).toEqual([])
  })

  it('would find a bare table, an open one, and a view', async () => {
    await test.admin('create table public.bare (id int)')
    await test.admin('create table private.open (id int); grant select (id) on private.open to anon')
    await test.admin('create view public.past_the_policies as select * from public.profiles')
    expect(await tablesWithoutRowSecurity(test)).toEqual(['public.bare'])
    expect(await tablesOf(test, ['public'])).toEqual(
      expect.arrayContaining(['public.bare', 'public.past_the_policies']),
    )
    expect(await reachableTables(test)).toContain('private.open')
    await test.admin('drop view public.past_the_policies; drop table public.bare, private.open')
  })
})

describe('no policy can be climbed', () => {
  it('by giving one’s own rows to someone else', async () => {
    for (const [table, sample] of Object.entries(SAMPLES)) {
      if (sample.isOwnedBy === null) continue
      const change =
        table === 'storage.objects' ? `name = '${ben.userId}/9.png'` : `user_id = '${ben.userId}'`
      // With a condition the row is also read, and then the policies of SELECT hold it too.
      for (const condition of [`where ${sample.isOwnedBy}`, '']) {
        const values = condition === '' ? [] : [ada.userId]
        const moved = await attempt(ada, async (client) => {
          return (await client.query(`update ${table} set ${change} ${condition}`, values)).rowCount ?? 0
        })
        expect([table, condition, moved]).toEqual([table, condition, 'denied'])
      }
    }
  })

  it('by writing over someone else’s row', async () => {
    const [prefs] = await test.admin<{ id: string }>('select id from reminder_prefs where user_id = $1', [
      ben.userId,
    ])
    const upserts = {
      byKey: `insert into reminder_prefs (user_id, item, months_interval) values ('${ben.userId}', 'Item 1', 1)
        on conflict (user_id, item) do update set months_interval = 1`,
      byId: `insert into reminder_prefs (id, user_id, item) values ('${prefs?.id}', '${ada.userId}', 'Mine')
        on conflict (id) do update set item = 'Taken'`,
    }
    for (const [name, text] of Object.entries(upserts)) {
      expect([name, await attempt(ada, async (client) => (await client.query(text)).rowCount ?? 0)]).toEqual([
        name,
        'denied',
      ])
    }
  })

  it('by becoming one of the roles that own or see more', async () => {
    for (const role of ['postgres', 'supabase_auth_admin', 'supabase_storage_admin']) {
      const result = await attempt(
        ada,
        async (client) => (await client.query(`set role ${role}`)).rowCount ?? 0,
      )
      expect([role, result]).toEqual([role, 'denied'])
    }
  })

  it('by a receipt beside, above or inside a look-alike folder', async () => {
    const names = [
      `${ben.userId}/x.png`,
      'x.png',
      `x/${ada.userId}/x.png`,
      `${ada.userId}`,
      `${ada.userId}x/x.png`,
      `/${ada.userId}/x.png`,
    ]
    for (const name of names) {
      const result = await attempt(ada, async (client) => {
        await insertRow(on(client), 'storage.objects', { bucket_id: 'receipts', name, version: name })
        return 1
      })
      expect([name, result]).toEqual([name, 'denied'])
    }
    await test.admin("insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')")
    const elsewhere = await attempt(ada, async (client) => {
      await insertRow(on(client), 'storage.objects', {
        bucket_id: 'elsewhere',
        name: `${ada.userId}/x.png`,
        version: 'x',
      })
      return 1
    })
    expect(elsewhere).toBe('denied')
  })
})
