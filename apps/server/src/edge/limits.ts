import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { REFUSALS, receiveTimeoutMs, type Surface } from './surfaces.ts'

/** Closed at once, a refused client would not read the answer. */
const DRAIN_MS = 2_000

function announcedLength(request: IncomingMessage): number | null {
  if (request.headers['transfer-encoding'] !== undefined) return null
  return Number(request.headers['content-length'] ?? 0)
}

/** Ends the connection of a client that does not send its body in time. */
export function limitTime(request: IncomingMessage, surface: Surface, timeoutMs = receiveTimeoutMs): void {
  const length = announcedLength(request)
  if (length === 0) return
  const timer = closeAfter(request, timeoutMs(surface, length))
  request.once('end', () => clearTimeout(timer))
}

function closeAfter(request: IncomingMessage, milliseconds: number): NodeJS.Timeout {
  const timer = setTimeout(() => request.socket.destroy(), milliseconds)
  request.once('close', () => clearTimeout(timer))
  return timer
}

/**
 * Drops the rest of a body once the answer is out: a browser reads the answer when it has sent everything. A body
 * without a length has two seconds.
 */
export function takeRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.readableEnded) return
    // An earlier reader would pause it.
    request.removeAllListeners('data')
    request.resume()
    if (announcedLength(request) === null) endSoon(request)
  })
}

/** In two seconds, unless the whole body has come by then. */
export const endSoon = (request: IncomingMessage) => closeAfter(request, DRAIN_MS)

class TooLargeError extends Error {
  constructor() {
    super('The body is larger than this address accepts')
    this.name = 'TooLargeError'
  }
}

/**
 * By the announced length, else counted as it is read. A surface that reads past the limit gets an error. The server's
 * own calls have no socket and are not counted.
 */
export function limitBody(surface: Surface): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const { bodyLimitBytes } = surface
  const body = surface.refusal(REFUSALS.tooLarge)
  return async (context, next) => {
    const incoming = context.env?.incoming
    if (incoming === undefined) return next()
    const length = announcedLength(incoming)
    if (length !== null && length > bodyLimitBytes) {
      endSoon(incoming)
      return context.json(body, 413)
    }
    const { raw } = context.req
    if (length !== null || raw.body === null) return next()
    let size = 0
    const counted = raw.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          size += piece.byteLength
          if (size > bodyLimitBytes) throw new TooLargeError()
          controller.enqueue(piece)
        },
      }),
    )
    context.req.raw = new Request(raw, { body: counted, duplex: 'half' } as RequestInit)
    await next()
    if (size <= bodyLimitBytes) return
    // Set over another, a response would take on its headers.
    context.res = undefined
    context.res = context.json(body, 413)
  }
}
