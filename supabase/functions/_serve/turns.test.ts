import { expect, it } from 'vitest'
import { ownTurn } from './turns.ts'

it('of many at once each has a turn of the event loop, in the order of the calls', async () => {
  const [order, turnOf]: [string[], number[]] = [[], []]
  let turn = 0
  let counting = setImmediate(function count() {
    turn += 1
    counting = setImmediate(count)
  })
  const pieces = async (form: string) => {
    for (let piece = 1; piece <= 3; piece += 1) {
      await ownTurn()
      order.push(`${form}${piece}`)
      turnOf.push(turn)
    }
  }
  await Promise.all(['a', 'b', 'c'].map(pieces))
  clearImmediate(counting)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(new Set(turnOf).size).toBe(9)
})
