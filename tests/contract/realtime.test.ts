import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Identity } from '../../apps/server/src/identity/token.ts'
import type { Client } from '../../apps/web/src/backend/connection/connect.ts'
import { listenToRows, type RowChange } from '../../apps/web/src/backend/connection/row-changes.ts'
import { LIVE } from '../../apps/web/src/offline/live/tables.ts'
import { fileDatabase } from '../harness/for-file.ts'
import { startServer } from '../harness/server.ts'
import { type Bench, clientOf, notify, startBench, subscribe, watch } from './realtime-bench.ts'

const test = fileDatabase()
let bench: Bench
const clients: SupabaseClient[] = []
const stops: (() => void)[] = []
beforeAll(async () => {
  bench = await startBench(test)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()))
})
afterAll(() => bench.close())

const connect = (identity: Parameters<typeof clientOf>[2], url = bench.url) => {
  const client = clientOf(url, test, identity)
  clients.push(client)
  return client
}
const range = (length: number) => Array.from({ length }, (_, index) => String(index))

describe('changes as the real client hears them', () => {
  it('sends every insert to its owner in order, and to no one else [API-008] [NOT-009]', async () => {
    const [ada, ben] = [await test.user(), await test.user()]
    const hers = await watch(connect(ada), { event: 'INSERT' })
    const his = await watch(connect(ben), { event: 'INSERT' })
    for (const title of range(100)) await notify(test, ada.userId, title)
    await notify(test, ben.userId, 'his')
    await vi.waitFor(() => expect(hers.events).toHaveLength(100))
    expect(hers.titles()).toEqual(range(100))
    // His own came after all of hers, so nothing of hers is still on its way to him.
    await vi.waitFor(() => expect(his.titles()).toEqual(['his']))
  })

  it('sends the row as PostgREST formats it, and of the old row its key alone [API-008]', async () => {
    const ada = await test.user()
    const { events } = await watch(connect(ada))
    const id = await notify(test, ada.userId, 'Oil Change')
    await vi.waitFor(() => expect(events).toHaveLength(1))
    const [{ row }] = (await test.admin<{ row: object }>(
      'select to_json(n) as row from notifications n where id = $1',
      [id],
    )) as [{ row: object }]
    expect(events[0]).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'notifications',
      errors: null,
    })
    expect(events[0]).toMatchObject({ new: row, old: {} })
    expect(events[0]?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(events[0]?.new).toMatchObject({ read: false })
    await test.admin('update notifications set read = true where id = $1', [id])
    await vi.waitFor(() => expect(events).toHaveLength(2))
    expect(events[1]).toMatchObject({ eventType: 'UPDATE', new: { id, read: true, title: 'Oil Change' } })
    expect(events[1]?.old).toEqual({ id })
    await test.admin('delete from notifications where id = $1', [id])
    await vi.waitFor(() => expect(events).toHaveLength(3))
    expect(events[2]).toMatchObject({ eventType: 'DELETE', new: {} })
    expect(events[2]?.old).toEqual({ id })
  })
})

