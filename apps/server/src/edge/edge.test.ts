import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { fileServer } from '../../../../tests/harness/file-server.ts'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { startServer } from '../../../../tests/harness/server.ts'

const webFolder = fileFolder()
beforeAll(async () => {
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Tappet</title>')
  await writeFile(join(webFolder, 'assets/app-abc123.js'), 'export {}')
})
const server = fileServer({ webFolder })

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('microphone=(self), camera=(self)'),
  'cross-origin-opener-policy': 'same-origin',
}

const preflight = { origin: 'capacitor://localhost', 'access-control-request-method': 'POST' }

describe('every answer', () => {
  it.each([
    ['a page', 'GET', '/', {}, 200],
    ['a page of the app’s own routing', 'GET', '/history', { accept: 'text/html' }, 200],
    ['a file', 'GET', '/assets/app-abc123.js', {}, 200],
    ['only the head of a file', 'HEAD', '/assets/app-abc123.js', {}, 200],
    ['a missing file', 'GET', '/assets/none.js', {}, 404],
    ['an unsupported method', 'DELETE', '/', {}, 404],
    ['health', 'GET', '/healthz', {}, 200],
    ['readiness', 'GET', '/readyz', {}, 200],
    ['metrics', 'GET', '/metrics', {}, 200],
    ['the configuration', 'GET', '/config.json', {}, 200],
    ['a table without a key', 'GET', '/rest/v1/history', {}, 401],
    ['sign-in without a body', 'POST', '/auth/v1/token?grant_type=password', {}, 401],
    ['an unknown bucket', 'GET', '/storage/v1/object/public/none/none', {}, 400],
    ['an unknown function', 'POST', '/functions/v1/none', {}, 404],
    ['realtime without an upgrade', 'GET', '/realtime/v1/websocket', {}, 404],
    ['a preflight', 'OPTIONS', '/rest/v1/history', preflight, 204],
  ])('carries the security headers: %s [V3.4.4]', async (_, method, path, headers, status) => {
    const answer = await fetch(server.url + path, { method, headers })
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS)
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox/)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.status).toBe(status)
  })

  it('carries the id that the request came with, if it is a plain one', async () => {
    const ask = async (id: string) =>
      (await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await ask('from-the-proxy-1')).toBe('from-the-proxy-1')
    expect(await ask('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('carries the headers when the request cannot be parsed', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n')
    expect(answer).toContain("frame-ancestors 'none'")
  })

  it('allows only scripts from our files, and no frame around a page [V3.4.3]', async () => {
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? ''
    const directives = Object.fromEntries(
      policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
    )
    expect(directives['default-src']).toEqual(["'self'"])
    expect(directives['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"])
    expect(directives['object-src']).toEqual(["'none'"])
    expect(directives['base-uri']).toEqual(["'none'"])
    expect(directives['connect-src']).toContain(server.url.replace('http:', 'ws:'))
  })

  it('does not repeat an invalid Host header in the policy', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: x; script-src *\r\nConnection: close\r\n\r\n')
    expect(answer).not.toContain('script-src *')
  })
})

