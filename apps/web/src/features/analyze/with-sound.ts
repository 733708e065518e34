import type { SoundDiagnosis } from '@tappet/wire'
import { deviceAddress, keepSound, MAX_SOUND_BYTES } from '../../backend/diagnoses/device-sounds.ts'
import type { AnalysisJob } from './job.ts'

/** The result with the address of its recording, which this device keeps until its driver saves it. */
export function withSound(
  result: SoundDiagnosis,
  { id, wav }: Partial<Pick<AnalysisJob, 'id' | 'wav'>>,
): SoundDiagnosis {
  if (id === undefined || wav === undefined || wav.byteLength > MAX_SOUND_BYTES) return result
  keepSound(id, wav, 'recorded')
  return { ...result, audioUrl: deviceAddress(id) }
}
