import 'fake-indexeddb/auto'
import type { LogRecord } from '@tappet/upkeep'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Exclusively } from '../platform/runtime/exclusive.ts'
import { createWebQueueStore, openLegacyStore } from '../platform/storage/queue-store.web.ts'
import type { Entry } from './entry.ts'
import { type LegacyJob, type LegacyWrite, takeOver } from './migrate-from-1.0.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A database exactly as version 1.0.0 made it. */
async function legacyDatabase(name: string, entries: readonly unknown[]) {
  const database = await openDB(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('by-owner', ['ownerId', 'queuedAtMs'])
    },
  })
  for (const entry of entries) await database.put('jobs', entry)
  return database
}

/** Every field that a record of version 1.0.0 had. */
const record = {
  ...{ item: 'Oil Change', date: '2026-03-05', mileage: 62_000, cost: 45 },
  ...{ notes: null, receipt_url: null },
} as LogRecord
const receipt = { path: 'ann/1.jpg', bytes: new ArrayBuffer(3), type: 'image/jpeg' }
const write = (id: string, change: LegacyWrite['change'], more: Partial<LegacyWrite> = {}): LegacyWrite => ({
  id,
  ownerId: 'ann',
  queuedAtMs: 7,
  change,
  ...more,
})
const job: LegacyJob = {
  id: 'job',
  ownerId: 'ann',
  queuedAtMs: 3,
  wav: new ArrayBuffer(44),
  // Played on the result, where version 1.0.0 sent the sound beside it.
  ...({ audioData: 'data:audio/wav,x' } as object),
  durationSeconds: 6,
  description: 'ticks',
  context: ['idle'],
  attempts: 2,
  problem: 'limit_reached',
}

function bench() {
  const store = createWebQueueStore<Entry>('tappet.offline')
  const locks: string[] = []
  const exclusively: Exclusively = async (name, work) => {
    locks.push(name)
    await work()
  }
  return { store, locks, run: () => takeOver({ store, exclusively, openLegacy: openLegacyStore }) }
}

describe('what version 1.0.0 has kept', () => {
  it('moves a recording with its place, its attempts and its problem', async () => {
    const old = await legacyDatabase('tappet.jobs', [job])
    const { store, run } = bench()
    await run()
    const { ownerId: _, queuedAtMs: __, attempts: ___, problem: ____, ...work } = job
    expect(await store.list('ann')).toEqual([
      {
        id: 'job',
        ownerId: 'ann',
        queuedAtMs: 3,
        kind: 'recording',
        work,
        attempts: 2,
        problem: { code: 'limit_reached', message: '' },
      },
    ])
    expect(await old.count('jobs')).toBe(0)
  })

  it('moves a visitor’s recording, and whom it waits for', async () => {
    await legacyDatabase('tappet.jobs', [{ ...job, ownerId: 'visitor', forUser: 'ann' }])
    const { store, run } = bench()
    await run()
    expect((await store.get('job'))?.work).toMatchObject({ id: 'job', forUser: 'ann' })
  })

  it('moves each change of the log, and what was refused as refused', async () => {
    const records = [{ ...record, id: 'r' }]
    await legacyDatabase('tappet.writes', [
      write('add', { kind: 'add', records, receipt }),
      write('delete', { kind: 'delete', records }, { refused: 'no' }),
      write('forget', { kind: 'forget_receipt', path: 'ann/1.jpg' }, { notBeforeMs: 60_000 }),
    ])
    const { store, run } = bench()
    await run()
    const base = { ownerId: 'ann', queuedAtMs: 7, attempts: 0 }
    expect(await store.get('add')).toEqual({
      ...base,
      id: 'add',
      kind: 'maintenance.add',
      work: { rows: records, files: [receipt] },
    })
    expect(await store.get('delete')).toEqual({
      ...base,
      id: 'delete',
      kind: 'maintenance.delete',
      work: { rows: records },
      problem: { code: 'refused', message: 'no' },
    })
    expect(await store.get('forget')).toEqual({
      ...base,
      id: 'forget',
      kind: 'log.forget-receipt',
      work: { path: 'ann/1.jpg' },
      notBeforeMs: 60_000,
    })
  })

  it('makes of an edit with every field one with the changed fields alone', async () => {
    const after = { ...record, notes: 'filter too', receipt_url: 'https://files/1.jpg' }
    await legacyDatabase('tappet.writes', [
      write('edit', { kind: 'edit', id: 'r', before: record, after, receipt }),
    ])
    const { store, run } = bench()
    await run()
    expect((await store.get('edit'))?.work).toEqual({
      id: 'r',
      name: 'Oil Change',
      changes: { notes: 'filter too', receipt_url: 'https://files/1.jpg' },
      before: { notes: null, receipt_url: null },
      files: [receipt],
      seen: { ...record, id: 'r' },
    })
  })

  it('is moved while no tab of that version sends it', async () => {
    const { run, locks } = bench()
    await run()
    expect(locks).toEqual(['tappet.jobs.sender', 'tappet.writes.sender'])
  })

  it('stays where it is when it cannot be kept here', async () => {
    const old = await legacyDatabase('tappet.jobs', [job])
    const { store } = bench()
    const full = { ...store, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
    const exclusively: Exclusively = (_name, work) => work()
    await expect(takeOver({ store: full, exclusively, openLegacy: openLegacyStore })).rejects.toThrow('full')
    expect(await old.count('jobs')).toBe(1)
  })

  it('leaves no empty database behind where there was none', async () => {
    await bench().run()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('tappet.jobs')
  })
})
