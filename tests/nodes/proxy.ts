import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export type LoadBalancer = {
  /** Without a trailing slash. */
  url: string
  /** How often a node refused the connection, and another got the request. */
  refused(): number
  /** Resolves once exactly these ports pass the health check. */
  untilHealthy(ports: readonly number[]): Promise<void>
  close(): Promise<void>
}

const CHECK_EVERY_MS = 100
const CHECK_WITHIN_MS = 3_000
/** More than a node needs to start on a busy machine. */
const HEALTHY_WITHIN_MS = 240_000

/**
 * A load balancer as docs/operate.md asks for one: in turn, without sticky sessions, only to nodes whose /readyz answers
 * 200. A node that refuses the connection has taken nothing, so the request goes to the next one; a request that breaks
 * later is answered with 502, since the node may have done it.
 *
 * @param ports of the nodes on 127.0.0.1
 */
export async function startProxy(ports: readonly number[]): Promise<LoadBalancer> {
  const healthy = new Set<number>()
  let [turn, refused, closed] = [0, 0, false]
  const nextNode = (): number | undefined => [...healthy][turn++ % Math.max(1, healthy.size)]

  const check = async (port: number): Promise<void> => {
    while (!closed) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
        signal: AbortSignal.timeout(CHECK_WITHIN_MS),
        headers: { connection: 'close' },
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.ok
        },
        () => false,
      )
      if (isReady) healthy.add(port)
      else healthy.delete(port)
      await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
    }
  }

  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse): void => {
    const port = nextNode()
    if (port === undefined) {
      answer.writeHead(503, { 'retry-after': '1' }).end()
      return
    }
    const { method, url, headers } = incoming
    const options = { host: '127.0.0.1', port, path: url, method, headers, agent: false as const }
    const passed = send(options, (upstream) => {
      // The client may have given up meanwhile.
      if (answer.destroyed) {
        upstream.resume()
        return
      }
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers)
      pipeline(upstream, answer, () => undefined)
    })
    passed.on('error', (error: NodeJS.ErrnoException) => {
      healthy.delete(port)
      if (error.code === 'ECONNREFUSED') {
        refused++
        forward(incoming, body, answer)
      } else if (answer.headersSent || answer.destroyed) answer.destroy()
      else answer.writeHead(502).end()
    })
    passed.end(body)
  }

  const server = createServer((incoming, answer) => {
    buffer(incoming).then(
      (body) => forward(incoming, body, answer),
      () => answer.destroy(),
    )
  })
  const tunnels = new Set<Duplex>()
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = nextNode()
    if (port === undefined) {
      socket.destroy()
      return
    }
    const node = connect(port, '127.0.0.1')
    const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    node.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    node.write(head)
    for (const end of [node, socket]) {
      tunnels.add(end)
      end.once('close', () => tunnels.delete(end))
    }
    pipeline(node, socket, node, () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const checks = ports.map(check)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => refused,
    async untilHealthy(wanted) {
      const deadline = performance.now() + HEALTHY_WITHIN_MS
      while (wanted.length !== healthy.size || !wanted.every((port) => healthy.has(port))) {
        if (performance.now() > deadline)
          throw new Error(
            `After ${HEALTHY_WITHIN_MS} ms the nodes on ${[...healthy].join(', ') || 'no port'} are ready, not those on ${wanted.join(', ')}`,
          )
        await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS / 5))
      }
    },
    async close() {
      closed = true
      for (const tunnel of tunnels) tunnel.destroy()
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), ...checks])
    },
  }
}
