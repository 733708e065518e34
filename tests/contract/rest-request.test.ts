import { describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { startRestWire } from './rest-wire.ts'

const SQL = `
  create function public.told() returns json language sql stable as $$
    select json_build_object(
      'method', current_setting('request.method', true), 'path', current_setting('request.path', true),
      'headers', current_setting('request.headers', true)::json)
  $$;
  grant execute on function public.told to anon;
`

const wire = forFile(() => startRestWire(SQL))

describe('SQL of a request', () => {
  it('reads its method, its path and its headers, but not what proves who asks', async () => {
    const headers = { 'X-Client-Info': 'a test', Cookie: 'secret=1' }
    const reply = await (await wire.send('/rpc/told', { method: 'POST', headers })).json()
    expect(reply).toMatchObject({ method: 'POST', path: '/rpc/told', headers: { 'x-client-info': 'a test' } })
    for (const name of ['apikey', 'authorization', 'cookie']) expect(reply.headers).not.toHaveProperty(name)
  })
})
