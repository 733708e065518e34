import { FunctionsHttpError } from '@supabase/supabase-js'
import type { Client } from '../../backend/connection/connect.ts'
import { sendAs } from '../../offline/parse-response.ts'
import { ANSWER_WITHIN_MS, type AnalysisJob, type Outcome } from './job.ts'

export function jobForm(job: AnalysisJob, queued: boolean): FormData {
  const form = new FormData()
  form.set('audio', new Blob([job.wav], { type: 'audio/wav' }), `${job.id}.wav`)
  form.set('job_id', job.id)
  form.set('context', JSON.stringify(job.context))
  if (job.sounds?.length) form.set('sounds', JSON.stringify(job.sounds))
  if (job.description) form.set('description', job.description)
  if (job.filtered) form.set('filtered', 'true')
  if (job.vehicleId) form.set('vehicle_id', job.vehicleId)
  if (queued) form.set('queued', 'true')
  return form
}

export async function sendJob(
  client: Client | null,
  job: AnalysisJob,
  { ownerId, queued }: { ownerId: string; queued: boolean },
): Promise<Outcome> {
  // Before the recording goes: an answer that cannot be read would be lost.
  const outcome = await import('./outcome.ts').catch(() => null)
  if (outcome === null) return { kind: 'no_connection' }
  return sendAs(client, ownerId, async (client, _, accessToken) => {
    const { data, error } = await client.functions.invoke<unknown>('analyze-sound', {
      body: jobForm(job, queued),
      headers: { Authorization: `Bearer ${accessToken}` },
      timeout: ANSWER_WITHIN_MS,
    })
    if (error === null) return outcome.outcomeOfAnswer(data, job)
    if (!(error instanceof FunctionsHttpError)) return { kind: 'no_connection' }
    const response: Response = error.context
    return outcome.outcomeOfFailure(response.status, await response.json().catch(() => null))
  })
}
