import { existsSync } from 'node:fs'

type Settings = { siteUrl: string; host: string; trustedProxies: number }

/** Files of Docker and Podman, and a variable of every pod. */
const isContainer = () =>
  existsSync('/.dockerenv') ||
  existsSync('/run/.containerenv') ||
  process.env.KUBERNETES_SERVICE_HOST !== undefined

/** Null where each caller is seen with an address of their own. */
export function sharedAddressWarning(
  { siteUrl, host, trustedProxies }: Settings,
  inContainer = isContainer(),
): string | null {
  if (trustedProxies > 0) return null
  if (siteUrl.startsWith('https:'))
    return 'SITE_URL is https, so TLS ends at a proxy, but TRUST_PROXY is not set: limits that count addresses take everybody for one. Set TRUST_PROXY to the number of proxies.'
  if (inContainer && host !== '127.0.0.1')
    return 'In a container, callers through a published port all have its gateway’s address, and TRUST_PROXY is not set: limits that count addresses take everybody for one. Put a proxy in front and set TRUST_PROXY to 1. On the host’s own network nothing is wrong.'
  return null
}
