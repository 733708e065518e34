import { describe, expect, it } from 'vitest'
import { createLeaving } from './graceful-stop.ts'

/** A clock that a test moves. */
function held() {
  const waits: number[] = []
  let pass = () => {}
  const wait = (ms: number) => {
    waits.push(ms)
    return new Promise<void>((resolve) => {
      pass = resolve
    })
  }
  return { asked: waits, wait, pass: () => pass() }
}

async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])
}

describe('a server that was told to stop', () => {
  it('is not ready at once, and goes when the grace is over', async () => {
    const clock = held()
    const leaving = createLeaving(5_000, clock.wait)
    expect(leaving.isLeaving()).toBe(false)
    const gone = leaving.leave()
    expect([leaving.isLeaving(), clock.asked, await isOver(gone)]).toEqual([true, [5_000], false])
    clock.pass()
    expect(await isOver(gone)).toBe(true)
  })

  it('goes at once when it is told a second time', async () => {
    const leaving = createLeaving(5_000, held().wait)
    const gone = leaving.leave()
    void leaving.leave()
    expect(await isOver(gone)).toBe(true)
  })

  it('goes at once without a grace', async () => {
    const clock = held()
    expect(await isOver(createLeaving(0, clock.wait).leave())).toBe(true)
    expect(clock.asked).toEqual([])
  })
})
