import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { databaseReport, driverChecks, REPORT_ASKED, visitorChecks } from './checks.ts'
import { type Check, runCheck, type Verdict } from './outcome.ts'

const NOBODY = '00000000-0000-4000-8000-00000000000f'
const ME = '00000000-0000-4000-8000-00000000000a'

const DENIED = Response.json(
  { code: '42501', message: 'permission denied for table profiles' },
  { status: 401 },
)
const NO_ROWS = Response.json([])

/** The real client over a wire that answers every request alike; what it asked is written down. */
function wire(answer: Response | null) {
  const requests: string[] = []
  const client = createClient<Database>('http://localhost', 'public', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: {
      fetch: async (input, init) => {
        const { pathname, search } = new URL(String(input))
        const method = init?.method ?? 'GET'
        const columns = init?.body ? ` {${Object.keys(JSON.parse(String(init.body))).join(', ')}}` : ''
        const query = new URLSearchParams(search)
        query.delete('columns')
        const parts = [...query].map(([name, value]) => `${name}=${value.replace(ME, '{own}')}`).join('&')
        requests.push(`${method} ${pathname.replace('/rest/v1/', '')}${parts && `?${parts}`}${columns}`)
        if (answer === null) throw new TypeError('Failed to fetch')
        return answer.clone()
      },
    },
  })
  return { client, asked: requests }
}

const ALL: [name: string, of: (client: ReturnType<typeof wire>['client']) => Check[]][] = [
  ['visitor', (client) => visitorChecks(client, NOBODY)],
  ['driver', (client) => driverChecks(client, ME, NOBODY)],
]

async function verdicts(answer: Response | null): Promise<Verdict[]> {
  const { client } = wire(answer)
  const outcomes = await Promise.all(ALL.flatMap(([, of]) => of(client)).map(runCheck))
  return [...new Set(outcomes.map(({ verdict }) => verdict))]
}

describe.each(ALL)('the checks of a %s', (_name, of) => {
  it('ask what they say they ask', async () => {
    for (const index of of(wire(NO_ROWS).client).keys()) {
      const { client, asked } = wire(NO_ROWS)
      const check = of(client)[index]
      if (!check) throw new Error('no check')
      await runCheck(check)
      expect(asked).toEqual([check.asked])
    }
  })
})

describe('a check', () => {
  it('passes when the right is refused [SEC-003]', async () => {
    expect(await verdicts(DENIED)).toEqual(['Passed'])
  })
  it('is not run when the server is gone, broken, or does not know the caller', async () => {
    expect(await verdicts(null)).toEqual(['Not run'])
    expect(await verdicts(Response.json({ message: 'down' }, { status: 503 }))).toEqual(['Not run'])
    expect(
      await verdicts(Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })),
    ).toEqual(['Not run'])
  })
  it('finds a hole when a row of somebody else comes back or can be written [SEC-003]', async () => {
    const row = { user_id: NOBODY, email: 'ann@example.com', google_sub: 'secret' }
    expect(await verdicts(Response.json([row]))).toEqual(['Vulnerable'])
  })
  it('finds a hole when only the missing account stops an insert', async () => {
    const { client } = wire(
      Response.json({ code: '23503', message: 'violates foreign key constraint' }, { status: 409 }),
    )
    const inserts = ALL.flatMap(([, of]) => of(client)).filter(({ asked }) => asked.startsWith('POST'))
    expect(inserts).toHaveLength(3)
    for (const check of inserts) expect((await runCheck(check)).verdict).toBe('Vulnerable')
  })
  it('lets a driver see their own row, and shows no value of any', async () => {
    const mine = wire(Response.json([{ user_id: ME, email: 'ann@example.com' }]))
    const [own] = driverChecks(mine.client, ME, NOBODY)
    if (!own) throw new Error('no check')
    expect(await runCheck(own)).toEqual({ verdict: 'Passed', answer: '200 · your own profile and no other.' })
    const leaking = wire(Response.json([{ user_id: NOBODY, email: 'ann@example.com' }]))
    const outcomes = await Promise.all(visitorChecks(leaking.client, NOBODY).map(runCheck))
    expect(JSON.stringify(outcomes)).not.toMatch(/ann@|0000/)
  })
})

describe('the report of the database', () => {
  it('becomes a verdict for each line', async () => {
    const { client, asked } = wire(
      Response.json([
        { check: 'closed', passed: true },
        { check: 'open', passed: false },
      ]),
    )
    const report = await databaseReport(client)
    expect(report.map(({ title, outcome }) => [title, outcome.verdict])).toEqual([
      ['closed', 'Passed'],
      ['open', 'Vulnerable'],
    ])
    expect(asked).toEqual([`${REPORT_ASKED} {}`])
  })
  it('is asked for by the security pages only [SEC-017]', () => {
    const root = join(import.meta.dirname, '../..')
    const callers = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .filter((path) => readFileSync(join(root, path), 'utf8').includes('verify_customer_email_security'))
    expect(callers).toEqual([join('features', 'security', 'checks.ts')])
  })
})
