import { describe, expect, it } from 'vitest'
import type { Entry, Outcome } from './entry.ts'
import { settlement } from './settle.ts'

const ENTRY: Entry = { id: 'e', ownerId: 'ann', queuedAtMs: 0, kind: 'note', work: 'oil', attempts: 0 }
const refusal = (permanent: boolean): Outcome => ({ kind: 'failed', permanent, message: 'no' })

/** What becomes of the entry, whether the next one goes, whether the lane tries again, and what its driver is told. */
const settled = (outcome: Outcome, isWatched: boolean) => {
  const { entry, goesOn, retries, told } = settlement(outcome, isWatched)
  return [typeof entry === 'function' ? entry(ENTRY).problem : entry, goesOn, retries, told.kind]
}

describe('an outcome', () => {
  it.each<[Outcome, ReturnType<typeof settled>]>([
    [{ kind: 'done', answer: 'yes' }, ['remove', true, false, 'sent']],
    [{ kind: 'no_connection' }, ['keep', false, true, 'waiting']],
    [{ kind: 'signed_out' }, ['keep', false, false, 'waiting']],
    [{ kind: 'limit_reached' }, [{ code: 'limit_reached', message: '' }, false, false, 'waiting']],
    [
      { kind: 'conflict', message: 'both', left: 'oil' },
      [{ code: 'refused', message: 'both' }, true, false, 'conflict'],
    ],
  ])('%o leads to the same, watched or not', (outcome, expected) => {
    expect([settled(outcome, false), settled(outcome, true)]).toEqual([expected, expected])
  })

  it('of a refusal is told to a driver who looks, and otherwise kept with its reason', () => {
    const told = ['remove', true, false, 'failed']
    expect([settled(refusal(true), true), settled(refusal(false), true)]).toEqual([told, told])
    expect(settled(refusal(true), false)).toEqual([{ code: 'refused', message: 'no' }, true, false, 'failed'])
    expect(settled(refusal(false), false)).toEqual([
      { code: 'server_error', message: 'no' },
      false,
      true,
      'failed',
    ])
  })
})
