export type Handling = 'page' | 'file' | 'shared' | 'network'

/** The backend shares the origin, and some of its addresses are navigated to. */
const BACKEND =
  /^\/(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$)|^\/(?:config\.json|healthz|readyz|metrics)$/

/**
 * By address alone, so no personal data enters the caches.
 * @param files paths of the build's files, e.g. "/assets/index-abc.js"
 */
export function handling(
  request: { method: string; mode: string; url: string },
  own: { origin: string; files: ReadonlySet<string> },
): Handling {
  const { origin, pathname } = new URL(request.url)
  // The manifest's share_target.
  if (request.method === 'POST' && origin === own.origin && pathname === '/share') return 'shared'
  if (request.method !== 'GET') return 'network'
  if (origin !== own.origin || BACKEND.test(pathname)) return 'network'
  if (own.files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  return request.mode === 'navigate' ? 'page' : 'network'
}

/** FNV-1a, 32 bits. */
export function buildName(list: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < list.length; at += 1) hash = Math.imul(hash ^ list.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * All but a build's own and the previous one, whose open pages still fetch their chunks.
 * @param names the oldest first
 */
export function outlived(names: readonly string[], own: string): string[] {
  return names.filter((name) => name !== own).slice(0, -1)
}
