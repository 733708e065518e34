/**
 * Counts and answers a job once, however often it is sent; the database decides who works
 * (supabase/migrations/0012_analysis_jobs.sql).
 */
import type { Json } from '@tappet/wire'
import { dataOf, rowOf } from '../_serve/data.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext } from '../_serve/function.ts'

/** Longer than the function's time limit: that worker has crashed. */
const STALE_SECONDS = 90
const ASK_AGAIN_MS = 200
const MAX_ASK_AT_MS = 50_000

/** Without a car it is the default one's. */
type Job = { id: string; userId: string; vehicleId: string | undefined }

/**
 * @throws FunctionError usage_limit_reached, forbidden for another person's job, busy when somebody else's work on the
 * same job takes too long; whatever the work throws, after its use was given back
 */
export async function runOnce(job: Job, context: FunctionContext, work: () => Promise<Json>): Promise<Json> {
  for (let waitedMs = 0; waitedMs <= MAX_ASK_AT_MS; waitedMs += ASK_AGAIN_MS) {
    const begun = await begin(job, context)
    switch (begun.outcome) {
      case 'limit_reached':
        throw new FunctionError('usage_limit_reached', undefined, { limit: begun.limit })
      case 'foreign':
        throw new FunctionError('forbidden', 'This job is not yours')
      case 'done':
        return begun.result
      case 'started':
        return await workAndKeep(job, begun.attempt, context, work)
      case 'running':
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
  throw new FunctionError('busy')
}

async function begin({ id, userId, vehicleId }: Job, { service }: FunctionContext) {
  const beginning = service.rpc('begin_analysis', {
    ...{ p_job_id: id, p_user_id: userId, p_stale_seconds: STALE_SECONDS },
    ...(vehicleId !== undefined && { p_vehicle_id: vehicleId }),
  })
  return await rowOf(beginning, 'The job could not be begun')
}

async function workAndKeep(
  job: Job,
  attempt: number,
  context: FunctionContext,
  work: () => Promise<Json>,
): Promise<Json> {
  try {
    const result = { p_job_id: job.id, p_user_id: job.userId, p_result: await work() }
    return await dataOf(context.service.rpc('finish_analysis', result), 'The result could not be kept')
  } catch (error) {
    await giveBack(job, attempt, context)
    throw error
  }
}

async function giveBack({ id, userId }: Job, attempt: number, { service, log }: FunctionContext) {
  const { error } = await service.rpc('abandon_analysis', {
    p_job_id: id,
    p_user_id: userId,
    p_attempt: attempt,
  })
  if (error !== null) log.error({ err: error, job: id }, 'a use could not be given back')
}

export async function deliver(
  { id, userId }: Job,
  history: Json,
  notice: { title: string; message: string },
  { service }: FunctionContext,
): Promise<void> {
  const delivery = service.rpc('deliver_analysis', {
    ...{ p_job_id: id, p_user_id: userId, p_history: history },
    ...{ p_notice_title: notice.title, p_notice_message: notice.message },
  })
  await dataOf(delivery, 'A queued result could not be delivered')
}
