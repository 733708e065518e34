import type { SoundDiagnosis } from '@tappet/wire'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import type { DeviceJob } from './diagnose-on-device.ts'

export function listenOnDevice(job: DeviceJob): Promise<SoundDiagnosis | null> {
  const worker = new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' })
  return askWorker<SoundDiagnosis | null>(worker, job).catch(() => null)
}
