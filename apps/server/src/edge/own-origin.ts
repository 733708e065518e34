import { isIP } from 'node:net'
import { plainHost } from './headers.ts'

export type OriginRules = { siteUrl: string; trustedProxies: number }

/** Not in public DNS (RFC 6762, RFC 8375, ICANN .internal). */
const LOCAL_DOMAINS = ['.localhost', '.local', '.home.arpa', '.internal', '.lan', '.home']
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via']

/**
 * SITE_URL's, or the caller's Host when it is local: a phone on the LAN must not be sent to its own localhost. Another
 * public host is never repeated.
 */
export function ownOrigin(headers: Headers, { siteUrl, trustedProxies }: OriginRules): string {
  const site = new URL(siteUrl)
  const host = plainHost(headers.get('host') ?? undefined)
  if (host === null || host === site.host) return site.origin
  const viaProxy = PROXY_HEADERS.some((name) => headers.has(name))
  // A proxy often sends its upstream address as Host.
  if (viaProxy && !isLocal(site.host)) return site.origin
  if (!isLocal(host)) return site.origin
  const protocol = trustedProxies > 0 && headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return `${protocol}://${host}`
}

function isLocal(host: string): boolean {
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.replace(/:\d+$/, '')
  return isIP(name) !== 0 || !name.includes('.') || LOCAL_DOMAINS.some((ending) => name.endsWith(ending))
}
