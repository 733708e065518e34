import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { type Check, judgeInsert, judgeRead, type Outcome } from './outcome.ts'

const profilesOf = (client: Client) => client.from('profiles')

/** @param query as PostgREST reads it; one row tells enough. `{own}`: the account that asks */
const read = (client: Client, title: string, query: string, ownId = ''): Check => ({
  title,
  asked: `GET profiles?${query}`,
  run: async () => {
    const { select = '*', limit, ...filters } = Object.fromEntries(new URLSearchParams(query))
    const request = profilesOf(client).select(select as '*')
    for (const [column, filter] of Object.entries(filters)) {
      const at = filter.lastIndexOf('.')
      request.filter(column, filter.slice(0, at), filter.slice(at + 1).replace('{own}', ownId))
    }
    // "Not run" soon is better than waiting for a server that is gone.
    const answer = await request.limit(Number(limit)).retry(false)
    return judgeRead(answer, query.includes('{own}') ? undefined : ownId)
  },
})

type Profile = { user_id: string; name?: string; plan?: 'PRO' }

const insert = (client: Client, title: string, row: Profile): Check => ({
  title,
  asked: `POST profiles {${Object.keys(row).join(', ')}}`,
  run: async () => judgeInsert(await profilesOf(client).insert(row)),
})

/**
 * @param visitor holds the public key alone
 * @param nobody a UUID that no account has, so that a hole lets nothing be written
 */
export const visitorChecks = (visitor: Client, nobody: string): Check[] => [
  read(visitor, 'Visitors read no profiles: every column', 'select=*&limit=1'),
  read(visitor, 'Visitors read no email addresses', 'select=email&limit=1'),
  read(visitor, 'Visitors read no names and plans', 'select=user_id,name,plan&limit=1'),
  read(
    visitor,
    'Visitors read no google_sub and no stripe_customer_id',
    'select=google_sub,stripe_customer_id&limit=1',
  ),
  read(visitor, 'Visitors find nobody by a part of an email', 'select=user_id&email=like.*@*&limit=1'),
  read(
    visitor,
    'Visitors find no paying customers',
    'select=user_id&plan=eq.PRO&stripe_customer_id=not.is.null&limit=1',
  ),
  insert(visitor, 'Visitors add no profile', { user_id: nobody, name: 'Security check' }),
  insert(visitor, 'Visitors add no PRO profile', { user_id: nobody, plan: 'PRO' }),
]

export const driverChecks = (driver: Client, ownId: string, nobody: string): Check[] => [
  read(driver, 'A driver who asks for every profile gets their own', 'select=*&limit=2', ownId),
  read(driver, 'A driver sees nobody else: every column', 'select=*&user_id=neq.{own}&limit=1', ownId),
  read(driver, 'A driver sees nobody else’s email', 'select=email&user_id=neq.{own}&limit=1', ownId),
  read(
    driver,
    'A driver sees nobody else’s google_sub and stripe_customer_id',
    'select=google_sub,stripe_customer_id&user_id=neq.{own}&limit=1',
    ownId,
  ),
  insert(driver, 'A driver adds no profile for somebody else', { user_id: nobody, name: 'Security check' }),
]

export async function databaseReport(client: Client): Promise<{ title: string; outcome: Outcome }[]> {
  const data = await dataOf(client.rpc('verify_customer_email_security'))
  return data.map(({ check, passed }) => ({
    title: check,
    outcome: passed
      ? { verdict: 'Passed', answer: 'passed: true' }
      : { verdict: 'Vulnerable', answer: 'passed: false' },
  }))
}

export const REPORT_ASKED = 'POST rpc/verify_customer_email_security'
