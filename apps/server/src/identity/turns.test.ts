import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns, NoTurnError, type TurnsOptions } from './turns.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const BOUNDS = { places: 6, perPerson: 3, reserved: 2, maxWaitingOfOne: 5, maxWaitMs: 50, refuseAfterMs: 20 }

/** Turns that end when told, the order in which they began, and who was refused. "a1" and "a2" are of one person. */
function watched(changes: Partial<TurnsOptions> = {}) {
  const events: string[] = []
  const turns = createTurns({ ...BOUNDS, onEvent: (event) => events.push(event), ...changes })
  const [begun, refused]: [string[], string[]] = [[], []]
  const ends = new Map<string, () => void>()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    ...{ turns, events, begun, refused },
    async ask(...names: string[]) {
      for (const name of names)
        turns.take(name.replace(/\d/g, '')).then(
          (end) => {
            begun.push(name)
            ends.set(name, end)
          },
          (error: unknown) => {
            expect(error).toBeInstanceOf(NoTurnError)
            refused.push(name)
          },
        )
      await settle()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

describe('turns', () => {
  it('are a few of one person at a time; the next waits for the first of them', async () => {
    const { ask, end, begun } = watched()
    await ask('a1', 'a2', 'a3', 'a4', 'a5')
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('leave a few places to people who have none', async () => {
    const { ask, begun } = watched()
    await ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1', 'e1')
    // b2 would be the fifth of six, of which two are kept.
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1'])
  })

  it('go round between people, and each one’s requests keep their order', async () => {
    const { ask, end, begun } = watched({ places: 1, reserved: 0 })
    await ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1')
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('come within a time, or not at all', async () => {
    const { ask, end, begun, refused, turns } = watched({ places: 1, reserved: 0 })
    await ask('a1', 'a2')
    await vi.advanceTimersByTimeAsync(49)
    await ask('a3')
    await vi.advanceTimersByTimeAsync(1)
    expect([refused, turns.waiting()]).toEqual([['a2'], 1])
    await end('a1')
    expect(begun).toEqual(['a1', 'a3'])
  })

  it('are refused to whom the queue has no room for, after a while, though others still find room', async () => {
    const { ask, refused, events, turns } = watched({ places: 1, reserved: 0, maxWaitingOfOne: 1 })
    await ask('a1', 'a2', 'a3', 'b1')
    await vi.advanceTimersByTimeAsync(19)
    expect([refused, turns.waiting()]).toEqual([[], 2])
    await vi.advanceTimersByTimeAsync(1)
    expect([refused, turns.waiting()]).toEqual([['a3'], 2])
    expect(events).toEqual(['pool_wait', 'pool_wait', 'pool_refused'])
  })

  it('are refused where too many people wait', async () => {
    const { ask, refused } = watched({ places: 1, reserved: 0, maxWaiting: 2, refuseAfterMs: 0 })
    await ask('a1', 'b1', 'c1', 'd1')
    expect(refused).toEqual(['d1'])
  })

  it('are not for who has left, who wait no longer', async () => {
    const { ask, end, turns } = watched({ places: 1, reserved: 0 })
    await ask('a1')
    const gone = new AbortController()
    const turn = expect(turns.take('b', gone.signal)).rejects.toThrow('left')
    expect(turns.waiting()).toBe(1)
    gone.abort(new Error('left'))
    await turn
    expect(turns.waiting()).toBe(0)
    await end('a1')
    await expect(turns.take('b', gone.signal)).rejects.toThrow('left')
    await expect(turns.run('c', async () => 'served')).resolves.toBe('served')
  })

  it('end where the work fails', async () => {
    const { turns } = watched({ places: 1, reserved: 0 })
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(turns.run('a', async () => 'served')).resolves.toBe('served')
  })
})
