import { FunctionsHttpError } from '@supabase/supabase-js'
import type { DemoAccount } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'

export const DEMO_FAILED_TITLE = 'The demo did not start'
const TOO_MANY = 'Many demos were started in the last hour. Please try again a little later.'
const FAILED = 'The server did not answer, or could not make it. Check your connection and try again.'

export async function startDemo(client: Client): Promise<void> {
  const made = await client.functions.invoke<unknown>('demo', { method: 'POST' })
  if (made.error !== null) throw made.error
  if (!isAccount(made.data)) throw new Error('The server made no account')
  const { error } = await client.auth.signInWithPassword(made.data)
  if (error) throw error
}

const isAccount = (made: unknown): made is DemoAccount =>
  typeof made === 'object' &&
  made !== null &&
  ['email', 'password'].every((field) => typeof Reflect.get(made, field) === 'string')

export function demoFailureMessage(error: unknown): string {
  return error instanceof FunctionsHttpError && error.context.status === 429 ? TOO_MANY : FAILED
}
