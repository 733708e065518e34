import { describe, expect, it, vi } from 'vitest'
import { createFairShare, type FairShareOptions, NoFreePlaceError } from './fair-share.ts'

const options: FairShareOptions = {
  ...{ places: 6, reserved: 2, perPerson: 3 },
  ...{ maxWaiting: 5, refuseAfterMs: 0, maxWaitMs: 50 },
  ...{ busyPlaces: 6, now: () => 0 },
}

/** A share with work that ends when told, and the order in which it began. */
function shared(changes: Partial<FairShareOptions> = {}) {
  const share = createFairShare({ ...options, maxWaitMs: 60_000, ...changes })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, isLong?: boolean) => {
    const person = name.replace(/\d/g, '')
    const turn = share.run(
      person,
      () =>
        new Promise<void>((resolve) => {
          begun.push(name)
          ends.set(name, resolve)
        }),
      isLong,
    )
    // Who still waits when a test ends is refused long after it.
    turn.catch(() => undefined)
    return turn
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { run, end, begun }
}

describe('the share of one person', () => {
  it('is a few places; the next waits for the first of them', async () => {
    const { run, end, begun } = shared()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run(name)
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('never takes the places that are kept for people who hold none', async () => {
    const { run, begun } = shared()
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'd1']) void run(name)
    // b2 would be the fifth of six, of which two are kept.
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1'])
  })

  it('comes before that of who holds more, however long those have waited', async () => {
    const { run, end, begun } = shared({ places: 3, reserved: 0 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void run(name)
    await end('a1')
    expect(begun.at(-1)).toBe('b1')
    await end('a2')
    expect(begun.at(-1)).toBe('a4')
  })

  it('is refused past what may wait, and after its time', async () => {
    const { run } = shared({ maxWaiting: 1, maxWaitMs: 20 })
    for (const name of ['a1', 'a2', 'a3']) void run(name)
    const late = run('a4')
    await expect(run('a5')).rejects.toThrow(NoFreePlaceError)
    await expect(late).rejects.toThrow(NoFreePlaceError)
  })

  it('is refused after a while: answered at once, a client that asks again would do nothing else', async () => {
    vi.useFakeTimers()
    try {
      const { run } = shared({ maxWaiting: 0, refuseAfterMs: 1_000 })
      for (const name of ['a1', 'a2', 'a3']) void run(name)
      let isRefused = false
      run('a4').catch(() => {
        isRefused = true
      })
      await vi.advanceTimersByTimeAsync(999)
      expect(isRefused).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(isRefused).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is given back by work that fails', async () => {
    const share = createFairShare({ ...options, places: 1, reserved: 0 })
    for (let count = 0; count < 3; count++)
      await expect(share.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await share.run('b', async () => 'fine')).toBe('fine')
  })
})

describe('people who used much lately', () => {
  /** A share of which each of `busy` has held a place for a minute or more, the first the shortest. */
  async function used(busy: readonly string[], changes: Partial<FairShareOptions> = {}) {
    const clock = { ms: 0 }
    const { run, end, begun } = shared({ busyPlaces: 2, now: () => clock.ms, ...changes })
    for (const person of busy) void run(`${person}0`)
    clock.ms += 60_000
    for (const person of busy) {
      await end(`${person}0`)
      clock.ms += 1_000
    }
    begun.length = 0
    return { run, end, begun, clock }
  }

  it('hold few places together, and who used little begins beside them at once', async () => {
    const { run, end, begun } = await used(['b', 'c', 'd'])
    for (const name of ['b1', 'c1', 'd1', 'b2', 'a1', 'a2']) void run(name)
    expect(begun).toEqual(['b1', 'c1', 'a1', 'a2'])
    await end('a1')
    expect(begun).toHaveLength(4)
    await end('c1')
    expect(begun.at(-1)).toBe('d1')
  })

  it('wait for each other: who used less is next', async () => {
    const { run, end, begun, clock } = await used(['b', 'c', 'd'], { busyPlaces: 1 })
    void run('b1')
    for (const name of ['d1', 'c1']) void run(name)
    clock.ms += 1
    await end('b1')
    expect(begun).toEqual(['b1', 'c1'])
  })

  it('are told by what runs now too: a crowd is bounded before its first statements end', async () => {
    const clock = { ms: 0 }
    const { run, end, begun } = shared({ busyPlaces: 2, now: () => clock.ms })
    for (const name of ['b1', 'c1', 'd1']) void run(name)
    clock.ms += 6_000
    for (const name of ['b2', 'c2', 'a1']) void run(name)
    expect(begun).toEqual(['b1', 'c1', 'd1', 'a1'])
    await end('b1')
    expect(begun).toHaveLength(4)
    await end('c1')
    expect(begun).toHaveLength(5)
  })

  it('are those with several requests open for two seconds, and not who waits for one two thirds of the time', async () => {
    const clock = { ms: 0 }
    const { run, end, begun } = shared({ busyPlaces: 1, places: 20, reserved: 0, now: () => clock.ms })
    for (let second = 0; second < 30; second++) {
      if (second === 28) for (const name of ['b1', 'b2', 'b3', 'c1', 'c2', 'c3']) void run(name)
      void run(`a${second}`)
      clock.ms += 660
      await end(`a${second}`)
      clock.ms += 340
    }
    await end('b3')
    for (const name of ['c4', 'b4', 'a30']) void run(name)
    expect(begun.slice(34)).toEqual(['a28', 'a29', 'a30'])
  })

  it('are named to what runs, and not while they are alone', async () => {
    const clock = { ms: 0 }
    const share = createFairShare({ ...options, now: () => clock.ms })
    const told: boolean[] = []
    const run = (person: string, ms: number) =>
      share.run(person, async (isCrowd) => {
        told.push(isCrowd)
        clock.ms += ms
      })
    for (const [person, ms] of [
      ['b', 9_000],
      ['b', 0],
      ['a', 0],
      ['b', 0],
      ['a', 0],
    ] as const)
      await run(person, ms)
    expect(told).toEqual([false, false, false, true, false])
    clock.ms += 60_000
    await run('b', 0)
    expect(told.at(-1)).toBe(false)
  })

  it('are told by what they wait for too: a crowd in one place does not seem to want little', async () => {
    const { run, end, begun, clock } = await used(['b', 'c', 'd'], { busyPlaces: 1 })
    const ended: string[] = []
    for (const name of ['b1', 'c1', 'd1']) void run(name)
    for (let turn = 2; turn < 400; turn++) {
      const name = begun.find((each) => !ended.includes(each)) ?? ''
      void run(`${name.charAt(0)}${turn}`)
      clock.ms += 100
      ended.push(name)
      await end(name)
    }
    expect(begun.length - ended.length).toBe(1)
  })

  it('have the places of one person while nobody else is there', async () => {
    const { run, end, begun, clock } = await used(['b'], { busyPlaces: 1 })
    clock.ms += 1_000
    for (const name of ['b1', 'b2', 'b3', 'c1']) void run(name)
    expect(begun).toEqual(['b1', 'b2', 'b3', 'c1'])
    for (const name of ['b1', 'b2', 'c1']) await end(name)
    for (const name of ['b4', 'b5']) void run(name)
    expect(begun).toHaveLength(4)
    clock.ms += 3_000
    await end('b3')
    expect(begun.slice(4)).toEqual(['b4', 'b5'])
  })

  it('are like all others after some seconds of rest', async () => {
    const { run, begun, clock } = await used(['b', 'c', 'd'])
    clock.ms += 30_000
    for (const name of ['b1', 'c1', 'd1']) void run(name)
    expect(begun).toEqual(['b1', 'c1', 'd1'])
  })
})

describe('work that takes long', () => {
  it('holds few places of all people together, and what is short begins beside it at once', async () => {
    const { run, end, begun } = shared({ busyPlaces: 1 })
    for (const name of ['b1', 'c1', 'd1']) void run(name, true)
    for (const name of ['a1', 'b2', 'c2']) void run(name)
    expect(begun).toEqual(['b1', 'a1', 'b2', 'c2'])
    await end('c2')
    expect(begun).toHaveLength(4)
    await end('b1')
    expect(begun.at(-1)).toBe('c1')
    expect(begun).toHaveLength(5)
  })

  it('lets what is short of the same person go first, where its own turn has not come', async () => {
    const { run, end, begun } = shared({ busyPlaces: 1, places: 3, reserved: 0 })
    void run('b1', true)
    for (const name of ['a1', 'a2']) void run(name)
    void run('c1', true)
    void run('c2')
    expect(begun).toEqual(['b1', 'a1', 'a2'])
    await end('a1')
    expect(begun.slice(3)).toEqual(['c2'])
    await end('b1')
    expect(begun.slice(4)).toEqual(['c1'])
  })

  it('keeps its order with what is short of the same person, where both may begin', async () => {
    const { run, end, begun } = shared({ busyPlaces: 1, places: 1, reserved: 0 })
    void run('a1')
    void run('c1', true)
    void run('c2')
    await end('a1')
    expect(begun).toEqual(['a1', 'c1'])
  })

  it('is named to what runs, and has all places while its person is alone', async () => {
    const share = createFairShare({ ...options, busyPlaces: 1 })
    const told: [string, boolean][] = []
    const run = (person: string, isLong: boolean) =>
      share.run(person, async (isCrowd) => void told.push([person, isCrowd]), isLong)
    await Promise.all([run('a', true), run('a', true)])
    await run('b', false)
    await run('a', true)
    await run('a', false)
    expect(told).toEqual([
      ['a', false],
      ['a', false],
      ['b', false],
      ['a', true],
      ['a', false],
    ])
  })
})

describe('what operators see of it', () => {
  it('counts who waits and who is refused', async () => {
    const events: string[] = []
    const share = createFairShare({
      ...options,
      perPerson: 1,
      maxWaiting: 1,
      maxWaitMs: 60_000,
      onEvent: (event) => void events.push(event),
    })
    let end = () => {}
    const first = share.run('ada', () => new Promise<void>((resolve) => (end = resolve)))
    const second = share.run('ada', async () => undefined)
    expect([share.waiting(), ...events]).toEqual([1, 'pool_wait'])
    await expect(share.run('ada', async () => undefined)).rejects.toThrow(NoFreePlaceError)
    expect(events).toEqual(['pool_wait', 'pool_refused'])
    end()
    await Promise.all([first, second])
    expect(share.waiting()).toBe(0)
  })
})
