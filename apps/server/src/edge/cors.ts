// As at Supabase's gateway: any origin may call, because the token and not a cookie says
// who is asking. That covers the native shells too (capacitor://localhost, http://localhost).

export const CORS_HEADERS: readonly [name: string, value: string][] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Content-Range, Range, Content-Location, Preference-Applied, Location, Content-Length, Content-Encoding, Content-Disposition, Date, ETag, Retry-After, X-Request-Id, X-Total-Count, Link, X-Supabase-Api-Version, X-Use-Id',
  ],
]

const ALLOWED_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-supabase-api-version',
  'accept',
  'accept-profile',
  'content-profile',
  'x-upsert',
  'cache-control',
  'x-retry-count',
  'x-region',
  'x-metadata',
  'if-none-match',
]

/**
 * The answer to a preflight (Fetch standard, CORS protocol).
 *
 * @param requested the Access-Control-Request-Headers, if any; names of the plain kind are
 *   allowed beyond the list, as Supabase does, so that newer clients keep working
 */
export function preflightHeaders(requested: string | undefined): [name: string, value: string][] {
  const asked = (requested ?? '').split(',').map((name) => name.trim().toLowerCase())
  const further = asked.filter((name) => /^x-[a-z0-9-]{1,60}$/.test(name) && !ALLOWED_HEADERS.includes(name))
  return [
    ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['Access-Control-Allow-Headers', [...ALLOWED_HEADERS, ...further.slice(0, 10)].join(', ')],
    ['Access-Control-Max-Age', '3600'],
    ['Vary', 'Access-Control-Request-Headers'],
  ]
}
