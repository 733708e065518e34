import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import type { Client } from '../../backend/connect.ts'
import type { AnalysisJob, Outcome } from './job.ts'

/** An analysis takes 5-15 seconds; after this long nobody is answering any more. */
const ANSWER_WITHIN_MS = 60_000

/** The multipart form of one job. `queued` asks the server to store the result and to notify of it. */
export function jobForm(job: AnalysisJob, queued: boolean): FormData {
  const form = new FormData()
  form.set('audio', new Blob([job.wav], { type: 'audio/wav' }), `${job.id}.wav`)
  form.set('job_id', job.id)
  form.set('context', JSON.stringify(job.context))
  if (job.description) form.set('description', job.description)
  if (job.filtered) form.set('filtered', 'true')
  if (job.vehicleId) form.set('vehicle_id', job.vehicleId)
  if (queued) form.set('queued', 'true')
  return form
}

/**
 * Sends a job to the analysis as one certain person, never as another one who has signed in meanwhile.
 * Failures are outcomes; it does not throw.
 */
export async function sendJob(
  client: Client,
  job: AnalysisJob,
  { ownerId, queued }: { ownerId: string; queued: boolean },
): Promise<Outcome> {
  // Its schemas are large and nothing but an answer needs them. They come before the recording goes: an answer that
  // cannot be read would be lost.
  const outcome = await import('./outcome.ts').catch(() => null)
  if (outcome === null) return { kind: 'no_connection' }
  const { data } = await client.auth.getSession()
  if (data.session?.user.id !== ownerId) return { kind: 'signed_out' }
  const answer = await client.functions.invoke<unknown>('analyze-sound', {
    body: jobForm(job, queued),
    headers: { Authorization: `Bearer ${data.session.access_token}` },
    timeout: ANSWER_WITHIN_MS,
  })
  if (answer.error === null) return outcome.outcomeOfAnswer(answer.data, job)
  return outcomeOfError(answer.error, outcome.outcomeOfFailure)
}

type OfFailure = typeof import('./outcome.ts').outcomeOfFailure

async function outcomeOfError(error: unknown, outcomeOfFailure: OfFailure): Promise<Outcome> {
  if (error instanceof FunctionsFetchError) return { kind: 'no_connection' }
  if (error instanceof FunctionsHttpError) {
    const response: Response = error.context
    const body: unknown = await response.json().catch(() => null)
    return outcomeOfFailure(response.status, body)
  }
  return { kind: 'failed', message: 'The analysis did not answer', permanent: false }
}
