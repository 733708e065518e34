/** A device that has the service log reads what changed since, and always arrives at what the server holds. */
import { randomUUID } from 'node:crypto'
import type { MaintenanceRow } from '@tappet/wire'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, inject, it } from 'vitest'
import { createQueryClient } from '../../apps/web/src/backend/cache/query-client.ts'
import { queryKeys } from '../../apps/web/src/backend/cache/query-keys.ts'
import { maintenanceQuery } from '../../apps/web/src/backend/car/log-query.ts'
import type { Client } from '../../apps/web/src/backend/connection/connect.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()
let driver: Driver
beforeAll(async () => {
  driver = await newDriver(server)
})

const ofDriver = (ids: Driver = driver) => ({ user_id: ids.id, item: 'Oil Change', date: '2026-01-01' })

/** One device: the app's own read over its own cache, and the paths that it asked. */
function newDevice({ client, id }: Driver = driver) {
  const paths: string[] = []
  const rest = Reflect.get(client, 'rest')
  const inner: typeof fetch = Reflect.get(rest, 'fetch')
  const cache = createQueryClient()
  const query = maintenanceQuery(client as unknown as Client, id)
  return {
    asked: paths,
    cache,
    read: async (): Promise<MaintenanceRow[]> => {
      const spy: typeof fetch = (input, init) => {
        paths.push(new URL(String(input)).pathname.replace('/rest/v1/', ''))
        return inner(input, init)
      }
      Reflect.set(rest, 'fetch', spy)
      return cache.fetchQuery({ ...query, staleTime: 0 }).finally(() => Reflect.set(rest, 'fetch', inner))
    },
  }
}

const held = ({ id }: Driver = driver) =>
  server.admin<{ id: string; notes: string | null }>(
    'select id, notes from maintenance where user_id = $1 order by date desc, id',
    [id],
  )
const short = (rows: readonly MaintenanceRow[]) => rows.map(({ id, notes }) => ({ id, notes }))

async function add(count: number, whose = driver): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ...ofDriver(whose) }))
  const { error } = await whose.client.from('maintenance').insert(rows)
  expect(error).toBeNull()
  return rows.map(({ id }) => id)
}

type Step = { kind: 'add' | 'edit' | 'delete' | 'undo' | 'read'; at: number }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'edit', 'delete', 'undo', 'read'),
    at: fc.nat({ max: 99 }),
  }),
  { minLength: 3, maxLength: 14 },
)

it('arrives at the server’s rows after any changes, deletions and undone deletions', async () => {
  const play = async (all: Step[]) => {
    const device = newDevice()
    await device.read()
    device.asked.length = 0
    const deleted: string[] = []
    let reads = 0
    for (const { kind, at } of [...all, { kind: 'read', at: 0 }]) {
      const rows = await held()
      const row = rows[at % Math.max(1, rows.length)]
      const { client } = driver
      if (kind === 'add') await add(1 + (at % 3))
      if (kind === 'edit' && row)
        await client
          .from('maintenance')
          .update({ notes: `n${at}` })
          .eq('id', row.id)
      if (kind === 'delete' && row) {
        await client.from('maintenance').delete().eq('id', row.id)
        deleted.push(row.id)
      }
      const back = kind === 'undo' ? deleted.pop() : undefined
      if (back) await client.from('maintenance').insert({ id: back, ...ofDriver() })
      if (kind !== 'read') continue
      expect(short(await device.read())).toEqual(await held())
      reads += 1
    }
    // An empty log has no version to continue from.
    const isDelta = device.asked.every((path) => path === 'rpc/log_changes')
    expect(isDelta || device.asked.length > reads || (await held()).length === 0).toBe(true)
    return isDelta
  }
  await add(3)
  let deltas = 0
  const counted = fc.asyncProperty(steps, async (all) => {
    deltas += Number(await play(all))
  })
  await fc.assert(counted, { numRuns: 20, seed: 20261123 })
  expect(deltas).toBeGreaterThanOrEqual(19)
}, 240_000)

it('asks once for a visit without changes, and for the changed row alone', async () => {
  const ann = await newDriver(server)
  const [first] = await add(1500, ann)
  const device = newDevice(ann)
  await device.read()
  // Its newest rows, and two pages.
  expect(device.asked).toEqual(['maintenance', 'maintenance', 'maintenance'])
  device.asked.length = 0
  const before = await device.read()
  expect(await device.read()).toBe(before)
  await ann.client.from('maintenance').update({ notes: 'new' }).eq('id', first)
  expect((await device.read()).find(({ id }) => id === first)?.notes).toBe('new')
  expect(device.asked).toEqual(['rpc/log_changes', 'rpc/log_changes', 'rpc/log_changes'])
  const { data } = await ann.client.rpc('log_changes', { p_after: before.at(-1)?.version ?? 0 }).single()
  expect(data).toMatchObject({ total: 1500, deleted: [] })
})

it('reads a change of more rows than one answer gives', async () => {
  const ann = await newDriver(server)
  await add(2300, ann)
  const device = newDevice(ann)
  await device.read()
  device.asked.length = 0
  await server.admin("update maintenance set notes = 'all' where user_id = $1", [ann.id])
  expect((await device.read()).every(({ notes }) => notes === 'all')).toBe(true)
  expect(device.asked).toEqual(['rpc/log_changes', 'rpc/log_changes', 'rpc/log_changes'])
})

const OF_LOG_CHANGES = ['begin_log_change', 'number_log_change', 'bury_log_rows']

