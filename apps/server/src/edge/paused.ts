import type { MiddlewareHandler } from 'hono'
import { surfaceOf } from './surfaces.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
const RETRY_AFTER_SECONDS = '5'

/** Answers changes with 503 and Retry-After while a move copies the last of them. Reads go on. */
export function refuseWhilePaused(isPaused: () => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (!isPaused() || READS.includes(context.req.method)) return next()
    return context.json(surfaceOf(context.req.path).paused, 503, {
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
    })
  }
}
