/** Two devices of one driver edit one record in any order; no acknowledged value is replaced by somebody who had not seen it. */

import { randomUUID } from 'node:crypto'
import { fileColumns, filesOf, MAX_FILES, recordOf } from '@tappet/upkeep'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../../apps/web/src/backend/connection/connect.ts'
import { asNewCase, titleEdit } from '../../apps/web/src/features/cases/queue/edit-conflict.ts'
import { sendCase, sendCaseDeletion } from '../../apps/web/src/features/cases/queue/send.ts'
import type { CaseWork, NewCaseItem } from '../../apps/web/src/features/cases/queue/work.ts'
import { costTable, type ShownCost } from '../../apps/web/src/offline/costs/table.ts'
import { fuelTable, type NewFillUp } from '../../apps/web/src/offline/fuel/table.ts'
import { garageTable, type NewCar } from '../../apps/web/src/offline/garage/table.ts'
import { logTable, type NewRecord } from '../../apps/web/src/offline/log/table.ts'
import {
  conflicting,
  type Guarded,
  isSame,
  keepMine,
  keepTheirs,
} from '../../apps/web/src/offline/optimistic-write.ts'
import type { EditWork } from '../../apps/web/src/offline/table/entries.ts'
import { editOf, newOf } from '../../apps/web/src/offline/table/fields.ts'
import { sendDelete, sendEdit } from '../../apps/web/src/offline/table/send.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

type Row = Record<string, unknown> & { id: string }
type Edit = Guarded & { caseId?: string }
type Decided = { kind: string; left?: Edit }

/** A table whose rows two devices edit: each through its own senders, as the queue calls them. */
type Guard = {
  table: 'maintenance' | 'fill_ups' | 'car_costs' | 'vehicles' | 'cases'
  fresh: () => object
  fields: readonly string[]
  /** The n-th value of a field. */
  value: (field: string, n: number) => unknown
  edit: (row: Row, after: Row) => Edit
  send: (client: Client, owner: string, edit: Edit) => Promise<Decided>
}

const changed = (row: Row, after: Row, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((name) => row[name] !== after[name]).map((name) => [name, after[name]]))

/** The senders of a table, as the queue calls them. */
const sending =
  (spec: Parameters<typeof sendEdit>[0]): Guard['send'] =>
  (client, owner, edit) =>
    sendEdit(spec, client, owner, edit as EditWork<object>) as Promise<Decided>

const LOG: Guard = {
  table: 'maintenance',
  fresh: () => recordOf({ item: 'Oil Change', date: '2026-01-01', notes: 'first' }),
  fields: ['cost', 'mileage', 'notes'],
  value: (field, n) => (field === 'notes' ? `n${n}` : n),
  edit: (row, after) => editOf(logTable, row as unknown as NewRecord, changed(row, after, LOG.fields)),
  send: sending(logTable.spec),
}

const FUEL: Guard = {
  table: 'fill_ups',
  fresh: () => ({
    date: '2026-01-01',
    odometer_unit: 'km',
    amount: 40.125,
    amount_unit: 'l',
    currency: 'EUR',
  }),
  fields: ['amount', 'station', 'note'],
  // More places than the column has: what comes back is spelt otherwise.
  value: (field, n) => (field === 'amount' ? n + 0.12345 : `s${n}`),
  edit: (row, after) => editOf(fuelTable, row as unknown as NewFillUp, changed(row, after, FUEL.fields)),
  send: sending(fuelTable.spec),
}

const COSTS: Guard = {
  table: 'car_costs',
  fresh: () => ({ kind: 'tax', amount: 90, currency: 'EUR', date: '2026-01-01' }),
  fields: ['amount', 'until', 'note'],
  // The column has three places.
  value: (field, n) => (field === 'amount' ? n + 0.12301 : field === 'until' ? `${2000 + n}-01-01` : `n${n}`),
  edit: (row, after) => editOf(costTable, row as unknown as ShownCost, changed(row, after, COSTS.fields)),
  send: sending(costTable.spec),
}

const CARS: Guard = {
  table: 'vehicles',
  fresh: () => ({ name: 'Blue', make: 'VW' }),
  fields: ['name', 'plate', 'retired_at'],
  // As the app writes a moment; the database spells it otherwise.
  value: (field, n) => (field === 'retired_at' ? new Date(n * 1000).toISOString() : `v${n}`),
  edit: (row, after) => editOf(garageTable, row as unknown as NewCar, changed(row, after, CARS.fields)),
  send: sending(garageTable.spec),
}

