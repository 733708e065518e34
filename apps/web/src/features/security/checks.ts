import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import type { Answer, Check, Outcome } from './outcome.ts'
import { judgeInsert, judgeRead } from './outcome.ts'

/* More of somebody's data need not travel. */
const ENOUGH = 1

type Question = PromiseLike<Answer> & { retry(enabled: boolean): PromiseLike<Answer> }

const read = (title: string, request: string, ask: () => Question, ownId?: string): Check => ({
  title,
  asked: request,
  // "Not run" soon is better than waiting for a server that is gone.
  run: async () => judgeRead(await ask().retry(false), ownId),
})

const insert = (title: string, request: string, ask: () => PromiseLike<Answer>): Check => ({
  title,
  asked: request,
  run: async () => judgeInsert(await ask()),
})

/**
 * @param visitor holds the public key alone
 * @param nobody a UUID that no account has, so that a hole lets nothing be written
 */
export function visitorChecks(visitor: Client, nobody: string): Check[] {
  const profiles = () => visitor.from('profiles')
  return [
    read('Visitors read no profiles: every column', 'GET profiles?select=*&limit=1', () =>
      profiles().select('*').limit(ENOUGH),
    ),
    read('Visitors read no email addresses', 'GET profiles?select=email&limit=1', () =>
      profiles().select('email').limit(ENOUGH),
    ),
    read('Visitors read no names and plans', 'GET profiles?select=user_id,name,plan&limit=1', () =>
      profiles().select('user_id, name, plan').limit(ENOUGH),
    ),
    read(
      'Visitors read no google_sub and no stripe_customer_id',
      'GET profiles?select=google_sub,stripe_customer_id&limit=1',
      () => profiles().select('google_sub, stripe_customer_id').limit(ENOUGH),
    ),
    read(
      'Visitors find nobody by a part of an email',
      'GET profiles?select=user_id&email=like.*@*&limit=1',
      () => profiles().select('user_id').like('email', '*@*').limit(ENOUGH),
    ),
    read(
      'Visitors find no paying customers',
      'GET profiles?select=user_id&plan=eq.PRO&stripe_customer_id=not.is.null&limit=1',
      () =>
        profiles().select('user_id').eq('plan', 'PRO').not('stripe_customer_id', 'is', null).limit(ENOUGH),
    ),
    insert('Visitors add no profile', 'POST profiles {user_id, name}', () =>
      profiles().insert({ user_id: nobody, name: 'Security check' }),
    ),
    insert('Visitors add no PRO profile', 'POST profiles {user_id, plan}', () =>
      profiles().insert({ user_id: nobody, plan: 'PRO' }),
    ),
  ]
}

export function driverChecks(driver: Client, ownId: string, nobody: string): Check[] {
  const profiles = () => driver.from('profiles')
  return [
    read(
      'A driver who asks for every profile gets their own',
      'GET profiles?select=*&limit=2',
      () => profiles().select('*').limit(2),
      ownId,
    ),
    read('A driver sees nobody else: every column', 'GET profiles?select=*&user_id=neq.{own}&limit=1', () =>
      profiles().select('*').neq('user_id', ownId).limit(ENOUGH),
    ),
    read('A driver sees nobody else’s email', 'GET profiles?select=email&user_id=neq.{own}&limit=1', () =>
      profiles().select('email').neq('user_id', ownId).limit(ENOUGH),
    ),
    read(
      'A driver sees nobody else’s google_sub and stripe_customer_id',
      'GET profiles?select=google_sub,stripe_customer_id&user_id=neq.{own}&limit=1',
      () => profiles().select('google_sub, stripe_customer_id').neq('user_id', ownId).limit(ENOUGH),
    ),
    insert('A driver adds no profile for somebody else', 'POST profiles {user_id, name}', () =>
      profiles().insert({ user_id: nobody, name: 'Security check' }),
    ),
  ]
}

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
