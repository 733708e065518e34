import type { MiddlewareHandler } from 'hono'
import { REFUSALS, type Surface } from './surfaces.ts'

const HEADERS = { 'Retry-After': '5', 'Cache-Control': 'no-store' }

/** Answers 503 once the data folder is another's or gone, also to what was done: the folder's next holder may not have it. */
export function refuseUnlessHeld(surface: Surface, isHeld: () => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (isHeld()) await next()
    if (isHeld()) return
    // Hono would add the headers of the answer that was to be.
    context.res = undefined
    context.res = context.json(surface.refusal(REFUSALS.lost), 503, HEADERS)
  }
}