const CASES: Guard = {
  table: 'cases',
  fresh: () => ({ title: 'Knock' }),
  fields: ['title'],
  value: (_field, n) => `t${n}`,
  edit: (row, after) => ({ changes: { title: after.title }, before: { title: row.title }, caseId: row.id }),
  send: async (client, owner, { changes, before = {}, caseId }) => {
    const work: CaseWork = { caseId: caseId ?? '', items: [], change: changes, before }
    const outcome = await sendCase(client, owner, work)
    if (outcome.kind !== 'conflict') return { kind: outcome.kind }
    return { kind: outcome.kind, left: { ...titleEdit(outcome.left), caseId: work.caseId } }
  },
}

type Step =
  | { kind: 'edit'; device: number; field: number }
  | { kind: 'send'; device: number; keepsMine: boolean }
  | { kind: 'read'; device: number }

const server = fileServer()
let driver: Driver
beforeAll(async () => {
  driver = await newDriver(server)
})

const device = fc.integer({ min: 0, max: 1 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        device,
        field: fc.integer({ min: 0, max: 2 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('send' as const), device, keepsMine: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const), device }) },
  ),
  { minLength: 4, maxLength: 24 },
)

async function newRow({ table, fresh }: Guard): Promise<Row> {
  const { data, error } = await driver.client
    .from(table)
    .insert({ user_id: driver.id, ...fresh() })
    .select()
    .single()
  if (error !== null) throw error
  return data as Row
}
const newRecord = async () => (await newRow(LOG)) as unknown as NewRecord

const read = async ({ table }: Guard, id: string) =>
  (await driver.client.from(table).select('*').eq('id', id).single()).data as Row

/** One device: what it shows, and the edits that it has not sent. */
type Device = { shown: Row; queue: Edit[] }

async function play(guard: Guard, all: Step[]): Promise<void> {
  const client = driver.client as unknown as Client
  const row = await newRow(guard)
  const devices: Device[] = [0, 1].map(() => ({ shown: row, queue: [] }))
  /** Values that a driver was shown in a conflict. */
  const fields = new Set<unknown>()
  /** Acknowledged values of each field, in the order of the server, with what their edit had seen. */
  const entries: { field: string; value: unknown; saw: unknown }[] = []
  let next = 1
  const run = async (step: Step) => {
    const own = devices[step.device]
    if (own === undefined) return
    if (step.kind === 'read') {
      own.shown = Object.assign(await read(guard, row.id), ...own.queue.map(({ changes }) => changes))
      return
    }
    if (step.kind === 'edit') {
      const field = guard.fields[step.field % guard.fields.length] ?? ''
      const after = { ...own.shown, [field]: guard.value(field, next++) }
      if (isSame(after[field], own.shown[field])) return
      own.queue.push(guard.edit(own.shown, after))
      own.shown = after
      return
    }
    let edit = own.queue.shift()
    while (edit !== undefined) {
      const outcome = await guard.send(client, driver.id, edit)
      if (outcome.kind === 'done') {
        for (const [field, value] of Object.entries(edit.changes))
          entries.push({ field, value, saw: edit.before?.[field] })
        return
      }
      if (outcome.kind !== 'conflict' || !outcome.left) throw new Error(outcome.kind)
      for (const { mine, theirs } of conflicting(outcome.left)) fields.add(keyOf(mine)).add(keyOf(theirs))
      const decided: Edit = step.keepsMine ? keepMine(outcome.left) : keepTheirs(outcome.left)
      edit = Object.keys(decided.changes).length === 0 ? undefined : decided
    }
  }
  for (const step of all) await run(step)
  const last = await read(guard, row.id)
  for (const [at, { field, value }] of entries.entries()) {
    const later = entries.slice(at + 1).find((other) => other.field === field)
    if (later === undefined) expect(keyOf(last[field])).toBe(keyOf(value))
    else expect(keyOf(later.saw) === keyOf(value) || fields.has(keyOf(value))).toBe(true)
  }
}

/** One spelling for what is one value to the database. */
function keyOf(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(4))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value
}

it.each([LOG, FUEL, COSTS, CARS, CASES])(
  'loses no acknowledged value of $table unseen, in any order of edits, sends and reads',
  async (guard) => {
    const property = fc.asyncProperty(steps, (all) => play(guard, all))
    await fc.assert(property, { numRuns: guard === LOG ? 25 : 12, seed: 20261123 })
  },
  240_000,
)

it.each([
  [FUEL, 'amount', 7],
  [CARS, 'retired_at', null],
] as const)('asks nobody about a value that its table spells otherwise', async (guard, field, back) => {
  const client = driver.client as unknown as Client
  const row = await newRow(guard)
  const once = { ...row, [field]: guard.value(field, 3) }
  for (const edit of [guard.edit(row, once), guard.edit(once, { ...once, [field]: back })])
    expect((await guard.send(client, driver.id, edit)).kind).toBe('done')
})

