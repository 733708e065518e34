/** The address of a caller who is not signed in, behind as many proxies as the operator trusts. */

/**
 * Each trusted proxy appends whom it saw to X-Forwarded-For; entries before those may be forged. A proxy on this machine
 * or in its own network that nobody vouched for still appends: its last entry is taken, so that all people behind it do
 * not count as one.
 *
 * @param peer the socket's other end
 * @param forwarded the header, as it came
 */
export function clientAddress(peer: string, forwarded: string | null, trustedProxies: number): string {
  const entries = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const trusted = trustedProxies > 0 ? trustedProxies : isUnannouncedProxy(peer, entries) ? 1 : 0
  const chain = [...entries, peer]
  return chain[Math.max(0, chain.length - 1 - trusted)] ?? peer
}

/** Whether a proxy is in front although TRUST_PROXY says that there is none. */
export function isBehindUnannouncedProxy(
  peer: string,
  forwarded: string | null,
  trustedProxies: number,
): boolean {
  return trustedProxies === 0 && isUnannouncedProxy(peer, forwarded === null ? [] : [forwarded])
}

const isUnannouncedProxy = (peer: string, entries: readonly string[]) => entries.length > 0 && isNear(peer)

/** Loopback, and the private networks of RFC 1918 and RFC 4193. */
const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i

const isNear = (address: string) => NEAR.test(withoutMapping(address))

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 one, which is one customer's line.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  return plain.includes(':') ? `${prefixOf(plain, 4)}::/64` : plain
}

/** The /48 of an IPv6 address, which is one customer's site and holds 65,536 networks; null for IPv4. */
export function siteOf(address: string): string | null {
  const plain = withoutMapping(address)
  return plain.includes(':') ? `${prefixOf(plain, 3)}::/48` : null
}

/** The first groups of an IPv6 address, written out (RFC 4291 section 2.2). */
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
