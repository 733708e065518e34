import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AuthEnv } from './context.ts'
import { addressKey, clientAddress, mergeMetadata, readEmail, requireSmall } from './request.ts'

async function addressSeen(forwarded: string | null, trustedProxies: number): Promise<string> {
  const app = new Hono<AuthEnv>().get('/', (request) => request.text(clientAddress(request, trustedProxies)))
  const headers = forwarded === null ? {} : { 'X-Forwarded-For': forwarded }
  const incoming = { socket: { remoteAddress: '10.0.0.1' } }
  const answer = await app.request('/', { headers }, { incoming } as unknown as AuthEnv['Bindings'])
  return answer.text()
}

describe('the client’s address', () => {
  it.each([
    ['no proxy is trusted, so nothing forwarded counts', '6.6.6.6', 0, '10.0.0.1'],
    ['one proxy adds the last', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['two proxies add two', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['fewer than trusted', '198.51.100.1', 3, '198.51.100.1'],
    ['nothing forwarded', null, 1, '10.0.0.1'],
    ['only commas', ' , ,', 1, '10.0.0.1'],
  ])('%s', async (_, forwarded, trusted, address) => {
    expect(await addressSeen(forwarded, trusted)).toBe(address)
  })

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:9::1', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('user metadata', () => {
  it('is merged, and null removes a key', () => {
    expect(mergeMetadata({ a: 1, b: 2 }, { b: null, c: 3 })).toEqual({ a: 1, c: 3 })
  })

  it('cannot pollute a prototype', () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"role": "admin"}}'))
    expect((merged as { role?: string }).role).toBeUndefined()
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('is bounded by bytes, not characters', () => {
    expect(requireSmall({ a: 'x'.repeat(4000) })).toBeTruthy()
    expect(() => requireSmall({ a: 'é'.repeat(2100) })).toThrow('at most 4096 bytes')
  })
})

describe('addresses', () => {
  it('are stored in one form', () => {
    expect(readEmail(' Some.One+car@Example.COM ')).toBe('some.one+car@example.com')
  })
  it.each([
    '',
    'a',
    'a@',
    '@b.c',
    'a b@c.de',
    'a@b\n.de',
    'a@b.de, c@d.ef',
    'A <a@b.de>',
    `${'a'.repeat(250)}@b.de`,
  ])('are refused: %j', (value) => {
    expect(() => readEmail(value)).toThrow('invalid format')
  })
})
