/** Hashing passwords, which is the same on every PostgreSQL, keeps nobody waiting without end. */
import { describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { call } from './auth-client.ts'

describe('a flood of sign-ups', () => {
  const server = fileServer({ bcryptCost: 10 })

  it('of 150 at once is refused past the queue with a time to come back, and others sign in meanwhile', async () => {
    const body = { email: 'owner@example.com', password: 'a quiet engine' }
    await call(server, 'POST', '/signup', { body })
    const flood = Array.from({ length: 150 }, (_, n) =>
      call(server, 'POST', '/signup', { body: { ...body, email: `flood${n}@example.com` } }),
    )
    const signIns = await Promise.all(
      Array.from({ length: 5 }, () => call(server, 'POST', '/token?grant_type=password', { body })),
    )
    expect(signIns.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused.length).toBeGreaterThan(50)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