describe('the tables that open pages follow', () => {
  const KEYS: Record<string, string> = { mechanic_findings: 'history_id,user_id' }
  const rowsOf = (userId: string) => {
    const [car, opened, saved] = [randomUUID(), randomUUID(), randomUUID()]
    return [
      ['vehicles', { id: car, user_id: userId, name: 'Golf' }],
      ['maintenance', { user_id: userId, item: 'Oil Change', date: '2026-03-05' }],
      [
        'fill_ups',
        {
          user_id: userId,
          date: '2026-03-05',
          amount: 40,
          amount_unit: 'l',
          odometer_unit: 'km',
          currency: 'EUR',
        },
      ],
      ['car_costs', { user_id: userId, kind: 'tax', amount: 90, currency: 'EUR', date: '2026-03-05' }],
      ['history', { id: saved, user_id: userId, type: 'audio', data: { audio: 'x'.repeat(20_000) } }],
      ['mechanic_findings', { user_id: userId, history_id: saved, found: 'spark_plugs' }],
      ['cases', { id: opened, user_id: userId, title: 'A knock' }],
      ['case_items', { case_id: opened, user_id: userId, kind: 'note', data: { words: 'When cold' } }],
    ] as const
  }

  it('are all published, and no other is but the notifications', async () => {
    const published = await test.admin<{ tablename: string }>(
      "select tablename from pg_publication_tables where pubname = 'supabase_realtime'",
    )
    expect(published.map(({ tablename }) => tablename).sort()).toEqual(
      [...Object.keys(LIVE), 'notifications'].sort(),
    )
  })

  it('tell their owner of each change by the row’s key alone, and nobody else', async () => {
    const [ada, ben] = [await test.user(), await test.user()]
    const rows = rowsOf(ada.userId)
    expect(rows.map(([table]) => table).sort()).toEqual(Object.keys(LIVE).sort())
    const events: string[] = []
    const listen = (identity: Identity, to: (change: RowChange<object>) => void) =>
      new Promise<void>((resolve) => {
        const lines = rows.map(([table]) => ({ event: '*' as const, table }))
        stops.push(listenToRows(connect(identity) as Client, lines, to, resolve))
      })
    await listen(ada, ({ table, eventType, new: row }) => {
      // Triggers change rows besides: the first car becomes the default one.
      if (eventType === 'INSERT') events.push(`${table} ${Object.keys(row)}`)
    })
    await listen(ben, () => events.push('his'))
    for (const [table, row] of rows) {
      const columns = Object.keys(row).join(', ')
      await test.admin(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [row],
      )
    }
    await vi.waitFor(() => expect(events).toEqual(rows.map(([table]) => `${table} ${KEYS[table] ?? 'id'}`)))
  })

  it('are told again after the socket was lost, after the server ended the channel, and not once stopped', async () => {
    const ada = await test.user()
    const own = await startBench(test)
    const client = connect(ada, own.url) as Client
    const counts = { changes: 0, listening: 0 }
    const stop = listenToRows(
      client,
      [{ event: '*', table: 'maintenance' }],
      () => (counts.changes += 1),
      () => (counts.listening += 1),
    )
    await vi.waitFor(() => expect(counts.listening).toBe(1))
    own.drop()
    await vi.waitFor(() => expect(counts.listening).toBe(2))
    const add = () =>
      test.admin("insert into maintenance (user_id, item, date) values ($1, 'Tires', '2026-03-05')", [
        ada.userId,
      ])
    await add()
    await vi.waitFor(() => expect(counts.changes).toBe(1))
    await client.realtime.setAuth('no token')
    await vi.waitFor(() => expect(own.stats().channels).toBe(0))
    await vi.waitFor(() => expect(counts.listening).toBe(3))
    await add()
    await vi.waitFor(() => expect(counts.changes).toBe(2))
    stop()
    await vi.waitFor(() => expect(own.stats().channels).toBe(0))
    await client.removeAllChannels()
    await own.close()
  })

  it('may have a key of several columns and no owner', async () => {
    await test.admin(`
      create table public.prices (fuel text, "on day" date, cents int, primary key (fuel, "on day"));
      grant select on public.prices to authenticated;
      alter publication supabase_realtime add table public.prices`)
    const own = await startBench(test)
    const { events } = await watch(connect(await test.user(), own.url), { table: 'prices' })
    await test.admin("insert into prices values ('diesel', '2026-03-05', 179)")
    const key = { fuel: 'diesel', 'on day': '2026-03-05' }
    await vi.waitFor(() => expect(events.map(({ new: row }) => row)).toEqual([{ ...key, cents: 179 }]))
    await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()))
    await own.close()
    await test.admin('drop table public.prices')
  })
})

describe('who gets which change', () => {
  it('sends a deletion to the owner alone', async () => {
    const [ada, ben] = [await test.user(), await test.user()]
    const hers = await watch(connect(ada), { event: 'DELETE' })
    const his = await watch(connect(ben), { event: 'DELETE' })
    const [herRow, hisRow] = [await notify(test, ada.userId, 'a'), await notify(test, ben.userId, 'b')]
    await test.admin('delete from notifications where id = $1', [herRow])
    await test.admin('delete from notifications where id = $1', [hisRow])
    await vi.waitFor(() => expect(his.events.map(({ old }) => old)).toEqual([{ id: hisRow }]))
    await vi.waitFor(() => expect(hers.events.map(({ old }) => old)).toEqual([{ id: herRow }]))
  })

  it('sends nothing to an anonymous visitor', async () => {
    const ada = await test.user()
    const hers = await watch(connect(ada))
    const theirs = await watch(connect(test.anon))
    const id = await notify(test, ada.userId, 'hers')
    await vi.waitFor(() => expect(hers.events).toHaveLength(1))
    await test.admin('update notifications set read = true where id = $1', [id])
    await vi.waitFor(() => expect(hers.events).toHaveLength(2))
    await test.admin('delete from notifications where id = $1', [id])
    await vi.waitFor(() => expect(hers.events).toHaveLength(3))
    expect(theirs.events).toEqual([])
  })

  it('sends every row to the service key', async () => {
    const [ada, ben] = [await test.user(), await test.user()]
    const all = await watch(connect(test.service), { event: 'INSERT' })
    await notify(test, ada.userId, 'hers')
    await notify(test, ben.userId, 'his')
    await vi.waitFor(() => expect(all.titles()).toEqual(['hers', 'his']))
  })

  it('sends to every device of the user [NOT-009]', async () => {
    const ada = await test.user()
    const again = await test.tokens.sign({ ...ada.claims, session_id: 'another' }, 60)
    const phone = await watch(connect(ada))
    const laptop = await watch(connect(await test.tokens.verify(again)))
    await notify(test, ada.userId, 'both')
    await vi.waitFor(() => expect([phone.titles(), laptop.titles()]).toEqual([['both'], ['both']]))
  })

  it('applies row level security to every change', async () => {
    const ada = await test.user()
    const { events } = await watch(connect(ada))
    await test.admin(
      "create policy hide on notifications as restrictive for select using (title <> 'hidden')",
    )
    await notify(test, ada.userId, 'hidden')
    await notify(test, ada.userId, 'shown')
    await vi.waitFor(() => expect(events.map(({ new: row }) => row)).toMatchObject([{ title: 'shown' }]))
    await test.admin('drop policy hide on notifications')
  })
})

