/** Requests against every route, made from a seed: sound ones, bent ones and noise. */

export type FuzzedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array | null
}

const ID = '0a3f9a52-1f0e-4f6e-9f39-2d1a3f1ed2f0'

/** Every route of the surfaces, with a body that fits it. */
const ROUTES: readonly [methods: string, path: string, body?: unknown][] = [
  ['GET', '/rest/v1/'],
  [
    'GET POST PATCH PUT DELETE HEAD',
    '/rest/v1/maintenance?id=eq.1',
    { item: 'Oil Change', date: '2026-01-02' },
  ],
  ['GET POST PATCH', '/rest/v1/history?select=*&order=created_at.desc', { type: 'audio', data: {} }],
  ['GET POST', '/rest/v1/vehicles?select=*,maintenance(*)', { make: 'Honda', year: 2014 }],
  ['GET POST', '/rest/v1/preferences', { units: 'miles' }],
  ['GET POST', '/rest/v1/fill_ups?limit=5', { date: '2026-01-02', volume: 1 }],
  ['POST', '/rest/v1/rpc/list_sessions', {}],
  ['POST', '/rest/v1/rpc/make_handover', { p_case_id: ID, p_days: 3 }],
  ['POST', '/rest/v1/rpc/count_usage', { p_user_id: ID, p_usage_type: 'obd_reads' }],
  ['POST', '/auth/v1/signup', { email: 'fuzz@example.com', password: 'a garage with a view' }],
  ['POST', '/auth/v1/token?grant_type=password', { email: 'fuzz@example.com', password: 'a garage' }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: ID, code_verifier: 'x' }],
  ['GET PUT', '/auth/v1/user', { data: { name: 'Ada' } }],
  ['POST', '/auth/v1/recover', { email: 'fuzz@example.com' }],
  ['POST', '/auth/v1/otp', { email: 'fuzz@example.com' }],
  ['GET POST', '/auth/v1/verify?token=abc&type=signup', { token: 'abc', type: 'signup' }],
  ['GET', '/auth/v1/authorize?provider=google'],
  ['GET', '/auth/v1/callback?code=x&state=y'],
  ['GET POST', '/auth/v1/admin/users', { email: 'fuzz@example.com' }],
  ['GET POST DELETE', '/auth/v1/factors', { factor_type: 'totp' }],
  ['POST', '/auth/v1/logout?scope=others'],
  ['GET POST', '/storage/v1/bucket', { name: 'x' }],
  ['POST', '/storage/v1/object/list/receipts', { prefix: '', limit: 5 }],
  ['POST PUT DELETE', `/storage/v1/object/receipts/${ID}/1.png`, 'bytes'],
  ['POST', `/storage/v1/object/sign/receipts/${ID}/1.png`, { expiresIn: 60 }],
  ['GET', `/storage/v1/object/public/receipts/${ID}/1.png?download=x`],
  ['GET', '/storage/v1/object/sign/receipts/a?token=x'],
  ['POST', '/functions/v1/track-usage', { usage_type: 'obd_reads' }],
  ['POST', '/functions/v1/dtc-lookup', { codes: ['P0300'] }],
  ['POST', '/functions/v1/analyze-sound', { audio: 'data:audio/wav;base64,UklGRg==' }],
  ['POST', '/functions/v1/export-csv', {}],
  ['POST', '/functions/v1/export-pdf', { type: 'maintenance' }],
  ['POST', '/functions/v1/reminder-check', {}],
  ['GET', `/functions/v1/calendar-feed?token=${'0a'.repeat(32)}`],
  ['GET POST', '/functions/v1/handover?token=x', { token: 'x' }],
  ['POST', '/functions/v1/delete-account', { confirm: 'no' }],
  ['GET', '/config.json'],
  ['GET', '/healthz'],
  ['GET', '/'],
  ['GET', '/assets/none.js'],
]

const NOISE = [
  '\0',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '..%2f..%2f',
  "' or 1=1--",
  '((((',
  '))',
  '\\',
  '{',
  '[',
  '"',
  '*',
  '$1',
  'null',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '\u{1f697}',
  '\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
]
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'image/png',
  'application/json; charset=utf-7',
  '',
]
const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  [],
  {},
  [[]],
  '\0',
  'a'.repeat(20_000),
  { __proto__: null, a: 1 },
  2 ** 53,
  ['x', null, {}],
]

