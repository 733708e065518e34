/**
 * Checks and counts in one statement, so two taps at once cannot both take the last use.
 * supabase/migrations/0025_differential_answers.sql bounds what can be given back.
 */
import { type TrackUsageResponse, trackUsageRequest, USE_ID_HEADER } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import { rowOf } from '../_serve/data.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = { signIn: 'required' }

/**
 * {usage_type} -> 200 {can_use, limit}, also when refused; the use is named in X-Use-Id. {usage_type, give_back: that
 * id} -> {can_use, limit, given_back}. {usage_type: 'obd_reads', car: hash of the VIN} -> {can_use, limit, rescan:
 * true} where that car was counted in the last 14 days (supabase/migrations/0027_rescans.sql).
 */
export const handler: Handler = async (request, { user, service }) => {
  const { id: p_user_id } = signedInUser({ user })
  const question = await readJson(request, trackUsageRequest)
  const { usage_type: p_usage_type } = question
  const failure = 'Usage could not be counted'
  if (question.give_back !== undefined) {
    const use = service.rpc('give_use_back', { p_user_id, p_use_id: question.give_back, p_usage_type })
    return named(await rowOf(use, 'Usage could not be given back'))
  }
  if (question.usage_type === 'pdf_exports') {
    const { can_use, limit } = await rowOf(service.rpc('count_usage', { p_user_id, p_usage_type }), failure)
    return named({ can_use, limit })
  }
  if (question.usage_type !== 'obd_reads')
    return named(await rowOf(service.rpc('count_returnable_use', { p_user_id, p_usage_type }), failure))
  const { car } = question
  const count = service.rpc('count_obd_read', { p_user_id, ...(car !== undefined && { p_car: car }) })
  const { rescan, ...answer } = await rowOf(count, failure)
  return named({ ...answer, ...(rescan && { rescan }) })
}

// Exposed, so that another origin may read it.
function named({ use_id, ...answer }: TrackUsageResponse & { use_id?: string | null }): Response {
  const headers = { [USE_ID_HEADER]: use_id ?? '', 'Access-Control-Expose-Headers': USE_ID_HEADER }
  return Response.json(answer, use_id ? { headers } : {})
}
