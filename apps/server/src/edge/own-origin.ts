import { isIP } from 'node:net'
import { plainHost } from './headers.ts'

export type OriginRules = { siteUrl: string; trustedProxies: number }

/** Endings that no public name server answers for (RFC 6762, RFC 8375, ICANN .internal). */
const HOME_ENDINGS = ['.localhost', '.local', '.home.arpa', '.internal', '.lan', '.home']
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via']

/**
 * The origin under which this caller reaches the server, for an answer that must name it:
 * SITE_URL, or the caller's own host when it can only be a machine nearby (a phone on
 * the LAN opens http://192.168.1.5:8787 and must be sent back there, not to its own
 * localhost). A public name that is not SITE_URL's is never repeated.
 */
export function ownOrigin(headers: Headers, { siteUrl, trustedProxies }: OriginRules): string {
  const site = new URL(siteUrl)
  const host = plainHost(headers.get('host') ?? undefined)
  if (host === null || host === site.host) return site.origin
  const viaProxy = PROXY_HEADERS.some((name) => headers.has(name))
  // A proxy often puts its own address of us into Host; then SITE_URL knows better.
  if (viaProxy && !isNearby(site.host)) return site.origin
  if (!isNearby(host)) return site.origin
  const protocol = trustedProxies > 0 && headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return `${protocol}://${host}`
}

function isNearby(host: string): boolean {
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.replace(/:\d+$/, '')
  return isIP(name) !== 0 || !name.includes('.') || HOME_ENDINGS.some((ending) => name.endsWith(ending))
}
