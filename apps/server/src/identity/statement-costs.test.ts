import { expect, it } from 'vitest'
import { createStatementCosts } from './statement-costs.ts'

it('a kind takes long once it took 15 ms of a processor, or a little less several times', () => {
  const { isLong, note } = createStatementCosts()
  expect(isLong('ada search')).toBe(false)
  note('ada search', 15)
  note('ada read', 8)
  expect([isLong('ada search'), isLong('ada read'), isLong('ben search')]).toEqual([true, false, false])
  for (let count = 0; count < 3; count++) note('ada read', 8)
  expect(isLong('ada read')).toBe(true)
})

it('a kind is short again after it took little for a while', () => {
  const { isLong, note } = createStatementCosts()
  note('ada search', 40)
  for (let count = 0; count < 3; count++) note('ada search', 1)
  expect(isLong('ada search')).toBe(false)
})

it('remembers 5,000 kinds, those of the last use', () => {
  const { isLong, note } = createStatementCosts()
  for (const kind of ['first', 'second']) note(kind, 40)
  note('first', 40)
  for (let count = 0; count < 4_999; count++) note(`other ${count}`, 1)
  expect([isLong('first'), isLong('second')]).toEqual([true, false])
})
