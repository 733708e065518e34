import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { createBackend, loadConfig } from './connect.ts'

const served = {
  supabaseUrl: 'http://localhost:8787',
  anonKey: 'anon',
  version: '1.0.0',
  googleEnabled: false,
}
const unset = {}
const named = { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_SUPABASE_ANON_KEY: 'key' }

describe('loadConfig', () => {
  it('asks the server', async () => {
    const get = vi.fn(async () => Response.json(served))
    expect(await loadConfig(unset, get, createMemoryStorage())).toEqual(served)
    expect(get).toHaveBeenCalledWith('/config.json', expect.anything())
  })
  it('makes no request when the build names a project', async () => {
    const get = vi.fn()
    expect(await loadConfig(named, get)).toMatchObject({
      supabaseUrl: 'https://x.supabase.co',
      anonKey: 'key',
    })
    expect(get).not.toHaveBeenCalled()
  })
  it.each([
    ['clean', 'clean'],
    [undefined, 'default'],
    ['another', 'default'],
  ])('listens on the device with the model that the build names: %s', async (model, variant) => {
    const build = { ...named, ...(model && { VITE_SOUND_MODEL: model }) }
    expect((await loadConfig(build)).soundModel).toBe(variant)
  })
  it.each([
    ['a refusal', async () => new Response('no', { status: 503 })],
    ['a page instead of JSON', async () => new Response('<!doctype html>')],
    ['a file that lacks the key', async () => Response.json({ supabaseUrl: 'x' })],
    [
      'no answer',
      async () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('fails on %s', async (_what, get) => {
    await expect(loadConfig(unset, get, createMemoryStorage())).rejects.toThrow()
  })
  it('falls back to the last stored configuration', async () => {
    const storage = createMemoryStorage()
    await loadConfig(unset, async () => Response.json(served), storage)
    const gone = async () => {
      throw new TypeError('failed to fetch')
    }
    expect(await loadConfig(unset, gone, storage)).toEqual(served)
    storage.setItem('tappet.config', '{"supabaseUrl":1}')
    await expect(loadConfig(unset, gone, storage)).rejects.toThrow()
  })
})

describe('createBackend', () => {
  const user = { id: 'u1' }
  it.each([
    ['a session', JSON.stringify({ access_token: 'a', refresh_token: 'r', user }), 'u1'],
    ['nothing', null, undefined],
    ['half a session', JSON.stringify({ access_token: 'a', user }), undefined],
    ['nonsense', '{', undefined],
  ])('reads %s that the device keeps', async (_what, json, userId) => {
    const storage = createMemoryStorage(json === null ? [] : [['tappet.session', json]])
    expect((await createBackend(served, storage).storedSession())?.user.id).toBe(userId)
  })

  it('stores the session on the device and renews it before it expires [CON-022] [CON-023] [AUTH-035] [AUTH-036]', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    const urls: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(String(url))
      return Response.json({
        access_token: 'new',
        refresh_token: 'r2',
        expires_in: 3600,
        token_type: 'bearer',
        user,
      })
    })
    const session = {
      access_token: 'a',
      refresh_token: 'r',
      expires_at: Date.now() / 1000 + 3600,
      expires_in: 3600,
      token_type: 'bearer',
      user,
    }
    const storage = createMemoryStorage([['tappet.session', JSON.stringify(session)]])
    const { client, storedSession } = createBackend(served, storage)
    await client.auth.getSession()
    expect(urls).toEqual([])
    await vi.advanceTimersByTimeAsync(3599_000)
    expect(urls[0]).toContain('/auth/v1/token?grant_type=refresh_token')
    expect((await storedSession())?.access_token).toBe('new')
    await client.auth.stopAutoRefresh()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const unreached = () => {
    throw new TypeError('Failed to fetch')
  }
  const busy = () => Response.json({ code: 429, msg: 'Too many requests' }, { status: 429 })
  it.each([
    [
      'asks nothing as nobody while no server renews the session: no rows would look like an empty log',
      true,
      unreached,
    ],
    ['asks nothing as nobody while a busy server renews no session, and keeps the session', true, busy],
    ['asks as nobody for a visitor', false, unreached],
  ])('%s', async (_rule, isSignedIn, renewal) => {
    const urls: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(String(url))
      if (String(url).includes('/auth/v1/token')) return renewal()
      return Response.json([])
    })
    const expired = {
      access_token: 'a',
      refresh_token: 'r',
      expires_at: 1,
      expires_in: 3600,
      token_type: 'bearer',
      user,
    }
    const entries: [string, string][] = isSignedIn ? [['tappet.session', JSON.stringify(expired)]] : []
    const { client, storedSession } = createBackend(served, createMemoryStorage(entries))
    vi.useFakeTimers()
    const reading = client.from('history').select()
    const answer = reading.then(({ data, error }) => ({ data, failed: error !== null }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toEqual(isSignedIn ? { data: null, failed: true } : { data: [], failed: false })
    expect(urls.some((url) => url.includes('/rest/v1/'))).toBe(!isSignedIn)
    expect((await storedSession()) !== null).toBe(isSignedIn)
    await client.auth.stopAutoRefresh()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
