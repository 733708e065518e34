/**
 * Each trusted proxy appends whom it saw to X-Forwarded-For; earlier entries may be forged, and without a trusted proxy
 * the whole header.
 * @param peer the socket's other end, '' for a unix socket
 */
export function clientAddress(peer: string, forwarded: string | null, trustedProxies: number): string {
  const entries = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const chain = [...entries.map(withoutPort), peer]
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer
}

/** Some proxies write the caller's port behind the address, an IPv6 one in brackets (RFC 7239 section 6). */
const withoutPort = (entry: string) =>
  /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(entry)?.slice(1).find(Boolean) ?? entry

/** The operator or a test. */
export const isThisMachine = (peer: string, forwarded: string | null) =>
  forwarded === null && /^(127\.|::1$)/.test(withoutMapping(peer))

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** For limits: an IPv4 address, or the /64 of an IPv6 one, which is one customer's line. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  return plain.includes(':') ? `${prefixOf(plain, 4)}::/64` : plain
}

/** The /48 of an IPv6 address: one customer's site of 65,536 networks; null for IPv4. */
export function siteOf(address: string): string | null {
  const plain = withoutMapping(address)
  return plain.includes(':') ? `${prefixOf(plain, 3)}::/48` : null
}

/** Written out (RFC 4291 section 2.2). */
function prefixOf(address: string, groups: number): string {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? []
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const middle =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...middle, ...tail]
    .slice(0, groups)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
