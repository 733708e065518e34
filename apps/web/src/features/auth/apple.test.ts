import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../backend/connection/connect.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { signInWithApple } from './apple.ts'

const ORIGIN = 'https://tappet.example'
const config = { supabaseUrl: ORIGIN, anonKey: 'anon', version: '1.0.0', googleEnabled: false }

describe('Apple sign-in on a phone', () => {
  const signIn = async (name: string) => {
    const calls: { url: URL; body: Record<string, unknown> }[] = []
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      calls.push({ url: new URL(url), body: JSON.parse(init.body) })
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: 'ann' } })
    })
    const { client } = createBackend(config, createMemoryStorage())
    let hash = ''
    await signInWithApple(client, ORIGIN, async (nonceHash) => {
      hash = nonceHash
      return { token: 'apple-id-token', name }
    })
    await client.auth.stopAutoRefresh()
    return { calls, hash }
  }

  it('sends the id token with the nonce whose hash Apple was given', async () => {
    const [first, second] = [await signIn(''), await signIn('')]
    const { url, body } = first.calls[0] ?? {}
    expect(String(url)).toBe(`${ORIGIN}/auth/v1/token?grant_type=id_token`)
    expect(body).toMatchObject({ provider: 'apple', id_token: 'apple-id-token' })
    expect(first.hash).toBe(createHash('sha256').update(String(body?.nonce)).digest('hex'))
    expect(second.hash).not.toBe(first.hash)
    expect(first.calls).toHaveLength(1)
  })

  it('keeps the name of the first sign-in where the profile has none', async () => {
    const { calls } = await signIn('Ann Arbor')
    expect(calls[1]?.url.pathname).toBe('/rest/v1/profiles')
    expect(Object.fromEntries(calls[1]?.url.searchParams ?? [])).toEqual({
      user_id: 'eq.ann',
      name: 'is.null',
    })
    expect(calls[1]?.body).toEqual({ name: 'Ann Arbor' })
  })

  it('fails with "No ID token received from Apple" when the phone gives none', async () => {
    const { client } = createBackend(config, createMemoryStorage())
    const none = async () => ({ token: null, name: '' })
    await expect(signInWithApple(client, ORIGIN, none)).rejects.toThrow('No ID token received from Apple')
  })
})
