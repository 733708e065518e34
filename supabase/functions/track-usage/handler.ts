/**
 * Checks and counts in one statement, so two taps at once cannot both take the last use.
 * supabase/migrations/0025_differential_answers.sql bounds what can be given back.
 */
import { type TrackUsageResponse, trackUsageRequest, USE_ID_HEADER } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  timeLimitMs: 10_000,
  signIn: 'required',
}

/**
 * {usage_type} -> 200 {can_use, limit}, also when refused; the use is named in X-Use-Id. {usage_type, give_back: that
 * id} -> {can_use, limit, given_back}. {usage_type: 'obd_reads', car: hash of the VIN} -> {can_use, limit, rescan:
 * true} where that car was counted in the last 14 days (supabase/migrations/0027_rescans.sql).
 */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const question = await readJson(request, trackUsageRequest)
  if (question.give_back !== undefined) return giveBack(context, id, question.usage_type, question.give_back)
  if (question.usage_type === 'pdf_exports') return count(context, id, question.usage_type)
  return question.usage_type === 'obd_reads'
    ? countRead(context, id, question.car)
    : countReturnable(context, id, question.usage_type)
}

async function count({ service }: FunctionContext, userId: string, usageType: string): Promise<Response> {
  const { data, error } = await service.rpc('count_usage', { p_user_id: userId, p_usage_type: usageType })
  const counted = data?.[0]
  if (error !== null || counted === undefined) throw new Error('Usage could not be counted', { cause: error })
  return Response.json({ can_use: counted.can_use, limit: counted.limit } satisfies TrackUsageResponse)
}

async function countReturnable(
  { service }: FunctionContext,
  userId: string,
  usageType: string,
): Promise<Response> {
  const { data, error } = await service.rpc('count_returnable_use', {
    p_user_id: userId,
    p_usage_type: usageType,
  })
  const counted = data?.[0]
  if (error !== null || counted === undefined) throw new Error('Usage could not be counted', { cause: error })
  return named({ can_use: counted.can_use, limit: counted.limit }, counted.use_id)
}

async function countRead(
  { service }: FunctionContext,
  userId: string,
  car: string | undefined,
): Promise<Response> {
  const { data, error } = await service.rpc('count_obd_read', {
    p_user_id: userId,
    ...(car !== undefined && { p_car: car }),
  })
  const counted = data?.[0]
  if (error !== null || counted === undefined) throw new Error('Usage could not be counted', { cause: error })
  const { can_use, limit, use_id, rescan } = counted
  return named({ can_use, limit, ...(rescan && { rescan }) }, use_id)
}

// Exposed, so that another origin may read it.
function named(answer: TrackUsageResponse, useId: string | null): Response {
  const headers: Record<string, string> =
    useId === null ? {} : { [USE_ID_HEADER]: useId, 'Access-Control-Expose-Headers': USE_ID_HEADER }
  return Response.json(answer, { headers })
}

async function giveBack(
  { service }: FunctionContext,
  userId: string,
  usageType: string,
  useId: string,
): Promise<Response> {
  const { data, error } = await service.rpc('give_use_back', {
    p_user_id: userId,
    p_use_id: useId,
    p_usage_type: usageType,
  })
  const answer = data?.[0]
  if (error !== null || answer === undefined)
    throw new Error('Usage could not be given back', { cause: error })
  const { can_use, limit, given_back } = answer
  return Response.json({ can_use, limit, given_back } satisfies TrackUsageResponse)
}
