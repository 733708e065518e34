import { expect, it } from 'vitest'
import { createRequestBudget } from './request-budget.ts'

it('refuses past the budget until the next minute, each key for itself', () => {
  let nowMs = 1_800_000_015_000
  const take = createRequestBudget(() => nowMs)
  for (let count = 0; count < 50; count++) expect(take('ada', 50)).toBeNull()
  expect(take('ada', 50)).toBe(45)
  expect(take('ben', 50)).toBeNull()
  nowMs += 45_000
  expect(take('ada', 50)).toBeNull()
})
