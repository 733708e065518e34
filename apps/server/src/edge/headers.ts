/**
 * CSP level 3.
 * @param host a plain host and port, else null; old browsers do not count a websocket of the same origin as 'self'
 */
export function contentSecurityPolicy(siteUrl: string, host: string | null): string {
  const own = new URL(siteUrl)
  const sites = [own.origin, ...websocketsOf(own.host), ...(host === null ? [] : websocketsOf(host))]
  const directives = {
    'default-src': "'self'",
    // WebAssembly for the acoustic model.
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': `'self' blob: data: ${own.origin}`,
    'media-src': `'self' blob: data: ${own.origin}`,
    'connect-src': `'self' blob: data: ${[...new Set(sites)].join(' ')}`,
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function websocketsOf(host: string): string[] {
  return [`ws://${host}`, `wss://${host}`]
}

const YEAR_SECONDS = 31_536_000

/** A surface may override one with a stricter value. */
export function fixedHeaders(siteUrl: string): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'microphone=(self), camera=(self), geolocation=(self), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    // Browsers refuse http for a year, so it is sent for https sites alone.
    ...(siteUrl.startsWith('https:')
      ? ([['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`]] as [string, string][])
      : []),
  ]
}

const PLAIN_HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export function plainHost(host: string | undefined): string | null {
  return host !== undefined && host.length <= 255 && PLAIN_HOST.test(host) ? host.toLowerCase() : null
}