it.each([FUEL, COSTS, CARS])(
  'keeps an edit of $table with the whole row where the row was deleted',
  async (guard) => {
    const client = driver.client as unknown as Client
    const row = await newRow(guard)
    const [field = ''] = guard.fields
    const edit = guard.edit(row, { ...row, [field]: guard.value(field, 7) })
    await driver.client.from(guard.table).delete().eq('id', row.id)
    expect(await guard.send(client, driver.id, edit)).toMatchObject({
      kind: 'conflict',
      left: { gone: true, seen: { id: row.id } },
    })
  },
)

it('deletes a fill-up, a car and a case as they were seen alone', async () => {
  const client = driver.client as unknown as Client
  const [fillUp, car] = [await newRow(FUEL), await newRow(CARS)]
  await driver.client.from('fill_ups').update({ note: 'theirs' }).eq('id', fillUp.id)
  await driver.client.from('vehicles').update({ plate: 'HH 1' }).eq('id', car.id)
  const rows = [fillUp as unknown as NewFillUp]
  const fuel = await sendDelete(fuelTable.spec, client, driver.id, { rows })
  expect(fuel).toMatchObject({ kind: 'conflict', left: { stored: { [fillUp.id]: { note: 'theirs' } } } })
  const seen = newOf(garageTable, car as unknown as NewCar)
  const own = await sendDelete(garageTable.spec, client, driver.id, { rows: [seen] })
  expect(own).toMatchObject({ kind: 'conflict', left: { stored: { [car.id]: { plate: 'HH 1' } } } })
  expect(await sendDelete(fuelTable.spec, client, driver.id, { rows: [{ id: fillUp.id }] })).toMatchObject({
    kind: 'done',
  })
  const now = { ...seen, plate: 'HH 1' }
  expect(await sendDelete(garageTable.spec, client, driver.id, { rows: [now] })).toMatchObject({
    kind: 'done',
  })
})

const note = (caseId: string, words: string): NewCaseItem => ({
  id: randomUUID(),
  case_id: caseId,
  kind: 'note',
  happened_at: '2026-01-01T00:00:00Z',
  history_id: null,
  maintenance_id: null,
  data: { words },
})

it('deletes no case with a note that its driver has not seen, and keeps a note for a case that is gone', async () => {
  const client = driver.client as unknown as Client
  const { id: caseId } = await newRow(CASES)
  const [mine, theirs, late] = [note(caseId, 'mine'), note(caseId, 'theirs'), note(caseId, 'late')]
  const add = (item: NewCaseItem) => sendCase(client, driver.id, { caseId, items: [item] })
  await add(mine)
  await add(theirs)
  const deletion = await sendCaseDeletion(client, driver.id, {
    caseId,
    seen: { title: 'Knock', items: [mine.id] },
  })
  expect(deletion).toMatchObject({ kind: 'conflict', left: { stored: { title: 'Knock' } } })
  expect((await driver.client.from('case_items').select('id').eq('case_id', caseId)).data).toHaveLength(2)
  const all = { title: 'Knock', items: [mine.id, theirs.id] }
  expect(await sendCaseDeletion(client, driver.id, { caseId, seen: all })).toMatchObject({ kind: 'done' })
  const gone = await add(late)
  expect(gone).toMatchObject({ kind: 'conflict', left: { gone: true, items: [{ id: late.id }] } })
  if (gone.kind !== 'conflict') return
  const again = asNewCase(gone.left, randomUUID(), '2026-01-02T00:00:00Z')
  expect(await sendCase(client, driver.id, again)).toMatchObject({ kind: 'done' })
  const { data } = await driver.client.from('case_items').select('data').eq('case_id', again.caseId)
  expect(data).toEqual([{ data: { words: 'late' } }])
})

it('stores a note’s own words where the record that it names was deleted', async () => {
  const client = driver.client as unknown as Client
  const { id: caseId } = await newRow(CASES)
  const item = { ...note(caseId, 'x'), kind: 'repair' as const, maintenance_id: randomUUID() }
  expect(await sendCase(client, driver.id, { caseId, items: [item] })).toMatchObject({ kind: 'done' })
  const { data } = await driver.client.from('case_items').select('maintenance_id, data').eq('id', item.id)
  expect(data).toEqual([{ maintenance_id: null, data: { words: 'x' } }])
})

it('merges different fields, asks about the same one, and takes an answer that was lost for done', async () => {
  const client = driver.client as unknown as Client
  const record = await newRecord()
  const done = { kind: 'done' }
  const cost = editOf(logTable, record, { ...record, cost: 49.5 })
  expect(await sendEdit(logTable.spec, client, driver.id, cost)).toMatchObject(done)
  expect(await sendEdit(logTable.spec, client, driver.id, cost)).toMatchObject(done)
  const notes = editOf(logTable, record, { ...record, notes: 'second' })
  expect(await sendEdit(logTable.spec, client, driver.id, notes)).toMatchObject(done)
  const other = editOf(logTable, record, { ...record, cost: 60, shop: 'Ann' })
  expect(await sendEdit(logTable.spec, client, driver.id, other)).toMatchObject({
    kind: 'conflict',
    left: { changes: { cost: 60, shop: 'Ann' }, stored: { cost: 49.5, shop: null } },
  })
  const { data } = await client.from('maintenance').select('cost, notes, shop').eq('id', record.id).single()
  expect(data).toEqual({ cost: 49.5, notes: 'second', shop: null })
})

