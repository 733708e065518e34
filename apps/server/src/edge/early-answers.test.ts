/** Answers that are given before the body has arrived, as refusals are. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListener } from './listener.ts'
import { createEdgeServer } from './server.ts'

const SITE = 'http://localhost'
const BODY_BYTES = 600_000
const PIECE = 'x'.repeat(150_000)

let server: Server
let socket: Socket
let output = ''
beforeEach(async () => {
  const listener = createListener({
    async fetch(request) {
      // As a parser does that refuses the form by its first piece.
      if (request.body !== null) await request.body.getReader().read()
      return new Response('too many parts', { status: 400 })
    },
    siteUrl: SITE,
    log: pino({ level: 'silent' }),
    observe: () => undefined,
  })
  server = createEdgeServer(listener, SITE)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  output = ''
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
})
afterEach(() => {
  vi.useRealTimers()
  socket.destroy()
  server.closeAllConnections()
  server.close()
})

const answers = () => output.split('HTTP/1.1 400').length - 1
/** Turns of the event loop until it holds; the clock stands. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000 && !holds(); turn += 1) await new Promise((next) => setImmediate(next))
  expect(holds()).toBe(true)
}
const send = (text: string) => new Promise((done) => socket.write(text, done))

describe('an answer before the end of the body', () => {
  it('is read by who sends the rest in their own time, and the connection serves the next request', async () => {
    await send(`POST /functions/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n${PIECE}`)
    await until(() => answers() === 1)
    for (let sentBytes = PIECE.length; sentBytes < BODY_BYTES; sentBytes += PIECE.length) {
      await vi.advanceTimersByTimeAsync(3_000)
      await send(PIECE)
    }
    await send('GET /functions/v1/x HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => answers() === 2)
  })

  it('ends a body that announces no length after two seconds', async () => {
    await send('POST /functions/v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n')
    await until(() => answers() === 1)
    expect(socket.closed).toBe(false)
    await vi.advanceTimersByTimeAsync(2_100)
    await until(() => socket.closed)
  })

  it('ends one that is not sent within the time of its size', async () => {
    await send('POST /functions/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nhello')
    await until(() => answers() === 1)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(socket.closed).toBe(false)
    await vi.advanceTimersByTimeAsync(4_000)
    await until(() => socket.closed)
  })
})
