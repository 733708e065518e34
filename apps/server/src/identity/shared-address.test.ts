import { expect, it } from 'vitest'
import { sharedAddressWarning } from './shared-address.ts'

it.each([
  [
    'on a bare machine',
    { siteUrl: 'http://localhost:8787', host: '0.0.0.0', trustedProxies: 0 },
    false,
    null,
  ],
  [
    'in a container',
    { siteUrl: 'http://192.168.0.9:8787', host: '0.0.0.0', trustedProxies: 0 },
    true,
    /In a container/,
  ],
  [
    'in one that listens to itself',
    { siteUrl: 'http://x', host: '127.0.0.1', trustedProxies: 0 },
    true,
    null,
  ],
  ['in one behind a proxy', { siteUrl: 'https://x', host: '0.0.0.0', trustedProxies: 1 }, true, null],
  ['with TLS', { siteUrl: 'https://x', host: '127.0.0.1', trustedProxies: 0 }, false, /TLS ends at a proxy/],
] as const)('warns where callers share one address: %s', (_, settings, inContainer, warning) => {
  const text = sharedAddressWarning(settings, inContainer)
  if (warning === null) expect(text).toBeNull()
  else expect(text).toMatch(warning)
})
