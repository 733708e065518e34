import type { MiddlewareHandler } from 'hono'
import { REFUSALS, type Surface } from './surfaces.ts'

const HEADERS = { 'Retry-After': '5', 'Cache-Control': 'no-store' }

/** The folder's next holder may not have what was done. */
export function refuseUnlessHeld(surface: Surface, isHeld: () => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (isHeld()) await next()
    if (isHeld()) return
    // Hono would add the headers of the earlier answer.
    context.res = undefined
    context.res = context.json(surface.refusal(REFUSALS.lost), 503, HEADERS)
  }
}