/** One request. @param random from 0 to below 1 */
export function fuzzedRequest(random: () => number): FuzzedRequest {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const hits = (share: number) => random() < share
  const [methods, route, fitting] = pick(ROUTES)
  const method = hits(0.9)
    ? pick(methods.split(' '))
    : pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
  const headers: Record<string, string> = { 'content-type': hits(0.8) ? 'application/json' : pick(TYPES) }
  if (hits(0.1)) headers.range = pick(['0-1', 'bytes=0-', 'bytes=9-1', 'x', '-1'])
  if (hits(0.1))
    headers.prefer = pick(['return=representation', 'count=exact', 'resolution=merge-duplicates', 'x=y,,'])
  if (hits(0.1)) headers.accept = pick(['application/vnd.pgrst.object+json', 'text/csv', '*/*', 'x'])
  if (hits(0.05)) headers.authorization = pick(['Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'Bearer '])
  return {
    method,
    path: bent(route, pick, hits),
    headers,
    body: bodyOf(method, fitting, { pick, hits, random }),
  }
}

/** The first bytes of the kinds of files that the server looks into. */
const HEADS = [
  '89504e470d0a1a0a0000000d49484452',
  'ffd8ffe000104a46494600',
  'ffd8ffe1ffff457869660000',
  '524946463a000000574542505650385800',
  '524946460000000057415645666d742010000000010001',
  '474946383961',
  '0000001c667479706865696300000000',
  '0000001c6674797033677034',
  '255044462d312e34',
  '3c737667',
  '',
]

/** One upload of a file, or a form with one, sound or broken. @param random as fuzzedRequest @param owner of the folder */
export function fuzzedUpload(random: () => number, owner: string): FuzzedRequest {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const hits = (share: number) => random() < share
  const noise = Buffer.from(
    Uint8Array.from({ length: Math.floor(random() ** 4 * 40_000) }, () => random() * 256),
  )
  const file = Buffer.concat([
    Buffer.from(pick(HEADS), 'hex'),
    hits(0.2) ? Buffer.alloc(noise.length) : noise,
  ])
  const name = hits(0.8)
    ? `${Math.floor(random() * 1e9)}.png`
    : encodeURIComponent(pick(NOISE).toWellFormed())
  const address = `/storage/v1/object/receipts/${owner}/${name}`
  const method = pick(['POST', 'POST', 'PUT'])
  const upsert = { 'x-upsert': pick(['true', 'false', 'x']) }
  if (hits(0.4)) {
    const type = pick(['image/png', 'image/jpeg', 'audio/wav', ...TYPES])
    return { method, path: address, headers: { ...upsert, 'content-type': type }, body: file }
  }
  const mark = hits(0.9) ? 'x' : pick(['', 'y', 'x'.repeat(80)])
  const named = () =>
    `name="${pick(['audio', 'job_id', 'context', 'cacheControl', 'metadata', '', '__proto__', '\0'])}"`
  const field = () => `--${mark}\r\ncontent-disposition: form-data; ${named()}\r\n\r\n${pick(NOISE)}\r\n`
  const fields = Array.from({ length: hits(0.05) ? 2_000 : Math.floor(random() * 12) }, field).join('')
  const head = `--${mark}\r\ncontent-disposition: form-data; ${named()}; filename="${pick(['a.wav', '', '../x', '\0'])}"\r\ncontent-type: ${pick(TYPES)}\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(fields + head), file, Buffer.from(`\r\n--${mark}--\r\n`)])
  return {
    method,
    path: hits(0.5) ? address : '/functions/v1/analyze-sound',
    headers: { ...upsert, 'content-type': 'multipart/form-data; boundary=x' },
    body: hits(0.3) ? whole.subarray(0, Math.floor(random() * whole.length)) : whole,
  }
}

type Pick = <T>(items: readonly T[]) => T
type Hits = (share: number) => boolean

function bent(route: string, pick: Pick, hits: Hits): string {
  if (hits(0.5)) return route
  const noise = encoded(pick(NOISE), hits)
  const [path = '', query = ''] = route.split('?')
  if (hits(0.3)) return `${path}/${noise}${query === '' ? '' : `?${query}`}`
  const name = pick([
    'select',
    'order',
    'limit',
    'offset',
    'and',
    'or',
    'id',
    'user_id',
    'on_conflict',
    'columns',
    'token',
    'type',
  ])
  const value = hits(0.5)
    ? noise
    : pick(['eq.1', 'in.(1,2', 'not.is.null', 'a(b(c(d)))', '(id.eq.1,id.gt.2)', 'x->>y', '*,*'])
  return `${path}?${[query, `${name}=${value}`].filter(Boolean).join('&')}`
}

const encoded = (text: string, hits: Hits) =>
  text.startsWith('%') && hits(0.7) ? text : encodeURIComponent(text.toWellFormed())

function bodyOf(
  method: string,
  fitting: unknown,
  { pick, hits, random }: { pick: Pick; hits: Hits; random: () => number },
): Uint8Array | null {
  if (method === 'GET' || method === 'HEAD') return null
  const text = new TextEncoder()
  const kind = random()
  if (kind < 0.35) return text.encode(JSON.stringify(fitting ?? {}))
  if (kind < 0.65) return text.encode(JSON.stringify(changed(fitting, pick, hits)))
  if (kind < 0.75) return text.encode(JSON.stringify(fitting ?? {}).slice(0, -1))
  if (kind < 0.8) return text.encode('['.repeat(5_000))
  if (kind < 0.9)
    return text.encode(
      `--x\r\ncontent-disposition: form-data; name="${pick(NOISE).slice(0, 40)}"; filename="a.png"\r\n\r\n${pick(NOISE)}\r\n--x${hits(0.5) ? '--' : ''}\r\n`,
    )
  return Uint8Array.from({ length: Math.floor(random() * 500) }, () => Math.floor(random() * 256))
}

function changed(fitting: unknown, pick: Pick, hits: Hits): unknown {
  if (typeof fitting !== 'object' || fitting === null) return pick(VALUES)
  const entries = Object.entries(fitting).map(([name, value]) => [name, hits(0.4) ? pick(VALUES) : value])
  if (hits(0.3)) entries.push([pick(NOISE).slice(0, 60), pick(VALUES)])
  return hits(0.15) ? [Object.fromEntries(entries), null] : Object.fromEntries(entries)
}
