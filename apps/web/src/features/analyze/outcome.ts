import { analyzeSoundResponse } from '@tappet/wire'
import { hasNoAnswer } from '../../offline/parse-response.ts'
import type { AnalysisJob, Outcome } from './job.ts'
import { withSound } from './with-sound.ts'

/** A refusal as the function words it: {"error": what a person reads, "code": what a program reads}. */
type Refusal = { status: number; code?: string; message: string }

/** These say that the job itself is at fault: too large, not audio, undecodable, malformed. */
const PERMANENT_STATUS: readonly number[] = [400, 413, 415, 422]

/** What a refusal means for the job. The two texts are the stated ones, for services that send no code. */
export function outcomeOfRefusal({ status, code, message }: Refusal): Outcome {
  if (code === 'usage_limit_reached' || message.includes('Usage limit reached'))
    return { kind: 'limit_reached' }
  if (message.includes('queued')) return { kind: 'done', answer: { kind: 'queued', message } }
  if (status === 401) return { kind: 'signed_out' }
  if (hasNoAnswer(status)) return { kind: 'no_connection' }
  return { kind: 'failed', message, permanent: PERMANENT_STATUS.includes(status) }
}

export function outcomeOfAnswer(body: unknown, job: AnalysisJob): Outcome {
  const answer = analyzeSoundResponse.safeParse(body)
  if (!answer.success) return { kind: 'failed', message: 'The answer could not be read', permanent: false }
  const { result, evidence, model_version } = answer.data
  const whole = {
    evidence,
    model_version,
    ...result,
    ...(job.vehicleId ? { vehicle_id: job.vehicleId } : {}),
  }
  return { kind: 'done', answer: { kind: 'result', result: withSound(whole, job) } }
}

/** What an answer with an error status means. Only Tappet's own refusal says that the job itself is at fault. */
export function outcomeOfFailure(status: number, body: unknown): Outcome {
  const fields = typeof body === 'object' && body !== null ? body : {}
  const isOwn = 'error' in fields && typeof fields.error === 'string'
  const message = isOwn ? String(fields.error) : `Status ${status}`
  const code = 'code' in fields && typeof fields.code === 'string' ? { code: fields.code } : {}
  const outcome = outcomeOfRefusal({ status, message, ...code })
  // A proxy or a portal knows nothing of the job.
  return outcome.kind === 'failed' && !isOwn ? { ...outcome, permanent: false } : outcome
}