describe('filters', () => {
  it.each([
    ['MINE', ['a', 'b']],
    ['THEIRS', []],
  ])('of the owner %s lets %j through', async (owner, passes) => {
    const [ada, ben] = [await test.user(), await test.user()]
    const filter = `user_id=eq.${owner === 'MINE' ? ada.userId : ben.userId}`
    const filtered = await watch(connect(ada), { event: 'INSERT', filter })
    const all = await watch(connect(ada), { event: 'INSERT' })
    for (const title of ['a', 'b']) await notify(test, ada.userId, title)
    await vi.waitFor(() => expect(all.events).toHaveLength(2))
    await vi.waitFor(() => expect(filtered.titles()).toEqual(passes))
  })

  it.each(['title=eq.a', 'user_id=eq.me', 'undefined'])('refuses to join with %s', async (filter) => {
    const errors: string[] = []
    const client = connect(await test.user())
    client
      .channel('refused')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notifications', filter },
        () => undefined,
      )
      .subscribe((_, error) => {
        if (error !== undefined) errors.push(error.message)
      })
    await vi.waitFor(() =>
      expect(errors[0]).toBe(`Error parsing \`filter\` params: only user_id=eq.… is offered, not ${filter}`),
    )
  })

  it.each([
    [{ table: 'profiles' }, 'Unable to subscribe to changes with given parameters'],
    [{ table: 'usr', schema: 'auth' }, 'Unable to subscribe to changes with given parameters'],
  ])('refuses what cannot be subscribed to: %o', async (wanted, message) => {
    const client = connect(await test.user())
    await client.realtime.setAuth()
    const { system } = subscribe(client, wanted)
    await vi.waitFor(() =>
      expect(system[0]).toMatchObject({ status: 'error', extension: 'postgres_changes' }),
    )
    expect(system[0]?.message).toContain(message)
  })
})

describe('failures', () => {
  it('resumes after the server dropped the socket [NOT-009]', async () => {
    const ada = await test.user()
    const own = await startBench(test)
    const client = connect(ada, own.url)
    const { statuses, events } = await watch(client)
    own.drop()
    await vi.waitFor(() => expect(statuses.slice(1)).toContain('SUBSCRIBED'))
    await notify(test, ada.userId, 'after')
    await vi.waitFor(() => expect(events).toHaveLength(1))
    await client.removeAllChannels()
    await own.close()
  })

  it('recovers when the database ends its connection, and lets clients catch up [NOT-009]', async () => {
    const ada = await test.user()
    const { statuses, titles } = await watch(connect(ada))
    const ended = await test.admin(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tappet realtime'",
    )
    expect(ended).toHaveLength(1)
    await vi.waitFor(() => expect(statuses.slice(1)).toContain('SUBSCRIBED'))
    await notify(test, ada.userId, 'after')
    await vi.waitFor(() => expect(titles()).toContain('after'))
    expect(bench.stats()).toMatchObject({ listening: true, losses: { database: 1 } })
  })

  it('every node on one database sends changes [API-008]', async () => {
    const ada = await test.user()
    const other = await startBench(test)
    const here = await watch(connect(ada))
    const there = await watch(connect(ada, other.url))
    for (const title of range(20)) await notify(test, ada.userId, title)
    await vi.waitFor(() => expect([here.titles(), there.titles()]).toEqual([range(20), range(20)]))
    await other.close()
  })
})

describe('on the whole server', () => {
  it('sends to a user with the client that signed in [API-008] [NOT-009]', async () => {
    const server = await startServer({ adminUrl: inject('adminUrl') })
    const client = createClient(server.url, server.anonKey, { auth: { autoRefreshToken: false } })
    const { data } = await client.auth.signUp({ email: 'ada@example.com', password: 'a quiet engine' })
    const { titles, statuses } = await watch(client, {
      event: 'INSERT',
      filter: `user_id=eq.${data.user?.id}`,
    })
    const service = createClient(server.url, server.serviceKey, { auth: { persistSession: false } })
    const { error } = await service
      .from('notifications')
      .insert({ user_id: data.user?.id, type: 'maintenance_reminder', title: 'Oil Change is due soon' })
    expect(error).toBeNull()
    await vi.waitFor(() => expect(titles()).toEqual(['Oil Change is due soon']))
    // A server that stops lets go of its sockets instead of waiting for them.
    await server.close()
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('CHANNEL_ERROR'))
    await client.removeAllChannels()
  })

  it('stops at once, even while it is still starting', async () => {
    const own = await startBench(test)
    await own.close()
    expect(own.stats()).toMatchObject({ listening: false, sockets: 0 })
  })
})
