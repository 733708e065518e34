import { FunctionsHttpError } from '@supabase/supabase-js'
import type { DemoAccount } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'

export const DEMO_FAILED_TITLE = 'The demo did not start'
const TOO_MANY = 'Many demos were started in the last hour. Please try again a little later.'
const FAILED = 'The server did not answer, or could not make it. Check your connection and try again.'

export async function startDemo(client: Client): Promise<void> {
  const answer = await client.functions.invoke<unknown>('demo', { method: 'POST' })
  if (answer.error !== null) throw answer.error
  if (!isAccount(answer.data)) throw new Error('The server made no account')
  await dataOf(client.auth.signInWithPassword(answer.data))
}

const isAccount = (value: unknown): value is DemoAccount =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'password'].every((field) => typeof Reflect.get(value, field) === 'string')

export function demoFailureMessage(error: unknown): string {
  return error instanceof FunctionsHttpError && error.context.status === 429 ? TOO_MANY : FAILED
}
