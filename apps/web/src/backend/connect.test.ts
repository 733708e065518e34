import { describe, expect, it, vi } from 'vitest'
import { loadConfig } from './connect.ts'

const served = {
  supabaseUrl: 'http://localhost:8787',
  anonKey: 'anon',
  version: '1.0.0',
  googleEnabled: false,
}
const unset = { supabaseUrl: undefined, anonKey: undefined, version: '1.0.0' }

describe('loadConfig', () => {
  it('asks the server', async () => {
    const get = vi.fn(async () => Response.json(served))
    expect(await loadConfig(unset, get)).toEqual(served)
    expect(get).toHaveBeenCalledWith('/config.json', expect.anything())
  })
  it('asks nobody when the build names a project', async () => {
    const get = vi.fn()
    const build = { supabaseUrl: 'https://x.supabase.co', anonKey: 'key', version: '1.0.0' }
    expect(await loadConfig(build, get)).toMatchObject({
      supabaseUrl: 'https://x.supabase.co',
      anonKey: 'key',
    })
    expect(get).not.toHaveBeenCalled()
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
    await expect(loadConfig(unset, get)).rejects.toThrow()
  })
})
