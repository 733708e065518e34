import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RestWire, startRestWire } from './rest-wire.ts'

const SQL = `
  create function public.told() returns json language sql stable as $$
    select json_build_object(
      'method', current_setting('request.method', true), 'path', current_setting('request.path', true),
      'headers', current_setting('request.headers', true)::json)
  $$;
  create function public.wish(status text, headers text) returns text language plpgsql as $$
  begin
    perform set_config('response.status', status, true), set_config('response.headers', headers, true);
    insert into public.wished values (status);
    return 'done';
  end $$;
  create table public.wished (status text);
  create function public.wish_without_rows(status text) returns void language sql as $$
    select set_config('response.status', status, true)
  $$;
  grant execute on function public.told, public.wish, public.wish_without_rows to anon;
  grant all on public.wished to anon;
`

let wire: RestWire
beforeAll(async () => {
  wire = await startRestWire(SQL)
})
afterAll(() => wire.close())

const post = (path: string, body: object) =>
  wire.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('SQL of a request', () => {
  it('reads its method, its path and its headers, but not what proves who asks', async () => {
    const got = await (
      await wire.send('/rpc/told', { headers: { 'X-Client-Info': 'a test', Cookie: 'secret=1' } })
    ).json()
    expect(got).toMatchObject({ method: 'GET', path: '/rpc/told', headers: { 'x-client-info': 'a test' } })
    const sent = await (await post('/rpc/told', {})).json()
    expect(sent.method).toBe('POST')
    for (const told of [got, sent])
      for (const name of ['apikey', 'authorization', 'cookie']) expect(told.headers).not.toHaveProperty(name)
  })

  it('sets the status and headers of the answer', async () => {
    const answer = await post('/rpc/wish', {
      status: '418',
      headers:
        '[{"X-Tea": "black"}, {"Content-Range": "none"}, {"Set-Cookie": "a=1"}, {"Set-Cookie": "b=2"}]',
    })
    expect([answer.status, answer.headers.get('x-tea'), answer.headers.get('content-range')]).toEqual([
      418,
      'black',
      'none',
    ])
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toBe('done')
    const bare = await post('/rpc/wish_without_rows', { status: '202' })
    expect([bare.status, await bare.text()]).toEqual([202, ''])
    expect((await post('/rpc/wish', { status: '', headers: '' })).status).toBe(200)
  })

  it.each([
    ['PGRST112', { status: 'tea', headers: '' }],
    ['PGRST112', { status: '99', headers: '' }],
    ['PGRST111', { status: '', headers: '{"X-Tea": "black"}' }],
    ['PGRST111', { status: '', headers: '[{"X-Tea": 1}]' }],
    ['PGRST111', { status: '', headers: '[{"X-Tea": "a\\nb"}]' }],
    ['PGRST111', { status: '', headers: '[{"X-Tea": "a", "X-Cup": "b"}]' }],
    ['PGRST111', { status: '', headers: 'tea' }],
  ])('that sets nonsense is refused with %s, and nothing is written: %o', async (code, wish) => {
    await wire.server.admin('delete from wished')
    const answer = await post('/rpc/wish', wish)
    expect([answer.status, (await answer.json()).code]).toEqual([500, code])
    expect(await wire.server.admin('select from wished')).toEqual([])
  })
})
