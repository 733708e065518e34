// Any origin may call, since requests carry tokens and no cookies; the native apps call from capacitor://localhost and
// http://localhost.

export const CORS_HEADERS: readonly [name: string, value: string][] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Content-Range, Content-Location, Preference-Applied, Location, Content-Length, Content-Encoding, Content-Disposition, Date, ETag, Retry-After, X-Request-Id, X-Supabase-Api-Version, X-Use-Id',
  ],
]

const ALLOWED_HEADERS =
  'authorization, x-client-info, apikey, content-type, prefer, range, x-supabase-api-version, accept, accept-profile, content-profile, x-upsert, cache-control, x-retry-count, x-region, if-none-match'

/**
 * Fetch standard, CORS protocol.
 * @param requested Access-Control-Request-Headers; simple names beyond the list are allowed, as at Supabase, for newer
 * clients
 */
export function preflightHeaders(requested: string | undefined): [name: string, value: string][] {
  const names = (requested ?? '').split(',').map((name) => name.trim().toLowerCase())
  const further = names.filter((name) => /^x-[a-z0-9-]{1,60}$/.test(name) && !ALLOWED_HEADERS.includes(name))
  return [
    ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['Access-Control-Allow-Headers', [ALLOWED_HEADERS, ...further.slice(0, 10)].join(', ')],
    ['Access-Control-Max-Age', '3600'],
    ['Vary', 'Access-Control-Request-Headers'],
  ]
}
