import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { postToPublicAddress, publicLookup } from './post.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
  ])('%s is not the public internet’s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a push message', () => {
  const to = (url: string) => postToPublicAddress({ url, headers: {}, body: new Uint8Array() })
  it.each([
    'https://127.0.0.1/x',
    'https://[::1]:8443/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'http://8.8.8.8/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://localhost/x',
  ])('is not posted to %s [V1.3.6]', async (url) => {
    await expect(to(url)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is judged by every address its name stands for, at the moment of connecting [V1.3.6]', async () => {
    const found = (...addresses: string[]) =>
      new Promise((resolve) => {
        const answer = addresses.map(
          (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
        )
        const resolver = ((
          _host: string,
          _options: object,
          done: (error: null, all: LookupAddress[]) => void,
        ) => done(null, answer)) as unknown as Parameters<typeof publicLookup>[3]
        publicLookup(
          'push.example',
          {},
          (error, address) => resolve(error === null ? address : 'refused'),
          resolver,
        )
      })
    expect(await found('8.8.8.8')).toBe('8.8.8.8')
    expect(await found('10.0.0.1')).toBe('refused')
    expect(await found('8.8.8.8', '127.0.0.1')).toBe('refused')
    expect(await found()).toBe('refused')
  })
})
