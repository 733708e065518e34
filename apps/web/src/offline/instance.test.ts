import { expect, it, vi } from 'vitest'

it('asks the browser once to keep what is stored, before the first entry is', async () => {
  const calls: string[] = []
  vi.stubGlobal('navigator', {
    storage: { persist: async () => void calls.push('persist') },
    locks: undefined,
    onLine: true,
  })
  vi.doMock('../platform/storage/queue-store.web.ts', () => ({
    createWebQueueStore: () => ({ put: async () => void calls.push('put') }),
  }))
  const { queueStore } = await import('./instance.ts')
  const entry = { id: 'e', ownerId: 'ann', queuedAtMs: 1, kind: 'note', work: null, attempts: 0 }
  await queueStore.put(entry)
  await queueStore.put(entry)
  expect(calls).toEqual(['persist', 'put', 'put'])
  vi.unstubAllGlobals()
})
