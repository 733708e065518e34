import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerJson } from './answer.ts'
import { receiveTimeoutMs, type Surface, surfaceOf } from './surfaces.ts'

/** How long a client whose body was refused may go on sending, so that it reads the answer. */
const DRAIN_MS = 2_000

/** The announced length in bytes; 0 without a body, null when it is sent in chunks. */
function announcedLength(request: IncomingMessage): number | null {
  if (request.headers['transfer-encoding'] !== undefined) return null
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * Refuses a body that says it is too large before a byte of it is kept, and gives the
 * client a bounded time to send what it announced.
 *
 * @returns whether the request may go on
 */
export function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  surface: Surface,
  patienceMs = receiveTimeoutMs,
): boolean {
  const length = announcedLength(request)
  if (length === 0) return true
  if (length !== null && length > surface.bodyLimitBytes) {
    response.setHeader('Connection', 'close')
    answerJson(response, 413, surface.tooLarge)
    request.resume()
    closeAfter(request, DRAIN_MS)
    return false
  }
  const timer = closeAfter(request, patienceMs(surface, length))
  request.once('end', () => clearTimeout(timer))
  return true
}

function closeAfter(request: IncomingMessage, milliseconds: number): NodeJS.Timeout {
  const timer = setTimeout(() => request.socket.destroy(), milliseconds)
  request.once('close', () => clearTimeout(timer))
  return timer
}

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** The same limits for bodies sent in chunks, which announce no length: counted as they come. */
export function limitChunkedBodies(fetch: Fetch): Fetch {
  const counted = new Hono<{ Bindings: HttpBindings }>()
  counted.all('*', (context, next) => {
    const { bodyLimitBytes, tooLarge } = surfaceOf(context.req.path)
    return bodyLimit({ maxSize: bodyLimitBytes, onError: (refused) => refused.json(tooLarge, 413) })(
      context,
      next,
    )
  })
  counted.all('*', (context) => fetch(context.req.raw, context.env))
  return (request, env) =>
    (env.incoming.headers['transfer-encoding'] === undefined ? fetch : counted.fetch)(request, env)
}
