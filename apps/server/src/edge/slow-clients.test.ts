import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drainable } from './drain.ts'
import { limitTime } from './limits.ts'
import { createEdgeServer } from './server.ts'
import { readTarget } from './target.ts'

const SITE = 'http://localhost'
const TIMEOUTS = { headersTimeout: 150, requestTimeout: 5_000, connectionsCheckingInterval: 20 }

const { surface } = readTarget('/auth/v1/token')

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(listener: RequestListener): Promise<(text: string) => Promise<Socket>> {
  server = createEdgeServer(listener, SITE, TIMEOUTS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (text) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
}

async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return text
}

describe('slow clients', () => {
  it('are disconnected when their headers do not arrive, while others are served', async () => {
    const open = await serve((_, response) => response.end('served'))
    const slow = await Promise.all(
      Array.from({ length: 20 }, () => open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
    )
    const ended = Promise.all(slow.map(heard))
    const honest = heard(await open('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))
    expect(await honest).toContain('served')
    expect((await ended).every((text) => text.startsWith('HTTP/1.1 408 Request Timeout'))).toBe(true)
  })

  it('are disconnected when they never read or close', async () => {
    const open = await serve((_, response) => response.end())
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    socket.pause()
    const [accepted] = await once(server, 'clientError')
    expect(accepted).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    await vi.waitFor(async () => expect(await connections(server)).toBe(0))
    socket.destroy()
  })

  it('are disconnected when their body does not arrive', async () => {
    const open = await serve((request) => limitTime(request, surface, () => 50))
    const text = await heard(
      await open('POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
    )
    expect(text).toBe('')
  })

  it('are served when body and answer are slow but moving', async () => {
    const open = await serve((request, response) => {
      limitTime(request, surface, () => 50)
      request.resume().on('end', () => setTimeout(() => response.end('slowly'), 120))
    })
    const text = await heard(
      await open(
        'POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\n{',
      ),
    )
    expect(text).toContain('slowly')
  })
})

function connections(of: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    of.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
}

describe('closing', () => {
  it('finishes running requests, ends idle connections and accepts no new one', async () => {
    let answer: () => void = () => undefined
    const open = await serve((_, response) => {
      answer = () => response.end('finished')
    })
    const drain = drainable(server)
    const idle = await open('')
    const underWay = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const [idleText, text] = [heard(idle), heard(underWay)]
    await once(server, 'request')
    const drained = drain(5_000)
    answer()
    await drained
    expect(await text).toContain('finished')
    expect(await idleText).toBe('')
    await expect(open('')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('destroys connections that do not finish in time', async () => {
    const open = await serve(() => undefined)
    const drain = drainable(server)
    const text = heard(await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    await once(server, 'request')
    await drain(50)
    expect(await text).toBe('')
  })
})
