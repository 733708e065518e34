import { describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../backend/connection/connect.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { signInWithGoogle } from './google.ts'

const ORIGIN = 'https://tappet.example'
const config = { supabaseUrl: ORIGIN, anonKey: 'anon', version: '1.0.0', googleEnabled: true }

it('asks Google in a browser for offline access, with consent and PKCE [AUTH-002] [AUTH-047] [AUTH-048] [AUTH-049]', async () => {
  const { client } = createBackend(config, createMemoryStorage())
  await client.auth.getSession()
  const assign = vi.fn()
  vi.stubGlobal('window', { location: { assign } })
  vi.stubGlobal('document', {})
  await signInWithGoogle(client, ORIGIN, null)
  const url = new URL(assign.mock.calls[0]?.[0])
  expect(`${url.origin}${url.pathname}`).toBe(`${ORIGIN}/auth/v1/authorize`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: `${ORIGIN}/auth/callback`,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 's256',
  })
})

describe('Google sign-in on a phone', () => {
  it('sends the id token to the service [AUTH-046]', async () => {
    const calls: { url: string; body: unknown }[] = []
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      calls.push({ url: String(url), body: JSON.parse(init.body) })
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: 'u' } })
    })
    const { client } = createBackend(config, createMemoryStorage())
    await signInWithGoogle(client, ORIGIN, async () => 'google-id-token')
    await client.auth.stopAutoRefresh()
    expect(calls[0]?.url).toBe(`${ORIGIN}/auth/v1/token?grant_type=id_token`)
    expect(calls[0]?.body).toMatchObject({ provider: 'google', id_token: 'google-id-token' })
  })

  it('fails with "No ID token received from Google" when the phone gives none [ERR-007]', async () => {
    const { client } = createBackend(config, createMemoryStorage())
    await expect(signInWithGoogle(client, ORIGIN, async () => null)).rejects.toThrow(
      'No ID token received from Google',
    )
  })
})
