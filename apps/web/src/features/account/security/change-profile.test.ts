import type { User } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import type { Client } from '../../../backend/connection/connect.ts'
import { changeEmail, changeName, emailPendingText } from './change-profile.ts'

const storing = (answer: { data: { name: string | null } | null; error: unknown }) => {
  const update = vi.fn(() => ({ eq: () => ({ select: () => ({ single: async () => answer }) }) }))
  return { client: { from: () => ({ update }) } as unknown as Client, update }
}

it('a name is changed only when the server answers with it', async () => {
  const { client, update } = storing({ data: { name: 'Ann' }, error: null })
  expect(await changeName(client, 'ann', ' Ann ')).toBeNull()
  expect(update).toHaveBeenCalledWith({ name: 'Ann' })
  const failing = (error: object) => changeName(storing({ data: null, error }).client, 'ann', 'Ann')
  expect(await failing({ code: '42501' })).toContain('as it was')
  expect(await failing({ code: '' })).toBe(
    'The server gave no answer, so we can’t tell if it stored the name. Please look again.',
  )
  expect(await changeName(storing({ data: { name: 'Bea' }, error: null }).client, 'ann', 'Ann')).toContain(
    'another name',
  )
  expect(await changeName(client, 'ann', 'x'.repeat(101))).toContain('at most 100')
})

it('an address is asked for after the proof, and nothing is called changed', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://tappet.example' } })
  const signInWithPassword = vi.fn(async ({ password }: { password: string }) => ({
    error: password === 'right' ? null : { code: 'invalid_credentials' },
  }))
  const updateUser = vi.fn(async () => ({ error: null }))
  const client = { auth: { signInWithPassword, updateUser } } as unknown as Client
  const user = { email: 'ann@example.com', app_metadata: { providers: ['email'] } } as unknown as User
  expect(await changeEmail(client, user, 'new@example.com', 'wrong')).toContain('not the password')
  expect(updateUser).not.toHaveBeenCalled()
  expect(await changeEmail(client, user, 'new@example.com', 'right')).toBeNull()
  expect(updateUser).toHaveBeenCalledWith(
    { email: 'new@example.com' },
    { emailRedirectTo: 'https://tappet.example/auth/callback' },
  )
  for (const sendsMail of [true, false])
    expect(emailPendingText('new@example.com', sendsMail)).toContain('Nothing has changed yet')
  expect(emailPendingText('new@example.com', true)).toContain('links in two emails')
  expect(emailPendingText('new@example.com', false)).toContain('sends no email')
  expect(emailPendingText('new@example.com', false)).not.toContain('two emails')
})
