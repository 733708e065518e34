/** After version 1.0.0 and until November 26, 2026 each table had a format of its own; a tab with it may be open. */
import type { QueueStore } from '../../platform/storage/queue-store.ts'
import type { Entry } from '../entry.ts'

type Work = Readonly<Record<string, unknown>>

const rest = (work: Work, ...names: string[]) =>
  Object.fromEntries(Object.entries(work).filter(([name]) => !names.includes(name)))
const withFiles = ({ receipt, ...work }: Work): Work =>
  receipt === undefined ? work : { ...work, files: [receipt] }

function carDeletion({ carId, seen, stored }: Work): Work {
  const id = String(carId)
  return {
    rows: [{ ...(seen as object), id }],
    ...(stored === undefined ? {} : { stored: { [id]: stored } }),
  }
}

const NOW: Readonly<Record<string, [kind: string, work: (former: Work) => Work]>> = {
  'log.add': ['maintenance.add', (work) => ({ ...rest(withFiles(work), 'records'), rows: work.records })],
  'log.mileage': ['maintenance.add', ({ records }) => ({ rows: records, isReading: true })],
  'log.edit': [
    'maintenance.edit',
    (work) => ({ ...rest(withFiles(work), 'recordId', 'item'), id: work.recordId, name: work.item }),
  ],
  'log.delete': ['maintenance.delete', ({ records, ...work }) => ({ ...work, rows: records })],
  'fuel.add': ['fill_ups.add', ({ fillUps }) => ({ rows: fillUps })],
  'fuel.edit': ['fill_ups.edit', ({ fillUpId, ...work }) => ({ name: '', ...work, id: fillUpId })],
  'fuel.delete': ['fill_ups.delete', (work) => rest(work, 'ids')],
  'garage.add': ['vehicles.add', ({ car }) => ({ rows: [car] })],
  'garage.edit': ['vehicles.edit', ({ carId, ...work }) => ({ ...work, id: carId })],
  'garage.delete': ['vehicles.delete', carDeletion],
}

export function todaysEntry(entry: Entry): Entry {
  const now = NOW[entry.kind]
  return now ? { ...entry, kind: now[0], work: now[1](entry.work as Work) } : entry
}

export const inTodaysFormat = (store: QueueStore<Entry>): QueueStore<Entry> => ({
  ...store,
  get: async (id) => {
    const entry = await store.get(id)
    return entry && todaysEntry(entry)
  },
  list: async (ownerId) => (await store.list(ownerId)).map(todaysEntry),
  update: (id, change) => store.update(id, (entry) => change(todaysEntry(entry))),
})
