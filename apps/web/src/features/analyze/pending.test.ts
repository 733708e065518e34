import { describe, expect, it } from 'vitest'
import { createMemoryJobStore } from '../../platform/job-store.fake.ts'
import { createMemoryStorage } from '../../platform/storage.memory.ts'
import type { QueuedJob } from './job.ts'
import { createPending } from './pending.ts'
import { sampleJob } from './sample-job.fake.ts'

describe("a visitor's job", () => {
  const bench = () => {
    const store = createMemoryJobStore<QueuedJob>()
    const tab = createMemoryStorage()
    return { store, tab, pending: createPending(store, () => 0, tab) }
  }
  it('is taken up once, by the tab that left it', async () => {
    const { store, tab, pending } = bench()
    await pending.keep(sampleJob('a'))
    expect((await createPending(store, () => 0, tab).take())?.id).toBe('a')
    expect(await pending.take()).toBeNull()
  })
  it('is not taken up by another tab', async () => {
    const { store, pending } = bench()
    await pending.keep(sampleJob('a'))
    expect(await createPending(store, () => 0, createMemoryStorage()).take()).toBeNull()
  })
  it('makes place for the next one', async () => {
    const { store, pending } = bench()
    await pending.keep(sampleJob('a'))
    await pending.keep(sampleJob('b'))
    expect(await store.get('a')).toBeNull()
    expect((await pending.take())?.id).toBe('b')
  })
})
