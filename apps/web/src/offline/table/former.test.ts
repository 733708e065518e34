import { expect, it } from 'vitest'
import { createMemoryQueueStore } from '../../platform/storage/queue-store.fake.ts'
import type { Entry } from '../entry.ts'
import { inTodaysFormat } from './former.ts'

const row = { id: 'r', cost: 45 }
const file = { path: 'ann/1.jpg', bytes: new ArrayBuffer(1), type: 'image/jpeg' }
const edit = { changes: { cost: 60 }, before: { cost: 45 }, seen: row }
const theirs = { cost: 70 }

it.each<[kind: string, work: object, now: string, work: object]>([
  ['log.add', { records: [row], receipt: file }, 'maintenance.add', { rows: [row], files: [file] }],
  ['log.mileage', { records: [row] }, 'maintenance.add', { rows: [row], isReading: true }],
  [
    'log.edit',
    { recordId: 'r', item: 'Tires', ...edit, receipt: file },
    'maintenance.edit',
    { id: 'r', name: 'Tires', ...edit, files: [file] },
  ],
  ['log.delete', { records: [row], stored: theirs }, 'maintenance.delete', { rows: [row], stored: theirs }],
  ['fuel.add', { fillUps: [row] }, 'fill_ups.add', { rows: [row] }],
  ['fuel.edit', { fillUpId: 'r', ...edit }, 'fill_ups.edit', { id: 'r', name: '', ...edit }],
  ['fuel.delete', { ids: ['r'], rows: [row] }, 'fill_ups.delete', { rows: [row] }],
  ['garage.add', { car: row }, 'vehicles.add', { rows: [row] }],
  ['garage.edit', { carId: 'r', name: 'Golf', ...edit }, 'vehicles.edit', { id: 'r', name: 'Golf', ...edit }],
  ['garage.delete', { carId: 'r', seen: row }, 'vehicles.delete', { rows: [row] }],
  [
    'garage.delete',
    { carId: 'r', seen: row, stored: theirs },
    'vehicles.delete',
    { rows: [row], stored: { r: theirs } },
  ],
  ['case.write', { caseId: 'r' }, 'case.write', { caseId: 'r' }],
])('"%s" of a version after 1.0.0 is read, listed and updated as today’s', async (kind, work, now, today) => {
  const store = createMemoryQueueStore<Entry>()
  const entry = { id: 'e', ownerId: 'ann', queuedAtMs: 1, attempts: 0 }
  await store.put({ ...entry, kind, work })
  const reads = inTodaysFormat(store)
  expect(await reads.get('e')).toEqual({ ...entry, kind: now, work: today })
  expect(await reads.list('ann')).toEqual([{ ...entry, kind: now, work: today }])
  await reads.update('e', (each) => ({ ...each, attempts: 1 }))
  expect(await store.get('e')).toEqual({ ...entry, kind: now, work: today, attempts: 1 })
})
