import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type HttpServer = { url: string; close(): Promise<void> }

/** A server of a test's own, on a free port. `answer` gets the whole body of each request. */
export async function startHttp(
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown,
): Promise<HttpServer> {
  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => answer(request, response, body),
      () => undefined,
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
