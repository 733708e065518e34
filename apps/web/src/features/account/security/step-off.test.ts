import type { User } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { Client } from '../../../backend/connection/connect.ts'
import { isStepOff } from './second-step.ts'

const factor = (status: string) => ({ id: 'f', factor_type: 'totp', status })
/** A server that answers the question who is signed in so. */
const told = (user: Partial<User> | null) =>
  ({ auth: { getUser: async () => ({ data: { user } }) } }) as unknown as Pick<Client, 'auth'>

it.each([
  ['nothing is left', { factors: [] }, true],
  ['a set-up that was never ended is left', { factors: [factor('unverified')] }, true],
  ['another device has added one meanwhile', { factors: [factor('verified')] }, false],
  ['the server does not answer', null, false],
])('the second step is called off only where the server says so: %s', async (_case, user, isOff) => {
  expect(await isStepOff(told(user as Partial<User> | null))).toBe(isOff)
})
