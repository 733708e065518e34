import { encodeWav } from '@tappet/acoustics'
import { toDataUrl } from '../../platform/files/data-url.ts'
import type { AnalysisJob, AnalysisRequest } from './job.ts'

/** As base64 in one row of history (3 MB) and in a tab's storage (about 5 MB). */
const MAX_KEPT_SOUND_BYTES = 2_200_000

/**
 * The job of a request: its sound as a 16 kHz mono WAV, what is played beside it.
 * @throws DOMException when what is played cannot be read any more
 */
export async function prepareJob(request: AnalysisRequest, jobId: string): Promise<AnalysisJob> {
  const wav = encodeWav(request.samples16k)
  const description = request.description?.trim()
  const kept = playable(request.played, wav)
  return {
    id: jobId,
    wav: wav.buffer,
    durationSeconds: request.durationSeconds,
    context: [...request.context],
    ...(request.sounds?.length ? { sounds: [...request.sounds] } : {}),
    ...(description ? { description } : {}),
    ...(request.filtered ? { filtered: true } : {}),
    ...(request.vehicleId ? { vehicleId: request.vehicleId } : {}),
    ...(kept ? { audioData: await toDataUrl(kept) } : {}),
  }
}

/** What is played as it is, or where that is too large the WAV, or where both are, nothing. */
function playable(played: Blob, wav: Uint8Array<ArrayBuffer>): Blob | null {
  if (played.size > 0 && played.size <= MAX_KEPT_SOUND_BYTES) return played
  return wav.byteLength <= MAX_KEPT_SOUND_BYTES ? new Blob([wav], { type: 'audio/wav' }) : null
}
