import type { MiddlewareHandler } from 'hono'
import { REFUSALS, type Surface } from './surfaces.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
const RETRY_AFTER_SECONDS = '5'

/** Answers changes with 503 and Retry-After while a move copies the last of them. Reads go on. */
export function refuseWhilePaused(surface: Surface, isPaused: () => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (!isPaused() || READS.includes(context.req.method)) return next()
    return context.json(surface.refusal(REFUSALS.paused), 503, {
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
    })
  }
}
