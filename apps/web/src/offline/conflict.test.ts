import { describe, expect, it } from 'vitest'
import type { Outcome } from './entry.ts'
import { isSame } from './optimistic-write.ts'
import { RETRY_FIRST_MS } from './retry-backoff.ts'
import { createBrowser, DONE } from './testing/queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const CONFLICT: Outcome<string, string> = { kind: 'conflict', message: 'both', left: 'oil, seen' }

describe('work that met a change of another device', () => {
  it('is told, stays with what is left of it, lets the next one pass and is not sent again by itself', async () => {
    const { queue, note, clock, world, sent, arrived, elsewhere } = createBrowser()
    world.answer = ({ work }) => (work === 'oil' ? CONFLICT : DONE)
    expect(await queue.submit(note, 'oil')).toEqual({ kind: 'conflict', message: 'both' })
    expect(queue.state().entries).toMatchObject([
      { work: 'oil, seen', attempts: 1, problem: { code: 'refused', message: 'both' } },
    ])
    expect([arrived, elsewhere]).toEqual([[], ['note']])
    expect(await queue.submit(note, 'tires')).toEqual({ kind: 'sent', answer: 'yes' })
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toEqual(['oil', 'tires'])
  })

  it('is sent as its driver decides, without the reason', async () => {
    const { queue, note, world, sent } = createBrowser()
    world.answer = () => CONFLICT
    await queue.submit(note, 'oil')
    world.answer = () => DONE
    await queue.retry(queue.state().entries[0]?.id ?? '', 'mine')
    await settled()
    expect(sent).toEqual(['oil', 'mine'])
    expect(queue.state().entries).toEqual([])
  })

  it('that this device cannot keep has failed with that reason', async () => {
    const browser = createBrowser()
    const { queue, note, world } = browser
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.assign(browser.store, { put: denied, list: denied })
    world.answer = () => CONFLICT
    expect(await queue.submit(note, 'oil')).toEqual({ kind: 'failed', message: 'both' })
  })
})

describe('two values', () => {
  it.each([
    ['a', 'a'],
    [null, undefined],
    [5, 5],
    ['2024-01-15T10:00:00Z', '2024-01-15T11:00:00.000+01:00'],
  ])('%j and %j are one to the database', (one, other) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([true, true])
  })
  it.each([
    ['a', 'b'],
    ['', null],
    ['5', 5],
    ['2024-01-15T10:00:00Z', '2024-01-15T10:00:01Z'],
    ['2024-01-15T10:00:00Z', 'x 2024-01-15T10:00:00Z'],
    // Spellings of one day to a browser, and two texts to the database.
    ['Jan 5, 2024', '5 Jan 2024'],
    ['2024-01-05T00:00:00Z', '5 Jan 2024 00:00:00 UTC'],
    ['2024-01-15', '2024-01-15T00:00:00Z'],
  ])('%j and %j are two', (one, other) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([false, false])
  })
})
