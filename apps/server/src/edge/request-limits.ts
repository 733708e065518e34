import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, isThisMachine, networkOf } from '../identity/client-address.ts'
import { bearerToken } from '../identity/identify.ts'
import { onBehalfOf } from '../identity/on-behalf-of.ts'
import type { RequestBudget } from '../identity/request-budget.ts'
import type { Tokens } from '../identity/token.ts'
import { REFUSALS, type Surface } from './surfaces.ts'

/** A household, a garage, an office. */
const PEOPLE_PER_ADDRESS = 5

type Options = {
  /** Checks the signature alone. */
  tokens: Tokens
  budget: RequestBudget
  perMinute: number
  trustedProxies: number
}

/**
 * 429 with Retry-After. Not counted: the server's own calls, which have no socket, and this machine's without a proxy.
 */
export function limitRequests(
  surface: Surface,
  { tokens, budget, perMinute, trustedProxies }: Options,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const body = surface.refusal(REFUSALS.tooMany)
  return async (context, next) => {
    const incoming = context.env?.incoming
    if (incoming === undefined) return next()
    const peer = incoming.socket.remoteAddress ?? ''
    const forwarded = context.req.header('x-forwarded-for') ?? null
    const person = await personOf(context.req.raw, tokens)
    const network = `address ${networkOf(clientAddress(peer, forwarded, trustedProxies))}`
    const waits = [
      person === null ? null : budget.take(`person ${person}`, perMinute),
      isThisMachine(peer, forwarded) ? null : budget.take(network, perMinute * PEOPLE_PER_ADDRESS),
    ].filter((seconds) => seconds !== null)
    if (waits.length === 0) return onBehalfOf.run(person ?? network, next)
    return context.json(body, 429, {
      'Retry-After': String(Math.max(...waits)),
      'Cache-Control': 'no-store',
    })
  }
}

/** Null unless signed in: a forged token must use up nobody's budget. */
async function personOf(request: Request, tokens: Tokens): Promise<string | null> {
  const token = bearerToken(request)
  if (token === null) return null
  try {
    return (await tokens.verify(token)).userId
  } catch {
    return null
  }
}
