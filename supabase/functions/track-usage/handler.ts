/**
 * Asked before an OBD read, a PDF export and a comprehensive diagnosis: may I, and count it.
 * Checking and counting is one statement in the database, so two taps at once cannot both
 * take the last use.
 */
import { type TrackUsageResponse, trackUsageRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  timeLimitMs: 10_000,
  signIn: 'required',
}

/** {usage_type} -> 200 {can_use, limit}, also when refused: being refused is an answer. */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const { usage_type } = await readJson(request, trackUsageRequest)
  const { data, error } = await context.service.rpc('count_usage', {
    p_user_id: id,
    p_usage_type: usage_type,
  })
  const counted = data?.[0]
  if (error !== null || counted === undefined) throw new Error('Usage could not be counted', { cause: error })
  return Response.json({ can_use: counted.can_use, limit: counted.limit } satisfies TrackUsageResponse)
}
