import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { answerJson } from './answer.ts'
import { receiveTimeoutMs, type Surface, surfaceOf } from './surfaces.ts'

/** Time in which a refused client may still send, so that it reads the answer. */
const DRAIN_MS = 2_000

/** Content-Length in bytes; 0 without a body, null for a chunked one. */
function announcedLength(request: IncomingMessage): number | null {
  if (request.headers['transfer-encoding'] !== undefined) return null
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * Refuses a body whose Content-Length is over the limit, and limits the time for sending it.
 *
 * @returns whether the request may continue
 */
export function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  surface: Surface,
  timeoutMs = receiveTimeoutMs,
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
  const timer = closeAfter(request, timeoutMs(surface, length))
  request.once('end', () => clearTimeout(timer))
  return true
}

function closeAfter(request: IncomingMessage, milliseconds: number): NodeJS.Timeout {
  const timer = setTimeout(() => request.socket.destroy(), milliseconds)
  request.once('close', () => clearTimeout(timer))
  return timer
}

/**
 * Takes what is still sent of a body once the answer is out, and drops it. A browser reads the answer when it has sent
 * everything: closed before, it would tell of a lost connection instead of what was wrong. The time stays that of
 * admitBody; a body that announces no length has two seconds.
 */
export function takeRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.readableEnded) return
    // Who read it before would pause it, because nobody takes what they read.
    request.removeAllListeners('data')
    request.resume()
    if (announcedLength(request) === null) closeAfter(request, DRAIN_MS)
  })
}

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

class TooLargeError extends Error {
  constructor() {
    super('The body is larger than this address accepts')
    this.name = 'TooLargeError'
  }
}

/**
 * The same limits for chunked bodies, which are counted as they are read: who asks is not known yet, so nothing of
 * theirs may be kept. A surface that reads past the limit gets an error, and its caller the surface's answer to that.
 */
export function limitChunkedBodies(fetch: Fetch): Fetch {
  return async (request, env) => {
    const { body } = request
    if (env.incoming.headers['transfer-encoding'] === undefined || body === null) return fetch(request, env)
    const { bodyLimitBytes, tooLarge } = surfaceOf(new URL(request.url).pathname)
    let size = 0
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          size += piece.byteLength
          if (size > bodyLimitBytes) throw new TooLargeError()
          controller.enqueue(piece)
        },
      }),
    )
    const limited = new Request(request, { body: counted, duplex: 'half' } as RequestInit)
    const isTooLarge = () => size > bodyLimitBytes
    try {
      const answer = await fetch(limited, env)
      if (!isTooLarge()) return answer
    } catch (error) {
      if (!isTooLarge()) throw error
    }
    return Response.json(tooLarge, { status: 413 })
  }
}