describe('a site with https', () => {
  it('sends Strict-Transport-Security for a year [V3.4.1]', async () => {
    const secure = await startServer({
      adminUrl: inject('adminUrl'),
      env: { SITE_URL: 'https://tappet.example' },
    })
    const answer = await fetch(`${secure.url}/healthz`)
    await secure.close()
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('callers from other origins', () => {
  it.each(['capacitor://localhost', 'http://localhost', 'https://elsewhere.example'])(
    'are let in: %s',
    async (origin) => {
      const answer = await fetch(`${server.url}/rest/v1/history`, {
        headers: { origin, apikey: server.anonKey },
      })
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it('may send the headers of supabase-js, and newer ones of its kind', async () => {
    const headers =
      'authorization,apikey,x-client-info,content-type,prefer,x-upsert,accept-profile,x-supabase-next'
    const answer = await fetch(`${server.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: { ...preflight, 'access-control-request-headers': headers },
    })
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
    expect(headers.split(',').filter((name) => !allowed.includes(name))).toEqual([])
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    // A cache that keeps it gives it to those alone who ask the same.
    expect(answer.headers.get('vary')).toContain('Access-Control-Request-Headers')
  })

  it('may read the configuration and no page', async () => {
    const allowed = async (path: string) =>
      (await fetch(server.url + path)).headers.get('access-control-allow-origin')
    expect(await allowed('/config.json')).toBe('*')
    expect(await allowed('/')).toBeNull()
    expect(await allowed('/metrics')).toBeNull()
  })
})

describe('a body over the limit', () => {
  const KILOBYTE = 1024
  it.each([
    ['/auth/v1/token', 65 * KILOBYTE, { code: 413, error_code: 'request_too_large' }],
    ['/rest/v1/history', 10 * KILOBYTE * KILOBYTE + 1, { code: 'TPT413', details: null }],
    [
      '/storage/v1/object/receipts/x',
      51 * KILOBYTE * KILOBYTE,
      { statusCode: '413', error: 'Payload too large' },
    ],
    ['/functions/v1/analyze-sound', 21 * KILOBYTE * KILOBYTE, { error: expect.any(String) }],
  ])('is refused in the error format of %s', async (path, sizeBytes, body) => {
    const answer = await fetch(server.url + path, { method: 'POST', body: Buffer.alloc(sizeBytes) })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject(body)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  const endless = () =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16 * KILOBYTE))
      },
    })

  it.each([
    ['/auth/v1/token?grant_type=password', { error_code: 'request_too_large' }],
    ['/rest/v1/history', { code: 'TPT413' }],
  ])('is refused while it arrives when it has no Content-Length: %s', async (path, body) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { apikey: server.anonKey },
      body: endless(),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject(body)
  })

  it('is not waited for where its sender has no key', async () => {
    const answer = await fetch(`${server.url}/rest/v1/history`, {
      method: 'POST',
      body: endless(),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(401)
  })
})

describe('an address that can be read in more than one way', () => {
  const BIG = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 44040192\r\n\r\n'

  // No byte of the body is sent: who read it would wait.
  it('is refused before its body is read', async () => {
    const paths = [
      '/storage/v1/../../auth/v1/signup',
      '/storage/v1/%2e%2e/%2E%2E/auth/v1/signup',
      '/storage/v1/.%2e/../auth/v1/signup',
      '/storage/v1/..%2f..%2fauth/v1/signup',
      '/storage/v1/..\\..\\auth/v1/signup',
      '/storage/v1/..%5c..%5cauth/v1/signup',
      '/storage/v1//../..//auth/v1/signup',
      '/storage/v1/./object/receipts/x',
      '//auth/v1/signup',
      '/%61uth/v1/signup',
      '/auth%2Fv1/signup',
      '/functions/v1/x/../../../auth/v1/signup',
      'http://x/storage/v1/../../auth/v1/signup',
      '/rest/v1/history/..',
      '/realtime/v1/../../auth/v1/signup',
    ]
    // The server drains each for two seconds.
    const answers = await Promise.all(paths.map((path) => raw(`POST ${path} HTTP/1.1\r\n${BIG}`)))
    for (const [index, answer] of answers.entries())
      expect(answer, paths[index]).toMatch(
        /^HTTP\/1.1 400 Bad Request\r\n[\s\S]*can be read in more than one way/,
      )
  })

  it('is told so in the error format of its surface', async () => {
    const tellOf = async (path: string) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown
    }
    expect(
      await Promise.all(['/rest/v1//x', '/auth/v1//x', '/storage/v1//x', '/functions/v1//x'].map(tellOf)),
    ).toMatchObject([
      { code: 'TPT400', message: expect.any(String) },
      { error_code: 'bad_path', msg: expect.any(String) },
      { statusCode: '400', error: 'bad_path' },
      { code: 'bad_path', error: expect.any(String) },
    ])
  })

  it.each(['//history', '/help/../history', '/h%69story', '/help/%2e%2e/metrics'])(
    'is elsewhere a page that the app does not have: %s',
    async (path) => {
      const [odd, unknown] = await Promise.all(
        [path, '/none'].map((each) =>
          raw(`GET ${each} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`),
        ),
      )
      expect(odd?.split('\r\n\r\n')[1]).toBe(unknown?.split('\r\n\r\n')[1])
      expect(odd).toContain('<title>Tappet</title>')
    },
  )
})

/** Sends `text` and returns everything until the server closes. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}
