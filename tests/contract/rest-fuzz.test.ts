import fc from 'fast-check'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest } from '../../apps/server/src/rest/index.ts'
import { type TestDatabase, testDatabase } from '../harness/database.ts'
import { SHOP_SQL } from './rest-shop.ts'

// Attack case 14: whatever the address says, the answer is one that PostgREST has a word
// for, and never holds a row that the policies hide. TAPPET_FUZZ_RUNS makes it longer.

const RUNS = Number(process.env.TAPPET_FUZZ_RUNS ?? 2_000)
const FOREIGN = 'canary-of-someone-else'
const OWN_ROWS = 3

let test: TestDatabase
let app: Hono
let headers: Record<string, string>
const logged: unknown[] = []
beforeAll(async () => {
  test = await testDatabase()
  await test.admin(SHOP_SQL)
  const [own, other] = [await test.user(), await test.user()]
  for (const [userId, count, word] of [
    [own.userId, OWN_ROWS, 'own'],
    [other.userId, 40, FOREIGN],
  ]) {
    const values = [userId, count, word]
    await test.admin(
      "insert into history (user_id, type, data) select $1, 'audio', jsonb_build_object('word', $3::text, 'list', jsonb_build_array(n)) from generate_series(1, $2::int) n",
      values,
    )
    await test.admin(
      "insert into maintenance (user_id, item, date, mileage, notes) select $1, $3, date '2026-01-01' + n, n, $3 from generate_series(1, $2::int) n",
      values,
    )
    await test.admin(
      'insert into notes (id, owner, artist_id, body) select n + $2::int * 1000, $1, 1 + n % 4, $3 from generate_series(1, $2::int) n',
      values,
    )
  }
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  app = new Hono().route('/rest/v1', createRest({ database: test.database, tokens: test.tokens, log }))
  headers = { apikey: test.tokens.anonKey, authorization: `Bearer ${own.token}` }
})
afterAll(() => test.close())

const paths = [
  'history',
  'maintenance',
  'notes',
  'artists',
  'albums',
  'profiles',
  'rpc/by_city',
  'rpc/lengths',
  'rpc/add',
]
const columns = [
  'id',
  'user_id',
  'data',
  'type',
  'created_at',
  'notes',
  'item',
  'date',
  'mileage',
  'body',
  'owner',
  'name',
  'tags',
  'touring',
  'profile',
  'artist_id',
  'title',
  'nope',
  '"id"',
  '"a b"',
  '*',
]
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'fts(english)',
  'eq(any)',
  'like(all)',
  'xx',
  '',
]
const relations = [
  'artists',
  'albums',
  'tracks',
  'notes',
  'genres',
  'staff',
  'albums!albums_artist_id_fkey',
  'artists!inner',
  'notes!inner',
  'users',
  'auth.users',
]

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.stringMatching(/^[()"',.:;!*>\\%{}[\]-]{0,8}$/),
  fc.constantFrom(
    "' or 1=1--",
    '"; drop table history;--',
    '$1',
    '\0',
    '%00',
    '\\',
    '((((',
    'null',
    '🚗',
    'ﬀ',
    '‮',
    'NaN',
    '1e999',
    '-1',
    '99999999999999999999',
  ),
)
const value = fc.oneof(
  junk,
  fc.constantFrom(
    '1',
    'null',
    'true',
    'own',
    FOREIGN,
    `*${FOREIGN}*`,
    '(1,2)',
    '("a","b")',
    '{1,2}',
    '{a}',
    '[1,5)',
    '{"word":"own"}',
    '2026-01-01',
    '%',
    '.*',
    'not_null',
    '(a|b)+$',
  ),
)
const step = fc
  .tuple(fc.constantFrom('->', '->>'), fc.oneof(fc.constantFrom('word', 'list', '0', '-1', '"x y"'), junk))
  .map((each) => each.join(''))
const field = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...columns) }, { weight: 1, arbitrary: junk }),
    fc.array(step, { maxLength: 2 }),
  )
  .map(([name, steps]) => name + steps.join(''))