/** Other triggers lock rows of the account too (its room, its next sweep) and would hide that the number's lock is missing. */
async function switchOtherTriggers(mode: 'enable' | 'disable') {
  const others = await server.admin<{ name: string }>(
    `select tgname as name from pg_trigger
     where tgrelid = 'maintenance'::regclass and not tgisinternal and tgname <> all ($1)`,
    [OF_LOG_CHANGES],
  )
  expect(others.length).toBeGreaterThan(0)
  for (const { name } of others) await server.admin(`alter table maintenance ${mode} trigger ${name}`)
}

const WRITES = {
  insertions: `insert into maintenance (user_id, item, date, notes)
    select user_id, item, date, 'new' from maintenance where id = $1`,
  edits: "update maintenance set notes = 'edited' where id = $1",
}

it.each(Object.entries(WRITES))(
  'misses no change that was begun before another one and committed after it: %s',
  async (_, sql) => {
    const ann = await newDriver(server)
    const [first, second] = await add(3, ann)
    const device = newDevice(ann)
    await device.read()
    await switchOtherTriggers('disable')
    const database = new URL(inject('adminUrl'))
    const [name] = await server.admin<{ name: string }>('select current_database() as name')
    database.pathname = name?.name ?? ''
    const [early, late] = [new pg.Client(database.href), new pg.Client(database.href)]
    await Promise.all([early.connect(), late.connect()])
    const [pid] = (await late.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
    await early.query('begin')
    await early.query(sql, [first])
    let isDone = false
    const later = late.query(sql, [second]).then(() => {
      isDone = true
    })
    const waits = () => server.admin('select from pg_locks where pid = $1 and not granted', [pid?.pid])
    while (!isDone && (await waits()).length === 0);
    device.asked.length = 0
    await device.read()
    await early.query('commit')
    await later
    expect(short(await device.read())).toEqual(await held(ann))
    // Without a read of the whole log.
    expect(device.asked).toEqual(['rpc/log_changes', 'rpc/log_changes'])
    await Promise.all([early.end(), late.end()])
    await switchOtherTriggers('enable')
  },
)

it('reads the whole log where a backup was put back and others were changed since', async () => {
  const ann = await newDriver(server)
  const [first, second] = await add(2, ann)
  const device = newDevice(ann)
  await device.read()
  const clocks = await server.admin('select n from private.log_clocks where user_id = $1', [ann.id])
  await ann.client.from('maintenance').update({ notes: 'lost' }).eq('id', first)
  await device.read()
  await server.admin('alter table maintenance disable trigger user')
  await server.admin('update maintenance set notes = null, version = 1048576 where id = $1', [first])
  await server.admin('alter table maintenance enable trigger user')
  await server.admin('update private.log_clocks set n = $2 where user_id = $1', [ann.id, clocks[0]?.n])
  await ann.client.from('maintenance').update({ notes: 'kept' }).eq('id', second)
  expect(short(await device.read())).toEqual(await held(ann))
  expect(device.asked.at(-1)).toBe('maintenance')
})

it('keeps a tombstone for 90 days, and reads the whole log after them', async () => {
  const ann = await newDriver(server)
  const [first, second] = await add(3, ann)
  const device = newDevice(ann)
  await device.read()
  const remove = (id = '') => ann.client.from('maintenance').delete().eq('id', id)
  const buried = () => server.admin('select id from maintenance_tombstones where user_id = $1', [ann.id])
  await remove(first)
  const age = (days: number) =>
    server.admin(
      `update maintenance_tombstones set deleted_at = now() - interval '${days} days' where id = $1`,
      [first],
    )
  await age(89)
  await remove(second)
  expect(await buried()).toHaveLength(2)
  await age(91)
  const [third] = await add(1, ann)
  await remove(third)
  expect((await buried()).map(({ id }) => id)).not.toContain(first)
  device.asked.length = 0
  expect(short(await device.read())).toEqual(await held(ann))
  expect(device.asked).toEqual(['rpc/log_changes', 'maintenance'])
})

it('tells nobody of another’s changes, and leaves none of an account that is deleted', async () => {
  const [ann, ben] = [await newDriver(server), await newDriver(server)]
  const [first, second] = await add(2, ann)
  await ann.client.from('maintenance').delete().eq('id', first)
  const { data } = await ben.client.rpc('log_changes', { p_after: 0 }).single()
  expect(data).toEqual({ rows: [], deleted: [], more: false, total: 0, digest: '0' })
  expect((await ben.client.from('maintenance_tombstones').select('*')).data).toEqual([])
  await ben.client.from('maintenance').delete().eq('id', second)
  expect((await newDevice(ann).read()).map(({ id }) => id)).toEqual([second])
  await server.admin('delete from auth.users where id = $1', [ann.id])
  expect(await server.admin('select from maintenance_tombstones where user_id = $1', [ann.id])).toEqual([])
})

it('reads everything from a server that does not know the question, and from rows of an earlier version', async () => {
  const ann = await newDriver(server)
  const [id] = await add(1, ann)
  const device = newDevice(ann)
  device.cache.setQueryData(queryKeys.maintenance(ann.id), [{ id, ...ofDriver(ann) }])
  expect(short(await device.read())).toEqual(await held(ann))
  expect(device.asked).toEqual(['maintenance'])
  await server.admin('alter function log_changes(bigint) rename to log_changes_gone')
  device.asked.length = 0
  expect(short(await device.read())).toEqual(await held(ann))
  expect(device.asked).toEqual(['rpc/log_changes', 'maintenance'])
  await server.admin('alter function log_changes_gone(bigint) rename to log_changes')
})
