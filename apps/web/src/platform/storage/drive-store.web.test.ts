import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createDriveStore, type StoredDrive } from './drive-store.web.ts'

let databases = 0
const NO_BOUND = { drives: 1_000, samples: 1_000_000 }
const bench = (max = NO_BOUND, name = `drives-${++databases}`) => createDriveStore<StoredDrive>(max, name)
const drive = (id: string, startedAtMs: number, samples = 10, ownerId = 'ann') => ({
  id,
  ownerId,
  startedAtMs,
  samples,
})
const part = (...times: number[]) => ({
  '7E8 0C': { times: Float64Array.from(times), values: Float64Array.from(times) },
})
const idsOf = async (store: ReturnType<typeof bench>) => (await store.list('ann')).map(({ id }) => id)

describe('drives on the device', () => {
  it('are there after the tab was killed, up to the last piece, in their order', async () => {
    const killed = bench(NO_BOUND, 'killed')
    for (let number = 0; number < 12; number += 1)
      await killed.append(drive('a', 1, number), number, part(number))
    // Another tab opens the same database; the first never closed it.
    const store = bench(NO_BOUND, 'killed')
    expect(await store.list('ann')).toEqual([drive('a', 1, 11)])
    const pieces = await store.pieces('a')
    expect(pieces.map((parts) => [...(parts['7E8 0C']?.times ?? [])])).toEqual(
      Array.from({ length: 12 }, (_, number) => [number]),
    )
  })
  it('are listed newest first, each person’s own', async () => {
    const store = bench()
    await store.append(drive('old', 1), 0, part(0))
    await store.append(drive('new', 2), 0, part(0))
    await store.append(drive('theirs', 3, 10, 'ben'), 0, part(0))
    expect(await idsOf(store)).toEqual(['new', 'old'])
  })
  it('take their pieces with them, and no other’s', async () => {
    const store = bench()
    await store.append(drive('a', 1), 0, part(0))
    await store.append(drive('ab', 2), 0, part(1))
    await store.remove('a')
    expect([await idsOf(store), (await store.pieces('a')).length, (await store.pieces('ab')).length]).toEqual(
      [['ab'], 0, 1],
    )
  })
  it.each([
    ['many', { drives: 2, samples: 1_000 }],
    ['much', { drives: 100, samples: 25 }],
  ])('leave the oldest first where they are too %s, of everybody', async (_, max) => {
    const store = bench(max)
    await store.append(drive('1', 1, 10, 'ben'), 0, part(0))
    await store.append(drive('2', 2), 0, part(0))
    await store.append(drive('3', 3), 0, part(0))
    expect([await idsOf(store), await store.list('ben'), await store.pieces('1')]).toEqual([
      ['3', '2'],
      [],
      [],
    ])
  })
  it('never lose the one that is being written, however long it is', async () => {
    const store = bench({ drives: 1, samples: 25 })
    await store.append(drive('new', 2), 0, part(0))
    await store.append(drive('old clock', 1, 40), 0, part(0))
    await store.append(drive('old clock', 1, 50), 1, part(1))
    expect([await idsOf(store), (await store.pieces('old clock')).length]).toEqual([['old clock'], 2])
  })
})
