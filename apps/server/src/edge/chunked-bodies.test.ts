/** Bodies that announce no length: each arrives here before anybody knows whose it is. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitBody } from './limits.ts'
import { createListener } from './listener.ts'
import { createEdgeServer } from './server.ts'
import { SURFACES } from './surfaces.ts'

const SITE = 'http://localhost'
const LIMIT_BYTES = 64 * 1024

let server: Server
let socket: Socket
let output: string
let bodyBytes: number
/** What the surface does with the body. */
let surface: (request: Request) => Promise<Response>
beforeEach(async () => {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  for (const each of SURFACES) app.use(`${each.prefix}/*`, limitBody(each))
  app.all('*', (context) => surface(context.req.raw))
  app.onError((error, context) => context.text(error.message, 500))
  const listener = createListener({
    fetch: (request, env) => app.fetch(request, env),
    siteUrl: SITE,
    log: pino({ level: 'silent' }),
    observe: () => undefined,
  })
  server = createEdgeServer(listener, SITE)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;[output, bodyBytes] = ['', 0]
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nX-Own: 7\r\nTransfer-Encoding: chunked\r\n\r\n')
})
afterEach(() => {
  socket.destroy()
  server.closeAllConnections()
  server.close()
})

const chunk = (bytes: number) => socket.write(`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`)
const end = () => socket.write('0\r\n\r\n')

/** Reads the whole body. */
async function readAll(request: Request): Promise<Response> {
  for await (const piece of request.body ?? []) bodyBytes += piece.byteLength
  return Response.json({ read: bodyBytes, own: request.headers.get('x-own') })
}

describe('a body in chunks', () => {
  it('is read as it arrives, and not kept before', async () => {
    surface = readAll
    chunk(1_000)
    await vi.waitFor(() => expect(bodyBytes).toBe(1_000))
    chunk(2_000)
    await vi.waitFor(() => expect(bodyBytes).toBe(3_000))
    end()
    await vi.waitFor(() => expect(output).toMatch(/^HTTP\/1\.1 200[\s\S]*\{"read":3000,"own":"7"\}/))
  })

  it('is refused by who does not read it before the rest is sent', async () => {
    surface = async () => new Response('no', { status: 401 })
    chunk(1_000)
    await vi.waitFor(() => expect(output).toMatch(/^HTTP\/1\.1 401/))
  })

  it('of as much as the surface takes is taken', async () => {
    surface = readAll
    chunk(LIMIT_BYTES)
    end()
    await vi.waitFor(() => expect(output).toContain(`"read":${LIMIT_BYTES}`))
  })

  it.each([
    ['fails', readAll],
    ['answers', (request: Request) => readAll(request).catch(() => new Response('broken', { status: 500 }))],
  ])('of more is refused in the form of its surface, which %s', async (_, behavior) => {
    surface = behavior
    chunk(LIMIT_BYTES)
    chunk(1)
    await vi.waitFor(() => expect(output).toMatch(/^HTTP\/1\.1 413[\s\S]*"error_code":"request_too_large"/))
    expect(bodyBytes).toBeLessThanOrEqual(LIMIT_BYTES)
  })
})
