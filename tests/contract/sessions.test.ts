import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { startRestWire } from './rest-wire.ts'

const wire = forFile(() => startRestWire())

const PASSWORD = 'steady idle at 800'

function device(userAgent: string) {
  return createClient<Database>(wire.server.url, wire.server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'User-Agent': userAgent } },
  })
}

describe('list_sessions', () => {
  it('answers the caller’s sessions, marks the current one, and contains no token', async () => {
    const email = 'sessions@example.com'
    const phone = device('Phone')
    await phone.auth.signUp({ email, password: PASSWORD })
    const laptop = device('Laptop')
    await laptop.auth.signInWithPassword({ email, password: PASSWORD })
    await device('Stranger').auth.signUp({ email: 'stranger@example.com', password: PASSWORD })

    const { data, error } = await laptop.rpc('list_sessions')
    expect(error).toBeNull()
    expect(data?.map(({ user_agent, is_current }) => [user_agent, is_current]).toSorted()).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ])
    expect(Object.keys(data?.[0] ?? {}).toSorted()).toEqual(
      ['created_at', 'id', 'is_current', 'last_used_at', 'user_agent'].toSorted(),
    )

    await phone.auth.refreshSession()
    const used = await laptop.rpc('list_sessions')
    expect(used.data?.[0]?.user_agent).toBe('Phone')

    await laptop.auth.signOut({ scope: 'others' })
    expect((await laptop.rpc('list_sessions')).data).toMatchObject([{ user_agent: 'Laptop' }])
    expect((await phone.auth.refreshSession()).error).not.toBeNull()
  })

  it('answers nothing to a visitor', async () => {
    const { data, error } = await device('Visitor').rpc('list_sessions')
    expect(data).toBeNull()
    expect(error?.code).toBe('42501')
  })
})
