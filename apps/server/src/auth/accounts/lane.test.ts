import { expect, it } from 'vitest'
import { createLanes } from './lane.ts'

it('runs a few at a time in order, refuses at once what is too much, and recovers', async () => {
  const lane = createLanes(2, 3)()
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(n)
      ends.push(() => resolve(n))
    })
  const taken = [0, 1, 2, 3, 4].map((n) => lane(work(n)))
  await expect(lane(work(5))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
  expect(begun).toEqual([0, 1])
  for (let n = 0; n < 5; n++) {
    ends[n]?.()
    expect(await taken[n]).toBe(n)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  const failing = lane(async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  const again = [6, 7].map((n) => lane(async () => n))
  expect(await Promise.all(again)).toEqual([6, 7])
})

it('takes turns between lanes that share the places', async () => {
  const createLane = createLanes(1, 9)
  const [hashing, comparing] = [createLane(), createLane()]
  const begun: string[] = []
  const work = (name: string) => async () => void begun.push(name)
  const all = [
    ...['h1', 'h2', 'h3', 'h4'].map((name) => hashing(work(name))),
    ...['c1', 'c2'].map((name) => comparing(work(name))),
  ]
  expect(begun).toEqual(['h1'])
  await Promise.all(all)
  expect(begun).toEqual(['h1', 'h2', 'c1', 'h3', 'c2', 'h4'])
})
