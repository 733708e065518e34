import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { createTokens, type Tokens } from '../identity/token.ts'
import { createFunctions } from './index.ts'

const limits = (more = '') =>
  `export const limits = { methods: ['POST'], maxBodyBytes: 64, timeLimitMs: 50, signIn: 'optional', ${more} }\n`

const handlers: Record<string, string> = {
  echo: `${limits()}export const handler = async (request, { user, now }) =>
    Response.json({ body: await request.text(), user, now: now().toISOString(), path: new URL(request.url).pathname })`,
  broken: `${limits()}export const handler = async () => { throw new Error('the password is hunter2') }`,
  abrupt: `${limits()}export const handler = () => { throw new Error('before any promise') }`,
  slow: `${limits()}export const handler = () => new Promise(() => undefined)`,
  members: `${limits("signIn: 'required'")}export const handler = async (_, { user }) => Response.json(user)`,
  who: `${limits()}export const handler = async (_, { caller, service }) => {
    const [mine, all] = await Promise.all([caller.from('t').select(), service.from('t').select()])
    return Response.json([mine.data, all.data])
  }`,
  _serve: 'export const nothing = 1',
}

const folder = fileFolder()
let tokens: Tokens
const logged: string[] = []
beforeAll(async () => {
  for (const [name, source] of Object.entries(handlers)) await write(name, source)
  tokens = await createTokens('a secret of at least thirty-two letters', Date.now)
})

async function write(name: string, source: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'handler.ts'), source)
}

const open = () =>
  createFunctions({
    tokens,
    folder,
    baseUrl: 'http://localhost:8787',
    // Answers the role of the token.
    fetch: async (request) =>
      Response.json([(await tokens.verify(request.headers.get('authorization')?.slice(7) ?? '')).role]),
    now: () => Date.UTC(2026, 0, 2),
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  })

async function call(name: string, init: RequestInit = {}, token = tokens.anonKey) {
  const app = await open()
  const response = await app.request(`/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...init,
  })
  return { status: response.status, body: await response.json() }
}

const ada = '3f1f6b0e-2f57-4a5c-9a6c-0d7f4d1d3a11'
const adasToken = () =>
  tokens.sign({ role: 'authenticated', aud: 'authenticated', sub: ada, email: 'ada@example.com' }, 60)

describe('a function on our server', () => {
  it('gets the request, the caller and the clock [API-007]', async () => {
    expect(await call('echo', { body: 'hello' }, await adasToken())).toEqual({
      status: 200,
      body: {
        body: 'hello',
        user: { id: ada, email: 'ada@example.com' },
        now: '2026-01-02T00:00:00.000Z',
        path: '/echo',
      },
    })
    expect(await call('echo/deeper')).toMatchObject({ body: { user: null, path: '/echo/deeper' } })
  })

  it('gets a client for the caller and one for the service, both in-process', async () => {
    expect(await call('who', {}, await adasToken())).toEqual({
      status: 200,
      body: [['authenticated'], ['service_role']],
    })
  })

  it.each(['broken', 'abrupt'])(
    'that breaks (%s) tells the caller nothing and the log everything',
    async (name) => {
      logged.length = 0
      const answer = await call(name)
      expect(answer).toEqual({
        status: 500,
        body: { error: 'Something went wrong here. Please try again.', code: 'internal' },
      })
      expect(logged).toHaveLength(1)
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({
        function: name,
        err: { stack: expect.stringContaining('Error: ') },
      })
    },
  )

  it('that takes too long is answered with time_limit', async () => {
    expect(await call('slow')).toMatchObject({ status: 504, body: { code: 'time_limit' } })
  })

  it('never sees a body over its limit, with or without Content-Length', async () => {
    const stream = new Blob(['x'.repeat(65)]).stream()
    const unsaid = await call('echo', { body: stream, duplex: 'half' } as RequestInit)
    const said = await call('echo', { body: 'x'.repeat(65) })
    for (const answer of [unsaid, said])
      expect(answer).toMatchObject({ status: 413, body: { max_bytes: 64 } })
    expect(await call('echo', { body: 'x'.repeat(64) })).toMatchObject({ status: 200 })
  })

  it('that requires sign-in never sees a visitor', async () => {
    expect(await call('members')).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
    expect(await call('members', {}, await adasToken())).toMatchObject({ status: 200, body: { id: ada } })
  })

  it('is served under its folder’s name, and folders that start with _ are not served', async () => {
    for (const name of ['_serve', 'nothing', 'constructor'])
      expect(await call(name)).toMatchObject({ status: 404 })
  })

  it('is loaded at its first call, and one without limits and handler names its file', async () => {
    await write('half', "throw new Error('loaded too early')")
    const app = await open()
    await write('half', 'export const handler = async () => new Response()')
    app.onError((error) => new Response(error.message))
    const answer = await app.request('/half', { headers: { authorization: `Bearer ${tokens.anonKey}` } })
    expect(await answer.text()).toMatch(/half[\\/]handler\.ts must export limits and handler/)
    await rm(join(folder, 'half'), { recursive: true })
  })
})
