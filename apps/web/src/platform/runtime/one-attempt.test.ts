import { expect, it } from 'vitest'
import { oneAttempt } from './one-attempt.ts'

it('callers share one attempt and its value; a failed one is tried again', async () => {
  let tries = 0
  const open = oneAttempt(async () => {
    tries += 1
    if (tries === 1) throw new Error('no network')
    return tries
  })
  await expect(Promise.all([open(), open()])).rejects.toThrow('no network')
  expect(await Promise.all([open(), open()])).toEqual([2, 2])
  expect(await open()).toBe(2)
})
