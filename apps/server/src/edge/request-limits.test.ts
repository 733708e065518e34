import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onBehalfOf } from '../identity/on-behalf-of.ts'
import { createTokens } from '../identity/token.ts'
import { limitRequests } from './request-limits.ts'

it('what is let through names who asked: the account, else the network, also to what the server then asks itself', async () => {
  const tokens = await createTokens('a secret of at least thirty-two letters', Date.now)
  const limited = limitRequests({
    tokens,
    budget: { take: () => null, settled: async () => undefined },
    perMinute: 1,
    trustedProxies: 0,
    onUnannouncedProxy: () => undefined,
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
