import { describe, expect, it } from 'vitest'
import { ownOrigin } from './own-origin.ts'

const LOCAL = { siteUrl: 'http://localhost:8787', trustedProxies: 0 }
const PUBLIC = { siteUrl: 'https://tappet.example', trustedProxies: 1 }

describe('the origin in the configuration', () => {
  it.each([
    ['localhost:8787', 'http://localhost:8787'],
    ['127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['[::1]:8787', 'http://[::1]:8787'],
    ['192.168.1.5:8787', 'http://192.168.1.5:8787'],
    ['203.0.113.9:8787', 'http://203.0.113.9:8787'],
    ['raspberrypi:8787', 'http://raspberrypi:8787'],
    ['Garage.LOCAL:8787', 'http://garage.local:8787'],
    ['car.home.arpa', 'http://car.home.arpa'],
  ])('is the caller’s host on a local network: %s', (host, origin) => {
    expect(ownOrigin(new Headers({ host }), LOCAL)).toBe(origin)
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.5.evil.example',
    'localhost:8787@evil.example',
    'a"b',
    'localhost:8787/../x',
    'x'.repeat(300),
    '',
  ])('is never a host that could be public: %s', (host) => {
    expect(ownOrigin(new Headers(host === '' ? {} : { host }), LOCAL)).toBe('http://localhost:8787')
  })

  it.each([
    [{ host: 'tappet.example' }, 'https://tappet.example'],
    [{ host: 'www.tappet.example' }, 'https://tappet.example'],
    // nginx sends its upstream address as Host by default
    [{ host: '127.0.0.1:8787', 'x-forwarded-for': '203.0.113.9' }, 'https://tappet.example'],
    // the operator on the machine itself, without the proxy
    [{ host: 'localhost:8787' }, 'http://localhost:8787'],
  ])('behind a proxy, with %o, is %s', (headers, origin) => {
    expect(ownOrigin(new Headers(headers), PUBLIC)).toBe(origin)
  })

  it('has the scheme of X-Forwarded-Proto only when a proxy is trusted', () => {
    const headers = new Headers({ host: 'garage.local', 'x-forwarded-proto': 'https' })
    expect(ownOrigin(headers, { siteUrl: 'http://localhost:8787', trustedProxies: 1 })).toBe(
      'https://garage.local',
    )
    expect(ownOrigin(headers, LOCAL)).toBe('http://garage.local')
  })
})