/** Two devices that saw the same files; what is stored after both have sent theirs, and how the second came out. */
async function afterBoth(saw: string[], first: object, second: object) {
  const client = driver.client as unknown as Client
  const fresh = { ...LOG.fresh(), ...fileColumns(saw) }
  const record = (await newRow({ ...LOG, fresh: () => fresh })) as unknown as NewRecord
  const [one, two] = [first, second].map((part) => editOf(logTable, record, { ...record, ...part }))
  if (!one || !two) throw new Error('no edits')
  expect(await sendEdit(logTable.spec, client, driver.id, one)).toMatchObject({ kind: 'done' })
  const outcome = await sendEdit(logTable.spec, client, driver.id, two)
  const rows = (await read(LOG, record.id)) as unknown as NewRecord
  return { outcome, files: filesOf(rows), cost: rows.cost, two }
}

it.each([
  { saw: [], first: ['a'], second: ['b', 'c'], files: ['a', 'b', 'c'] },
  { saw: ['r'], first: ['r', 'a'], second: ['r', 'b'], files: ['r', 'a', 'b'] },
  { saw: ['r', 's'], first: ['s'], second: ['r', 's', 'b'], files: ['s', 'b'] },
  { saw: ['r', 's'], first: ['r', 's', 'a'], second: ['s'], files: ['s', 'a'] },
  { saw: ['r'], first: ['a'], second: ['b'], files: ['a', 'b'] },
])('joins the files of two devices that saw $saw', async ({ saw, first, second, files }) => {
  const rows = await afterBoth(saw, fileColumns(first), { ...fileColumns(second), cost: 12 })
  expect(rows).toMatchObject({ outcome: { kind: 'done' }, files, cost: 12 })
})

it('asks about what is no file alone, and about files where a record cannot hold all of them', async () => {
  const client = driver.client as unknown as Client
  const both = await afterBoth([], { ...fileColumns(['a']), cost: 1 }, { ...fileColumns(['b']), cost: 2 })
  if (both.outcome.kind !== 'conflict' || !both.outcome.left) throw new Error(both.outcome.kind)
  const { left } = both.outcome
  expect(conflicting(left)).toEqual([{ name: 'cost', mine: 2, theirs: 1 }])
  expect(await sendEdit(logTable.spec, client, driver.id, keepTheirs(left))).toMatchObject({ kind: 'done' })
  const now = (await read(LOG, left.id)) as unknown as NewRecord
  expect([filesOf(now), now.cost]).toEqual([['a', 'b'], 1])
  const many = Array.from({ length: MAX_FILES }, (_, at) => `a${at}`)
  const full = await afterBoth([], fileColumns(many), fileColumns(['b']))
  expect(full).toMatchObject({ outcome: { kind: 'conflict' }, files: many })
})

it('deletes what is as it was seen, leaves what was changed since, and edits nothing that is gone', async () => {
  const client = driver.client as unknown as Client
  const [same, changed] = [await newRecord(), await newRecord()]
  await sendEdit(logTable.spec, client, driver.id, editOf(logTable, changed, { ...changed, notes: 'theirs' }))
  expect(await sendDelete(logTable.spec, client, driver.id, { rows: [same, changed] })).toMatchObject({
    kind: 'conflict',
    left: { rows: [{ id: changed.id }], stored: { [changed.id]: { notes: 'theirs' } } },
  })
  const gone = await sendEdit(
    logTable.spec,
    client,
    driver.id,
    editOf(logTable, same, { ...same, notes: 'mine' }),
  )
  expect(gone).toMatchObject({
    kind: 'conflict',
    message: 'The record was deleted on another device.',
    left: { gone: true, changes: { notes: 'mine' }, seen: { id: same.id, notes: 'first' } },
  })
})

it('writes nothing of somebody else', async () => {
  const ben = await newDriver(server)
  const record = await newRecord()
  const client = ben.client as unknown as Client
  expect(
    await sendEdit(logTable.spec, client, ben.id, editOf(logTable, record, { ...record, cost: 1 })),
  ).toMatchObject({
    left: { gone: true },
  })
  expect(await sendDelete(logTable.spec, client, ben.id, { rows: [record] })).toMatchObject({ kind: 'done' })
  expect(await server.admin('select cost from maintenance where id = $1', [record.id])).toEqual([
    { cost: null },
  ])
})
