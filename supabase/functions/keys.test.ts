import { describe, expect, it } from 'vitest'
import { askerOf, readKeys } from './_serve/keys.ts'

const from = (env: Record<string, string>) => readKeys((name) => env[name])
const older = { SUPABASE_ANON_KEY: 'ey.anon', SUPABASE_SERVICE_ROLE_KEY: 'ey.service' }
const newer = {
  SUPABASE_PUBLISHABLE_KEYS: '{"web": "sb_publishable_web", "default": "sb_publishable_default"}',
  SUPABASE_SECRET_KEYS: '{"default": "sb_secret_default", "jobs": "sb_secret_jobs"}',
}

describe('the keys of a project', () => {
  it('are of the older, of the newer or of both generations, the newer default first', () => {
    expect(from(older)).toEqual({ publishable: ['ey.anon'], secret: ['ey.service'] })
    expect(from(newer).publishable).toEqual(['sb_publishable_default', 'sb_publishable_web'])
    expect(from({ ...older, ...newer }).secret).toEqual(['sb_secret_default', 'sb_secret_jobs', 'ey.service'])
    expect(from({ ...older, SUPABASE_SECRET_KEYS: '{}' }).secret).toEqual(['ey.service'])
  })

  it.each([
    [{}, 'Neither SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY is set'],
    [{ ...older, SUPABASE_SECRET_KEYS: 'sb_secret_bare' }, 'SUPABASE_SECRET_KEYS is not a JSON object'],
    [{ ...older, SUPABASE_SECRET_KEYS: '{"default": 1}' }, 'SUPABASE_SECRET_KEYS is not a JSON object'],
  ])('that are missing or unreadable stop the function: %o', (env, message) => {
    expect(() => from(env)).toThrow(message)
  })
})

describe('who asks', () => {
  const keys = from({ ...older, ...newer })
  const ask = (headers: Record<string, string>) => askerOf(new Headers(headers), keys)

  it.each([
    [{}, 'nobody'],
    [{ apikey: 'sb_publishable_web' }, 'nobody'],
    [{ apikey: 'sb_publishable_web', authorization: 'Bearer sb_publishable_web' }, 'nobody'],
    [{ authorization: 'Bearer ey.anon' }, 'nobody'],
    [{ apikey: 'sb_secret_jobs' }, 'server'],
    [{ authorization: 'Bearer sb_secret_default' }, 'server'],
    [{ authorization: 'bearer ey.service' }, 'server'],
    [{ authorization: 'Bearer ey.person' }, 'token'],
    [{ authorization: 'Bearer sb_secret_defaul' }, 'token'],
    [{ authorization: 'Bearer sb_secret_default2' }, 'token'],
    [{ authorization: 'Basic sb_secret_default' }, 'nobody'],
    // Somebody's token stays theirs, whatever key goes with it.
    [{ apikey: 'sb_secret_default', authorization: 'Bearer ey.person' }, 'token'],
  ])('%o is %s', (headers, kind) => {
    expect(ask(headers as Record<string, string>).kind).toBe(kind)
  })

  it('with a token hands it on as it is', () => {
    expect(ask({ authorization: 'Bearer ey.person' })).toEqual({ kind: 'token', token: 'ey.person' })
  })
})
