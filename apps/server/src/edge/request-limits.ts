import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, isBehindUnannouncedProxy, networkOf } from '../identity/client-address.ts'
import { bearerToken } from '../identity/identify.ts'
import { onBehalfOf } from '../identity/on-behalf-of.ts'
import type { RequestBudget } from '../identity/request-budget.ts'
import type { Tokens } from '../identity/token.ts'
import { surfaceOf } from './surfaces.ts'

/** Several people share an address: a household, a garage, an office. */
const PEOPLE_PER_ADDRESS = 5

type Options = {
  /** Checks the signature alone: whose request it is. */
  tokens: Tokens
  budget: RequestBudget
  /** Of one person. */
  perMinute: number
  trustedProxies: number
  /** Called once, when requests come through a proxy that TRUST_PROXY does not name. */
  onUnannouncedProxy: () => void
}

/**
 * Refuses with 429 and Retry-After what is beyond the requests a minute of a person or an address. The server's own
 * calls have no socket and are not counted, nor is what this machine asks without a proxy. What is let through names who
 * asked for it.
 */
export function limitRequests(options: Options): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const { tokens, budget, perMinute, trustedProxies } = options
  let isTold = false
  return async (context, next) => {
    const incoming = context.env?.incoming
    if (incoming === undefined) return next()
    const peer = incoming.socket.remoteAddress ?? ''
    const forwarded = context.req.header('x-forwarded-for') ?? null
    if (!isTold && isBehindUnannouncedProxy(peer, forwarded, trustedProxies)) {
      isTold = true
      options.onUnannouncedProxy()
    }
    const person = await personOf(context.req.raw, tokens)
    const address = clientAddress(peer, forwarded, trustedProxies)
    const network = `address ${networkOf(address)}`
    const waits = [
      person === null ? null : budget.take(`person ${person}`, perMinute),
      forwarded === null && isThisMachine(peer) ? null : budget.take(network, perMinute * PEOPLE_PER_ADDRESS),
    ].filter((seconds) => seconds !== null)
    if (waits.length === 0) return onBehalfOf.run(person ?? network, next)
    const { tooMany } = surfaceOf(context.req.path)
    return context.json(tooMany, 429, {
      'Retry-After': String(Math.max(...waits)),
      'Cache-Control': 'no-store',
    })
  }
}

const isThisMachine = (address: string) => /^(127\.|::ffff:127\.|::1$)/.test(address)

/** The signed-in person, or null: a forged token must use up nobody's budget. */
async function personOf(request: Request, tokens: Tokens): Promise<string | null> {
  const token = bearerToken(request)
  if (token === null) return null
  try {
    return (await tokens.verify(token)).userId
  } catch {
    return null
  }
}
