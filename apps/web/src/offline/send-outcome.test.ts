import { expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { settlement } from './send-outcome.ts'

const ENTRY: Entry = { id: 'e', ownerId: 'ann', queuedAtMs: 0, kind: 'note', work: 'oil', attempts: 0 }

it('an entry at the limit is told to a driver who looks, and otherwise waits for more', () => {
  const settled = (isWatched: boolean) => {
    const { entry, told } = settlement({ kind: 'limit_reached' }, isWatched)
    return [typeof entry === 'function' ? entry(ENTRY).problem : entry, told.kind]
  }
  expect(settled(true)).toEqual(['remove', 'failed'])
  expect(settled(false)).toEqual([{ code: 'limit_reached', message: '' }, 'failed'])
})
