import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { contentSecurityPolicy, fixedHeaders } from './headers.ts'
import { LONGEST_UPLOAD_MS } from './surfaces.ts'

// Node's own limits (60 s for headers, looked at every 30 s) let thousands of slow
// clients hold their sockets for a minute and a half.
const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: LONGEST_UPLOAD_MS,
  connectionsCheckingInterval: 1_000,
}
/** A client that neither sends nor takes anything for this long is gone. */
const SILENCE_MS = 120_000

const CLIENT_ERRORS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * A node:http server with limits on slow and broken clients. How long a body may take is
 * decided per surface, in limits.ts; here stands the longest of them.
 */
export function createEdgeServer(listener: RequestListener, siteUrl: string, patience = PATIENCE): Server {
  const server = createServer(patience, listener)
  server.timeout = SILENCE_MS
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, siteUrl))
  return server
}

// What cannot be parsed never reaches a listener; its answer carries the same headers.
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
  // Destroyed, not only ended: who sent this may never close the other half.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
}
