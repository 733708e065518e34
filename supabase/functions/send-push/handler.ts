/**
 * Called with the service key: by Tappet's own server, on Supabase by a webhook on notifications. What is due is
 * claimed in the database, so that of many callers each message has one.
 */
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler, PushIdentity } from '../_serve/function.ts'
import { type Delivery, encryptedRequest } from './message.ts'
import { postToPublicAddress } from './post.ts'

/** A webhook sends the row along; the database decides. */
export const limits: FunctionLimits = { maxBodyBytes: 256 * 1024, timeLimitMs: 60_000, signIn: 'optional' }

const AT_ONCE = 20
const MAX_BATCHES = 10
const NOT_ALLOWED = '42501'

/** Any body -> 200 {sent, gone, later, refused}, each a count; 403 without the service key. */
export const handler: Handler = async (_, context) => {
  const counts: Record<Outcome, number> = { sent: 0, gone: 0, later: 0, refused: 0 }
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const claimed = await claim(context)
    if (context.push === undefined || claimed.length === 0) break
    const { push } = context
    const outcomes = await Promise.all(claimed.map((delivery) => deliver(delivery, push, context)))
    for (const outcome of outcomes) counts[outcome] += 1
    if (claimed.length < AT_ONCE) break
  }
  return Response.json(counts)
}

async function claim({ caller, now, push }: FunctionContext): Promise<Delivery[]> {
  const { data, error } = await caller.rpc('claim_push_deliveries', {
    p_now: now().toISOString(),
    p_limit: push === undefined ? 0 : AT_ONCE,
  })
  if (error?.code === NOT_ALLOWED) throw new FunctionError('forbidden', 'Only the server sends push messages')
  if (error !== null) throw new Error('Messages could not be claimed', { cause: error })
  return data
}

async function deliver(delivery: Delivery, push: PushIdentity, context: FunctionContext): Promise<Outcome> {
  const outcome = await attempt(delivery, push, context)
  const { error } = await context.caller.rpc('settle_push_delivery', {
    p_id: delivery.id,
    p_outcome: outcome,
    p_now: context.now().toISOString(),
  })
  if (error !== null)
    context.log.error({ err: error, delivery: delivery.id }, 'a message could not be settled')
  return outcome
}

async function attempt(delivery: Delivery, push: PushIdentity, { log }: FunctionContext): Promise<Outcome> {
  const about = { delivery: delivery.id, host: hostOf(delivery.endpoint) }
  try {
    const { status } = await (push.post ?? postToPublicAddress)(encryptedRequest(delivery, push))
    const outcome = outcomeOf(status)
    if (outcome === 'refused') log.warn({ ...about, status }, 'a push service refused a message')
    return outcome
  } catch (error) {
    const outcome = error instanceof FunctionError && error.code === 'forbidden' ? 'gone' : 'later'
    log.warn({ ...about, err: error }, outcome === 'gone' ? 'a browser was forgotten' : 'a message waits')
    return outcome
  }
}

// Who has the whole address can send to that browser.
const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '')

/** gone: the browser wants no more. later: to be tried again. refused: never accepted. */
type Outcome = 'sent' | 'gone' | 'later' | 'refused'

/** RFC 8030, sections 5 and 7.3. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}
