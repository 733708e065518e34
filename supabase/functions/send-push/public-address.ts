import { BlockList, isIP } from 'node:net'

const listOf = (family: 'ipv4' | 'ipv6', ranges: string): BlockList => {
  const list = new BlockList()
  for (const range of ranges.split(' ')) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * Not the public internet: private, carriers', documentation, multicast, IPv4 inside IPv6.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry (2025)
 */
const special = listOf(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
)
/** Given out for the internet; of them, some stand for something else. */
const global6 = listOf('ipv6', '2000::/3')
const special6 = listOf('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  if (family === 6) return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  return false
}
