import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { isOwnAnswer } from './response-check.ts'
import { createWireFetch } from './wire-fetch.ts'

const page = (status: number) => new Response('<form>', { status, headers: { 'content-type': 'text/html' } })
const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })
const json = (status: number, body: unknown) => Response.json(body, { status })
const at = (surface: string) => `https://tappet.example/${surface}/v1/anything`

describe('an answer is Tappet’s own', () => {
  it.each([
    ['rows', 'rest', 'GET', json(200, [])],
    ['a deletion', 'rest', 'DELETE', empty(204, { 'content-range': '*/*' })],
    ['a refusal of PostgREST', 'rest', 'POST', json(400, { code: '23514', message: 'check' })],
    ['a key that the gateway refuses', 'rest', 'GET', json(401, { message: 'Invalid API key' })],
    ['a session', 'auth', 'POST', json(200, { access_token: 'a' })],
    ['a sign-out', 'auth', 'POST', empty(204)],
    ['a session that is gone', 'auth', 'POST', json(403, { code: 403, error_code: 'x', msg: 'gone' })],
    ['a refusal of OAuth', 'auth', 'POST', json(400, { error: 'x', error_description: 'y' })],
    ['an upload', 'storage', 'POST', json(200, { Key: 'a' })],
    ['a picture', 'storage', 'GET', new Response('bytes', { headers: { 'content-type': 'image/png' } })],
    [
      'a missing file',
      'storage',
      'GET',
      json(400, { statusCode: '404', error: 'not_found', message: 'gone' }),
    ],
    ['a PDF', 'functions', 'POST', new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
    ['a table', 'functions', 'POST', new Response('a,b', { headers: { 'content-type': 'text/csv' } })],
    ['an account that is deleted', 'functions', 'POST', empty(204)],
    ['a limit', 'functions', 'POST', json(402, { error: 'Usage limit reached' })],
    ['an error that claims nothing', 'rest', 'DELETE', page(502)],
  ])('%s', async (_what, surface, method, response) => {
    expect(await isOwnAnswer(at(surface), method, response)).toBe(true)
  })

  it('and stays readable', async () => {
    const refused = json(400, { code: '23514', message: 'check' })
    await isOwnAnswer(at('rest'), 'POST', refused)
    expect(await refused.json()).toEqual({ code: '23514', message: 'check' })
  })

  it('anywhere else but at the interfaces', async () => {
    expect(await isOwnAnswer('https://tappet.example/legal/privacy.md', 'GET', page(404))).toBe(true)
  })
})

describe('an answer is somebody else’s', () => {
  it.each([
    ['a page for rows', 'rest', 'GET', page(200)],
    ['nothing for rows', 'rest', 'GET', empty(200, { 'content-type': 'application/json' })],
    ['an empty 404 to a deletion', 'rest', 'DELETE', empty(404)],
    ['an empty 204 to a deletion', 'rest', 'DELETE', empty(204)],
    ['a list to a refused request', 'rest', 'DELETE', json(404, [])],
    ['words without a code', 'rest', 'POST', json(403, { message: 'Forbidden by policy' })],
    ['a page for a session', 'auth', 'POST', page(200)],
    ['a 404 to a sign-out', 'auth', 'POST', json(404, { error: 'no route' })],
    ['a page for an upload', 'storage', 'POST', page(200)],
    ['nothing for an upload', 'storage', 'POST', empty(200)],
    ['a page for a picture', 'storage', 'GET', page(200)],
    ['a page for an analysis', 'functions', 'POST', page(200)],
    ['nothing for the deletion of an account', 'functions', 'POST', empty(200)],
    ['plain words for the deletion of an account', 'functions', 'POST', new Response('OK')],
    ['a page that refuses an analysis', 'functions', 'POST', page(413)],
  ])('%s', async (_what, surface, method, response) => {
    expect(await isOwnAnswer(at(surface), method, response)).toBe(false)
  })
})

it('a proxy’s 404 ends no session on other devices, and the driver is told so', async () => {
  const signOut = async (answer: () => Response) => {
    const fetch = createWireFetch({
      fetch: async () => answer(),
      reached: () => {},
      anonKey: 'anon',
      hasSession: async () => false,
      renew: async () => null,
    })
    const client = new AuthClient({
      url: at('auth').replace('/anything', ''),
      fetch,
      autoRefreshToken: false,
    })
    return (await client.admin.signOut('token', 'others')).error
  }
  expect(await signOut(() => empty(204))).toBeNull()
  expect(await signOut(() => empty(404))).not.toBeNull()
  expect((await signOut(() => empty(404)))?.status).not.toBe(404)
})
