import { encodeWav } from '@tappet/acoustics'
import { toDataUrl } from '../../platform/files/data-url.ts'
import type { AnalysisJob, AnalysisRequest } from './job.ts'

/** A result with its sound must fit into a tab's storage (about 5 MB) and one row of history. */
const MAX_KEPT_SOUND_BYTES = 2_500_000

/**
 * The job of a request: its sound as a 16 kHz mono WAV, the clip beside it for playback.
 * @throws DOMException when the clip cannot be read any more
 */
export async function prepareJob(request: AnalysisRequest, jobId: string): Promise<AnalysisJob> {
  const wav = encodeWav(request.samples16k)
  const description = request.description?.trim()
  const kept = playable(request.clip, wav)
  return {
    id: jobId,
    wav: wav.buffer,
    durationSeconds: request.durationSeconds,
    context: [...request.context],
    ...(description ? { description } : {}),
    ...(kept ? { audioData: await toDataUrl(kept) } : {}),
  }
}

/** The clip as it is, or where that is too large the WAV, or where both are, nothing. */
function playable(clip: Blob, wav: Uint8Array<ArrayBuffer>): Blob | null {
  if (clip.size > 0 && clip.size <= MAX_KEPT_SOUND_BYTES) return clip
  return wav.byteLength <= MAX_KEPT_SOUND_BYTES ? new Blob([wav], { type: 'audio/wav' }) : null
}
