/**
 * The token is all that says who asks; see supabase/migrations/0038_case_handovers.sql. Only POST answers: what a
 * messenger fetches for a preview opens nothing.
 */
import { type FindingAnswer, type HandoverRequest, handoverRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { contentsOf } from './contents.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 16 * 1024,
  timeLimitMs: 20_000,
  signIn: 'none',
}

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
  const hash = await hashOf(question.token)
  return question.action === 'open' ? open(hash, context) : answer(hash, question, context)
}

async function open(hash: string, { service, now }: FunctionContext): Promise<Response> {
  const at = now().toISOString()
  const { data, error } = await service.rpc('use_handover', {
    p_token_hash: hash,
    p_now: at,
    p_opens: true,
  })
  if (error !== null) throw new Error('The link could not be looked up', { cause: error })
  const [link] = data
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
  const { data, error } = await service.rpc('answer_handover', {
    p_token_hash: hash,
    p_now: now().toISOString(),
    p_found: found,
    p_data: said,
  })
  if (error !== null) throw new Error('The answer could not be kept', { cause: error })
  refuseUnlessOpen(data)
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

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
