import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onBehalfOf } from '../identity/on-behalf-of.ts'
import { createTokens } from '../identity/token.ts'
import { limitRequests } from './request-limits.ts'
import { WEB } from './surfaces.ts'

it('what is let through names who asked: the account, else the network, also to what the server then asks itself', async () => {
  const tokens = await createTokens('a secret of at least thirty-two letters', Date.now)
  const limited = limitRequests(WEB, {
    tokens,
    budget: { take: () => null, settled: async () => undefined },
    perMinute: 1,
    trustedProxies: 0,
  })
  const app = new Hono()
  app.use('*', limited)
  app.get('/who', (context) => context.text(onBehalfOf.getStore() ?? 'nobody'))
  app.get('/inner', async () => {
    await Promise.resolve()
    return app.request('/who')
  })
  const ada = '3f1f6b0e-2f57-4a5c-9a6c-0d7f4d1d3a11'
  const incoming = { socket: { remoteAddress: '203.0.113.9' } } as IncomingMessage
  const ask = async (path: string, token: string, env: object = { incoming }) =>
    (await app.request(path, { headers: { authorization: `Bearer ${token}` } }, env)).text()
  const token = await tokens.sign({ role: 'authenticated', aud: 'authenticated', sub: ada }, 60)
  expect(await ask('/who', token)).toBe(ada)
  expect(await ask('/inner', token)).toBe(ada)
  expect(await ask('/who', tokens.anonKey)).toBe('address 203.0.113.9')
  expect(await ask('/inner', tokens.serviceKey)).toBe('address 203.0.113.9')
  expect(await ask('/who', token, {})).toBe('nobody')
})

it.each([
  ['this machine', '127.0.0.1', null, 0, []],
  ['this machine by IPv6', '::1', null, 0, []],
  ['somebody through a proxy on this machine', '127.0.0.1', '203.0.113.9', 1, ['address 203.0.113.9']],
  ['somebody through one that nobody announced', '127.0.0.1', '203.0.113.9', 0, ['address 127.0.0.1']],
  ['a neighbour who calls itself this machine', '192.168.0.7', '127.0.0.1', 0, ['address 192.168.0.7']],
  ['a forged first entry', '10.0.0.2', '127.0.0.1, 203.0.113.9', 1, ['address 203.0.113.9']],
] as const)('counts requests of %s', async (_, remoteAddress, forwarded, trustedProxies, counted) => {
  const keys: string[] = []
  const app = new Hono()
  const limited = limitRequests(WEB, {
    tokens: await createTokens('a secret of at least thirty-two letters', Date.now),
    budget: {
      take(key) {
        keys.push(key)
        return null
      },
      settled: async () => undefined,
    },
    perMinute: 1,
    trustedProxies,
  })
  app.use('*', limited)
  app.get('/', (context) => context.text('in'))
  const incoming = { socket: { remoteAddress } } as IncomingMessage
  await app.request(
    '/',
    { headers: forwarded === null ? {} : { 'X-Forwarded-For': forwarded } },
    { incoming },
  )
  expect(keys).toEqual(counted)
})
