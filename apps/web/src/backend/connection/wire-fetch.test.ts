import { describe, expect, it, vi } from 'vitest'
import { createWireFetch } from './wire-fetch.ts'

const REST = 'http://localhost/rest/v1/history'
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

function wire(answer: (token: string | null) => Response | Error, fresh: string | null = 'fresh') {
  const fetch = vi.fn(async (_input: RequestInfo | URL, init?: RequestInit) => {
    const result = answer(new Headers(init?.headers).get('authorization'))
    if (result instanceof Error) throw result
    return result
  })
  const reached = vi.fn()
  const renew = vi.fn(async () => fresh)
  const hasSession = async () => false
  const wireFetch = createWireFetch({ fetch, reached, renew, hasSession, anonKey: 'anon' })
  return { fetch, reached, renew, wireFetch }
}
const refusing = (good: string) => (token: string | null) =>
  token === `Bearer ${good}` ? Response.json([]) : Response.json({ message: 'JWT expired' }, { status: 401 })

describe('createWireFetch', () => {
  it('renews a refused token and sends the request again', async () => {
    const { wireFetch, renew, fetch } = wire(refusing('fresh'))
    expect((await wireFetch(REST, { ...as('old'), method: 'POST', body: '{}' })).status).toBe(200)
    expect(renew).toHaveBeenCalledExactlyOnceWith('old')
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{}' })
  })
  it('returns the refusal when there is no new token, and when the new one is refused too', async () => {
    expect((await wire(refusing('other'), null).wireFetch(REST, as('old'))).status).toBe(401)
    const { wireFetch, fetch } = wire(refusing('other'))
    expect((await wireFetch(REST, as('old'))).status).toBe(401)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
  it.each([
    ['a visitor', REST, as('anon')],
    ['a call without a token', REST, {}],
    ['an auth call', 'http://localhost/auth/v1/user', as('old')],
  ])('leaves the refusal of %s as it is', async (_who, url, init) => {
    const { wireFetch, renew } = wire(refusing('fresh'))
    expect((await wireFetch(url, init)).status).toBe(401)
    expect(renew).not.toHaveBeenCalled()
  })
  it('reports whether the server answered, but not for requests that the app aborted', async () => {
    const { wireFetch, reached } = wire(() => new Response(null, { status: 500 }))
    await wireFetch(REST)
    expect(reached).toHaveBeenLastCalledWith(true)
    const dead = wire(() => new TypeError('Failed to fetch'))
    await expect(dead.wireFetch(REST)).rejects.toThrow('Failed to fetch')
    expect(dead.reached).toHaveBeenLastCalledWith(false)
    const ending = wire(() => new DOMException('gone', 'AbortError'))
    await expect(ending.wireFetch(REST, { signal: AbortSignal.abort() })).rejects.toThrow('gone')
    expect(ending.reached).not.toHaveBeenCalled()
  })
  it.each([
    ['a captive portal', 'GET', 200, 'text/html', '<h1>Welcome to the hotel</h1>'],
    ['a proxy that knows no such address, to a deletion', 'DELETE', 404, null, ''],
    ['a proxy with errors of its own', 'DELETE', 404, 'application/json', '{"error":"no route"}'],
    ['a login page', 'POST', 401, 'text/html', '<form>'],
    ['an empty page, to a deletion', 'DELETE', 200, 'text/plain', ''],
  ])('takes the answer of %s for none', async (_who, method, status, type, body) => {
    const { wireFetch, reached, renew } = wire(
      () => new Response(body, { status, headers: type === null ? {} : { 'content-type': type } }),
    )
    await expect(wireFetch(REST, { ...as('old'), method })).rejects.toThrow(TypeError)
    expect(reached).toHaveBeenCalledExactlyOnceWith(false)
    expect(renew).not.toHaveBeenCalled()
  })
})
