import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { contentSecurityPolicy, fixedHeaders } from './headers.ts'
import { MAX_UPLOAD_MS } from './surfaces.ts'

// With Node's defaults (60 s for headers, checked every 30 s) slow clients hold their sockets for 90 s.
const TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: MAX_UPLOAD_MS,
  connectionsCheckingInterval: 1_000,
}
const IDLE_TIMEOUT_MS = 120_000

const CLIENT_ERRORS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** limits.ts sets the time for a body per surface; here is the maximum of them. */
export function createEdgeServer(listener: RequestListener, siteUrl: string, timeouts = TIMEOUTS): Server {
  const server = createServer(timeouts, listener)
  server.timeout = IDLE_TIMEOUT_MS
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, siteUrl))
  return server
}

// A request that cannot be parsed reaches no listener.
function refuse(error: NodeJS.ErrnoException, socket: Duplex, siteUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400
  const headers = [
    ...fixedHeaders(siteUrl),
    ['Content-Security-Policy', contentSecurityPolicy(siteUrl, null)],
    ['Connection', 'close'],
    ['Content-Length', '0'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  // Destroyed, because the client may never close its half.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
}
