import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf, siteOf } from './client-address.ts'

describe('the address of a client', () => {
  it.each([
    ['without a proxy', '203.0.113.5', null, 0, '203.0.113.5'],
    ['that forges the header', '203.0.113.5', '10.0.0.1', 0, '203.0.113.5'],
    ['behind one trusted proxy', '10.0.0.9', '1.1.1.1, 203.0.113.5', 1, '203.0.113.5'],
    ['behind two', '10.0.0.9', '1.1.1.1, 203.0.113.5, 10.0.0.8', 2, '203.0.113.5'],
    ['that reached a trusted proxy’s server directly', '203.0.113.5', null, 1, '203.0.113.5'],
    ['behind a proxy on this machine that nobody announced', '127.0.0.1', '203.0.113.5', 0, '127.0.0.1'],
    ['behind one in a container', '::ffff:172.18.0.2', '203.0.113.5', 0, '::ffff:172.18.0.2'],
    ['on this machine', '127.0.0.1', null, 0, '127.0.0.1'],
    ['whose proxy tells the port', '10.0.0.9', '203.0.113.5:50123', 1, '203.0.113.5'],
    ['of IPv6 whose proxy tells the port', '10.0.0.9', '[2001:db8::5]:50123', 1, '2001:db8::5'],
    ['of IPv6', '10.0.0.9', '2001:db8::5', 1, '2001:db8::5'],
    ['on a unix socket', '', '203.0.113.5', 0, ''],
    ['on a unix socket behind a proxy', '', '203.0.113.5', 1, '203.0.113.5'],
  ])('%s', (_, peer, forwarded, trusted, expected) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(expected)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5', null],
    ['::ffff:203.0.113.5', '203.0.113.5', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8::1:0:0:9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('%s', (address, network, site) => {
    expect([networkOf(address), siteOf(address)]).toEqual([network, site])
  })
})
