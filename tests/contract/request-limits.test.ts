import { beforeAll, describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { newClient, sessionOf } from './auth-client.ts'

const PER_MINUTE = 40
// A clock that stands: no minute ends during the test.
const nowMs = Math.floor(Date.now() / 60_000) * 60_000
const server = fileServer({
  env: { TRUST_PROXY: '1' },
  config: { requestsPerMinute: PER_MINUTE },
  now: () => nowMs,
})
let token: string
let otherToken: string
beforeAll(async () => {
  const sessions = ['busy', 'calm'].map(async (name) => {
    const client = newClient(server)
    await client.auth.signUp({ email: `${name}@example.com`, password: 'a quiet engine' })
    return (await sessionOf(client)).access_token
  })
  ;[token = '', otherToken = ''] = await Promise.all(sessions)
})

const ask = (path: string, bearer: string, address: string, method = 'GET') =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { apikey: server.anonKey, Authorization: `Bearer ${bearer}`, 'X-Forwarded-For': address },
  })

describe('requests a minute', () => {
  it('of one person are refused past the budget on every surface, wherever they come from [V2.4.1]', async () => {
    const statuses: number[] = []
    for (let count = 0; count < PER_MINUTE + 5; count++)
      statuses.push((await ask('/rest/v1/history', token, `203.0.113.${count}`)).status)
    expect(statuses.slice(0, PER_MINUTE)).toEqual(Array(PER_MINUTE).fill(200))
    expect(statuses.slice(PER_MINUTE)).toEqual(Array(5).fill(429))
    const refusals = [
      await ask('/rest/v1/history', token, '203.0.113.200'),
      await ask('/storage/v1/object/list/receipts', token, '203.0.113.200', 'POST'),
      await ask('/functions/v1/track-usage', token, '203.0.113.200', 'POST'),
    ]
    for (const refusal of refusals) {
      expect(refusal.status).toBe(429)
      expect(Number(refusal.headers.get('retry-after'))).toBe(60)
    }
    expect(await Promise.all(refusals.map((refusal) => refusal.json()))).toMatchObject([
      { code: 'TPT429', message: expect.any(String) },
      { statusCode: '429', error: 'too_many_requests' },
      { error: expect.any(String), code: 'too_many_requests' },
    ])
    expect((await ask('/rest/v1/history', otherToken, '203.0.113.200')).status).toBe(200)
  })

  it('of one address are refused past five times as many, with any token or none [V2.4.1]', async () => {
    const forged = `${otherToken.slice(0, -4)}AAAA`
    for (let count = 0; count < PER_MINUTE * 5; count++)
      await ask('/rest/v1/history', count % 2 === 0 ? forged : server.anonKey, '198.51.100.7')
    expect((await ask('/rest/v1/history', server.anonKey, '198.51.100.7')).status).toBe(429)
    expect((await ask('/rest/v1/history', server.anonKey, '198.51.100.8')).status).not.toBe(429)
    // The /64 of an IPv6 address is one customer's line.
    for (let count = 0; count < PER_MINUTE * 5; count++)
      await ask('/rest/v1/history', server.anonKey, `2001:db8:1:1::${count.toString(16)}`)
    expect((await ask('/rest/v1/history', server.anonKey, '2001:db8:1:1::ffff')).status).toBe(429)
    expect((await ask('/rest/v1/history', server.anonKey, '2001:db8:1:2::1')).status).not.toBe(429)
    // A forged token used up nobody's budget.
    expect((await ask('/rest/v1/history', otherToken, '198.51.100.8')).status).toBe(200)
  })
})
