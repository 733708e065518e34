import type { SoundDiagnosis } from '@tappet/wire'
import type { DeviceJob } from './diagnose-on-device.ts'

/** The longest clip takes an old phone some seconds; after this long nobody is listening any more. */
const PATIENCE_MS = 60_000

/** Listens on a thread of its own, which ends with its answer. Null when this device can not say. */
export function listenOnDevice(job: DeviceJob): Promise<SoundDiagnosis | null> {
  const worker = new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<SoundDiagnosis | null>((resolve) => {
    const failed = () => resolve(null)
    worker.addEventListener('message', ({ data }: MessageEvent<SoundDiagnosis | null>) => resolve(data))
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
    setTimeout(failed, PATIENCE_MS)
    worker.postMessage(job)
  })
  return answer.finally(() => worker.terminate())
}
