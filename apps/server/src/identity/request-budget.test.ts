import { pino } from 'pino'
import { expect, it } from 'vitest'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { createRequestBudget } from './request-budget.ts'

const log = pino({ level: 'silent' })
const test = fileDatabase()

const START_MS = 1_800_000_000_000

it('refuses past the budget until the next minute, each key for itself', () => {
  let nowMs = START_MS + 15_000
  const { take } = createRequestBudget(test.database.accounts, log, () => nowMs)
  for (let count = 0; count < 50; count++) expect(take('ada', 50)).toBeNull()
  expect(take('ada', 50)).toBe(45)
  expect(take('ben', 50)).toBeNull()
  nowMs += 45_000
  expect(take('ada', 50)).toBeNull()
})

it('is shared by nodes', async () => {
  const nodes = [1, 2].map(() => createRequestBudget(test.database.accounts, log, () => START_MS))
  let allowed = 0
  for (let count = 0; count < 200; count++) {
    const refused = nodes.map(({ take }) => take('cem', 100) !== null)
    allowed += refused.filter((isRefused) => !isRefused).length
    await Promise.all(nodes.map((node) => node.settled()))
  }
  expect(allowed).toBeGreaterThanOrEqual(100)
  expect(allowed).toBeLessThan(125)
})

it('counts on its own while the database is away', () => {
  const broken = {
    query: () => Promise.reject(new Error('gone')),
  } as unknown as typeof test.database.accounts
  const { take } = createRequestBudget(broken, log, () => START_MS)
  const answers = Array.from({ length: 60 }, () => take('dan', 50))
  expect(answers.filter((seconds) => seconds === null)).toHaveLength(50)
})