const test1 = fc
  .tuple(fc.constantFrom('', '', '', 'not.'), fc.constantFrom(...operators), value)
  .map(([not, operator, operand]) => `${not}${operator}.${operand}`)
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(field, test1).map(([name, each]) => `${name}.${each}`),
    fc
      .tuple(
        fc.constantFrom('and', 'or', 'not.and', 'not.or', 'xor'),
        fc.array(tie('tree'), { maxLength: 3 }),
      )
      .map(([op, terms]) => `${op}(${terms.join(',')})`),
  ),
}))
const { selected } = fc.letrec<{ selected: string }>((tie) => ({
  selected: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(
        fc.constantFrom('', '', 'x:', '"odd":'),
        field,
        fc.constantFrom('', '', '::text', '::int', '::jsonb', '::nope', '.sum()'),
      )
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom('', '...', 'y:'),
        fc.constantFrom(...relations),
        fc.array(tie('selected'), { maxLength: 3 }),
      )
      .map(([before, name, items]) => `${before}${name}(${items.join(',')})`),
  ),
}))
const ordered = fc
  .tuple(
    fc.oneof(
      field,
      field.map((each) => `artists(${each})`),
    ),
    fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.nullsfirst', '.up'),
  )
  .map((parts) => parts.join(''))
const list = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((many) => many.join(','))
const inEmbed = fc.constantFrom('', '', '', 'notes.', 'artists.', 'albums.tracks.')
const pair = fc.oneof(
  fc.tuple(field, test1),
  fc.tuple(
    field.map((name) => `notes.${name}`),
    test1,
  ),
  fc.tuple(fc.constant('select'), list(selected)),
  fc.tuple(
    fc.constantFrom('and', 'or', 'not.and', 'notes.or'),
    list(tree).map((terms) => `(${terms})`),
  ),
  fc.tuple(
    inEmbed.map((path) => `${path}order`),
    list(ordered),
  ),
  fc.tuple(
    inEmbed.map((path) => `${path}limit`),
    fc.constantFrom('0', '1', '2', '-1', '9999', 'x', '99999999999999999999'),
  ),
  fc.tuple(
    inEmbed.map((path) => `${path}offset`),
    fc.constantFrom('0', '1', '50', '-1', 'x'),
  ),
  fc.tuple(junk, value),
)
const request = fc.record({
  path: fc.constantFrom(...paths),
  query: fc.array(pair, { minLength: 1, maxLength: 4 }),
  raw: fc.option(fc.string({ maxLength: 20 }), { freq: 8 }),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  accept: fc.constantFrom(
    'application/json',
    'application/json',
    '*/*',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'image/png',
  ),
  prefer: fc.constantFrom('', '', 'count=exact', 'count=planned', 'count=estimated', 'handling=strict,x'),
  range: fc.constantFrom('', '', '0-1', '5-', '3-1', 'x'),
})

describe('fuzzed addresses', () => {
  it(
    `${RUNS} of them give a known answer and no foreign row`,
    async () => {
      const seen = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(request, async ({ path, query, raw, method, accept, prefer, range }) => {
          const search = raw ?? new URLSearchParams(query).toString()
          const url = new URL(`http://tappet.test/rest/v1/${path}`)
          url.search = search
          const response = await app.fetch(
            new Request(url, {
              method,
              headers: {
                ...headers,
                accept,
                ...(prefer !== '' && { prefer }),
                ...(range !== '' && { range }),
              },
            }),
          )
          const body = await response.text()
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
          expect([200, 206, 300, 400, 404, 406, 416], body).toContain(response.status)
          // A client's own words come back in an error's text; rows come only with a success.
          if (response.status < 300 || !search.includes(FOREIGN)) expect(body).not.toContain(FOREIGN)
          const total = Number(response.headers.get('content-range')?.split('/')[1])
          const isExact = prefer === 'count=exact' && ['history', 'maintenance', 'notes'].includes(path)
          if (isExact && !Number.isNaN(total)) expect(total).toBeLessThanOrEqual(OWN_ROWS)
        }),
        { numRuns: RUNS, includeErrorInReport: true },
      )
      expect(logged).toEqual([])
      console.log([...seen])
      // Were everything refused, the test would prove nothing.
      expect(seen.get(200) ?? 0).toBeGreaterThan(RUNS / 50)
    },
    20_000 + RUNS * 20,
  )
})
