import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import type { Stored } from './queue-store.ts'
import { createWebQueueStore, openLegacyStore } from './queue-store.web.ts'

let databases = 0
const bench = () => createWebQueueStore<Stored & { note?: string }>(`entries-${++databases}`)
const entry = (id: string, ownerId = 'ann', queuedAtMs = 1) => ({ id, ownerId, queuedAtMs })

it('lists one person’s entries, oldest first', async () => {
  const store = bench()
  await store.put(entry('late', 'ann', 20))
  await store.put(entry('early', 'ann', 10))
  await store.put(entry('theirs', 'ben', 5))
  expect((await store.list('ann')).map(({ id }) => id)).toEqual(['early', 'late'])
})

it('keeps one entry for an id', async () => {
  const store = bench()
  await store.put(entry('a'))
  await store.put({ ...entry('a'), note: 'second' })
  expect(await store.list('ann')).toEqual([{ ...entry('a'), note: 'second' }])
})

it('changes an entry that is there and brings none back that is gone', async () => {
  const store = bench()
  await store.put(entry('a'))
  await store.update('a', (row) => ({ ...row, note: 'changed' }))
  expect((await store.get('a'))?.note).toBe('changed')
  await store.remove('a')
  await store.update('a', (row) => ({ ...row, note: 'again' }))
  expect(await store.get('a')).toBeNull()
})

it('makes no database of the earlier version where there is none', async () => {
  expect(await openLegacyStore('never-made')).toBeNull()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('never-made')
})

it('reads and empties a database of the earlier version', async () => {
  const database = await openDB('tappet.made', 1, {
    upgrade: (database) => void database.createObjectStore('jobs', { keyPath: 'id' }),
  })
  await database.put('jobs', entry('a'))
  const legacy = await openLegacyStore('tappet.made')
  expect(await legacy?.all()).toEqual([entry('a')])
  await legacy?.remove('a')
  expect(await database.getAll('jobs')).toEqual([])
})
