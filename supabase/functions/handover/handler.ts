/**
 * The token is all that says who asks; see supabase/migrations/0038_case_handovers.sql. Only POST answers: what a
 * messenger fetches for a preview opens nothing.
 */
import { type FindingAnswer, type HandoverRequest, handoverRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import { dataOf } from '../_serve/data.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { tokenHash } from '../_serve/token-hash.ts'
import { contentsOf } from './contents.ts'

export const limits: FunctionLimits = { maxBodyBytes: 16 * 1024, timeLimitMs: 20_000, signIn: 'none' }

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * {action: 'open', token} -> 200 HandedOver; {action: 'answer', token, finding} -> 204. 410 after the link's end, 429.
 */
export const handler: Handler = async (request, context) => {
  const question = await readJson(request, handoverRequest)
  const hash = await tokenHash(question.token)
  return question.action === 'open' ? open(hash, context) : answer(hash, question, context)
}

async function open(hash: string, { service, now }: FunctionContext): Promise<Response> {
  const use = { p_token_hash: hash, p_now: now().toISOString(), p_opens: true }
  const [link] = await dataOf(service.rpc('use_handover', use), 'The link could not be looked up')
  refuseUnlessOpen(link?.outcome ?? 'ended')
  if (!link?.case_id || !link.user_id || !link.expires_at) throw new Error('An open link names no case')
  const contents = await contentsOf(
    { caseId: link.case_id, userId: link.user_id, expiresAt: link.expires_at },
    service,
  )
  return Response.json(contents, { headers: PRIVATE })
}

async function answer(
  hash: string,
  { finding }: Extract<HandoverRequest, { action: 'answer' }>,
  { service, now }: FunctionContext,
): Promise<Response> {
  const { found, ...said }: FindingAnswer = finding
  const words = { p_token_hash: hash, p_now: now().toISOString(), p_found: found, p_data: said }
  refuseUnlessOpen(await dataOf(service.rpc('answer_handover', words), 'The answer could not be kept'))
  return new Response(null, { status: 204, headers: PRIVATE })
}

function refuseUnlessOpen(outcome: string): void {
  if (outcome === 'ended')
    throw new FunctionError('gone', 'This link has ended. Ask the driver for a new one.', {}, PRIVATE)
  if (outcome === 'busy')
    throw new FunctionError(
      'too_many_requests',
      'This link was used too often. Please try again in an hour.',
      {},
      { ...PRIVATE, 'Retry-After': '3600' },
    )
  if (outcome === 'full')
    throw new FunctionError(
      'too_many_requests',
      'This link has taken 10 answers. Nothing was added: ask the driver for a new one.',
      {},
      PRIVATE,
    )
}
