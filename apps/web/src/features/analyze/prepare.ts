import type { AnalysisJob, AnalysisRequest } from './job.ts'

/** @throws DOMException when the sound cannot be read any more */
export async function prepareJob(request: AnalysisRequest, jobId: string): Promise<AnalysisJob> {
  const description = request.description?.trim()
  return {
    id: jobId,
    wav: await request.wav.arrayBuffer(),
    durationSeconds: request.durationSeconds,
    context: [...request.context],
    ...(request.sounds?.length ? { sounds: [...request.sounds] } : {}),
    ...(description ? { description } : {}),
    ...(request.filtered ? { filtered: true } : {}),
    ...(request.vehicleId ? { vehicleId: request.vehicleId } : {}),
  }
}
