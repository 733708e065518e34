/** Two devices of one driver edit one record in any order; no acknowledged value is replaced by somebody who had not seen it. */

import { recordOf } from '@tappet/upkeep'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Client } from '../../apps/web/src/backend/connect.ts'
import { editOf } from '../../apps/web/src/offline/log/edit.ts'
import { sendDelete, sendEdit } from '../../apps/web/src/offline/log/send.ts'
import type { EditWork, NewRecord } from '../../apps/web/src/offline/log/work.ts'
import { conflicting, keepMine, keepTheirs } from '../../apps/web/src/offline/unchanged.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const FIELDS = ['cost', 'mileage', 'notes'] as const
type Field = (typeof FIELDS)[number]
type Step =
  | { kind: 'edit'; device: number; field: Field }
  | { kind: 'send'; device: number; keepsMine: boolean }
  | { kind: 'read'; device: number }

let server: TestServer
let driver: Driver
beforeAll(async () => {
  server = await startServer({ adminUrl: inject('adminUrl') })
  driver = await newDriver(server)
})
afterAll(() => server.close())

const device = fc.integer({ min: 0, max: 1 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('edit'), device, field: fc.constantFrom(...FIELDS) }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('send'), device, keepsMine: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('read'), device }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 24 },
)

async function newRecord(): Promise<NewRecord> {
  const row = { user_id: driver.id, ...recordOf({ item: 'Oil Change', date: '2026-01-01', notes: 'first' }) }
  const { data, error } = await driver.client.from('maintenance').insert(row).select().single()
  if (error !== null) throw error
  return data as NewRecord
}

/** One device: what it shows, and the edits that it has not sent. */
type Device = { shown: NewRecord; queue: EditWork[] }

async function play(all: Step[]): Promise<void> {
  const client = driver.client as unknown as Client
  const record = await newRecord()
  const devices: Device[] = [0, 1].map(() => ({ shown: record, queue: [] }))
  /** Values that a driver was shown in a conflict. */
  const asked = new Set<unknown>()
  /** Acknowledged values of each field, in the order of the server, with what their edit had seen. */
  const written: { field: string; value: unknown; saw: unknown }[] = []
  let next = 1
  const run = async (step: Step) => {
    const own = devices[step.device]
    if (own === undefined) return
    if (step.kind === 'read') {
      const { data } = await client.from('maintenance').select('*').eq('id', record.id).single()
      own.shown = { ...(data as NewRecord), ...Object.assign({}, ...own.queue.map(({ changes }) => changes)) }
      return
    }
    if (step.kind === 'edit') {
      const value = step.field === 'notes' ? `n${next++}` : next++
      const after = { ...own.shown, [step.field]: value }
      own.queue.push(editOf(own.shown, after))
      own.shown = after
      return
    }
    let edit = own.queue.shift()
    while (edit !== undefined) {
      const outcome = await sendEdit(client, driver.id, edit)
      if (outcome.kind === 'done') {
        for (const [field, value] of Object.entries(edit.changes))
          written.push({ field, value, saw: (edit.before as Record<string, unknown>)[field] })
        return
      }
      if (outcome.kind !== 'conflict') throw new Error(outcome.kind)
      for (const { mine, theirs } of conflicting(outcome.left)) asked.add(mine).add(theirs)
      const decided = step.keepsMine ? keepMine(outcome.left) : keepTheirs(outcome.left)
      edit = Object.keys(decided.changes).length === 0 ? undefined : (decided as EditWork)
    }
  }
  for (const step of all) await run(step)
  const { data: last } = await client.from('maintenance').select('*').eq('id', record.id).single()
  for (const [at, { field, value }] of written.entries()) {
    const later = written.slice(at + 1).find((other) => other.field === field)
    if (later === undefined) expect((last as Record<string, unknown>)[field]).toBe(value)
    else expect(later.saw === value || asked.has(value)).toBe(true)
  }
}

it('loses no acknowledged value unseen, in any order of edits, sends and reads', async () => {
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: 25, seed: 20261123 })
}, 240_000)

it('merges different fields, asks about the same one, and takes an answer that was lost for done', async () => {
  const client = driver.client as unknown as Client
  const record = await newRecord()
  const done = { kind: 'done' }
  const cost = editOf(record, { ...record, cost: 49.5 })
  expect(await sendEdit(client, driver.id, cost)).toMatchObject(done)
  expect(await sendEdit(client, driver.id, cost)).toMatchObject(done)
  const notes = editOf(record, { ...record, notes: 'second' })
  expect(await sendEdit(client, driver.id, notes)).toMatchObject(done)
  const other = editOf(record, { ...record, cost: 60, shop: 'Ann' })
  expect(await sendEdit(client, driver.id, other)).toMatchObject({
    kind: 'conflict',
    left: { changes: { cost: 60, shop: 'Ann' }, stored: { cost: 49.5, shop: null } },
  })
  const { data } = await client.from('maintenance').select('cost, notes, shop').eq('id', record.id).single()
  expect(data).toEqual({ cost: 49.5, notes: 'second', shop: null })
})

it('deletes what is as it was seen, leaves what was changed since, and edits nothing that is gone', async () => {
  const client = driver.client as unknown as Client
  const [same, changed] = [await newRecord(), await newRecord()]
  await sendEdit(client, driver.id, editOf(changed, { ...changed, notes: 'theirs' }))
  expect(await sendDelete(client, driver.id, { records: [same, changed] })).toMatchObject({
    kind: 'conflict',
    left: { records: [{ id: changed.id }], stored: { [changed.id]: { notes: 'theirs' } } },
  })
  const gone = await sendEdit(client, driver.id, editOf(same, { ...same, notes: 'mine' }))
  expect(gone).toMatchObject({ kind: 'failed', message: 'The record was deleted on another device.' })
})

it('writes nothing of somebody else', async () => {
  const ben = await newDriver(server)
  const record = await newRecord()
  const client = ben.client as unknown as Client
  expect(await sendEdit(client, ben.id, editOf(record, { ...record, cost: 1 }))).toMatchObject({
    kind: 'failed',
  })
  expect(await sendDelete(client, ben.id, { records: [record] })).toMatchObject({ kind: 'done' })
  expect(await server.admin('select cost from maintenance where id = $1', [record.id])).toEqual([
    { cost: null },
  ])
})
