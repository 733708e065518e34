import { describe, expect, it } from 'vitest'
import type { Entry } from '../../offline/entry.ts'
import { createMemoryQueueStore } from '../../platform/storage/queue-store.fake.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { createPending } from './pending.ts'
import { sampleJob } from './testing/sample-job.ts'

describe("a visitor's job", () => {
  const bench = () => {
    const store = createMemoryQueueStore<Entry>()
    const tab = createMemoryStorage()
    return { store, tab, pending: createPending(store, () => 0, tab) }
  }
  it('is taken up once, by the tab that left it', async () => {
    const { store, tab, pending } = bench()
    await pending.keep(sampleJob('a'))
    expect((await createPending(store, () => 0, tab).take('ann'))?.id).toBe('a')
    expect(await pending.take('ann')).toBeNull()
  })
  it('is not taken up by another tab', async () => {
    const { store, pending } = bench()
    await pending.keep(sampleJob('a'))
    expect(await createPending(store, () => 0, createMemoryStorage()).take('ann')).toBeNull()
  })
  it('makes place for the next one', async () => {
    const { store, pending } = bench()
    await pending.keep(sampleJob('a'))
    await pending.keep(sampleJob('b'))
    expect(await store.get('a')).toBeNull()
    expect((await pending.take('ann'))?.id).toBe('b')
  })
  it('that version 1.0.0 kept for one person is nobody else’s', async () => {
    const { store, tab, pending } = bench()
    await pending.keep({ ...sampleJob('a'), ...{ forUser: 'ann' } })
    expect(await createPending(store, () => 0, tab).take('ben')).toBeNull()
    expect(await store.get('a')).toBeNull()
    await pending.keep({ ...sampleJob('b'), ...{ forUser: 'ann' } })
    expect(await pending.take('ann')).toEqual(sampleJob('b'))
  })
})
