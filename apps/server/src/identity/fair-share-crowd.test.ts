import { expect, it } from 'vitest'
import { createFairShare } from './fair-share.ts'

it('a turn is looked for among people: 500 who wait cost no look at each other', async () => {
  let looks = 0
  const { run, waiting } = createFairShare({
    ...{ places: 18, reserved: 5, perPerson: 5, busyPlaces: 5 },
    ...{ maxWaiting: 100, refuseAfterMs: 5_000, maxWaitMs: 3_600_000 },
    now: () => {
      looks += 1
      // Everybody is busy, the longer the more.
      return looks * 100
    },
  })
  const ends: (() => void)[] = []
  const all = Array.from({ length: 500 }, (_, count) =>
    run(`person ${count % 20}`, () => new Promise<void>((resolve) => ends.push(resolve))),
  )
  await Promise.resolve()
  expect(waiting()).toBeGreaterThan(450)
  looks = 0
  ends.shift()?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(looks).toBeLessThan(10_000)
  for (let left = 0; left < 2_000 && ends.length > 0; left++) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(all)
  expect(waiting()).toBe(0)
})
