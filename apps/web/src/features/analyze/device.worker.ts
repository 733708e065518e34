/** The page never waits. */
import { type DeviceJob, diagnoseOnDevice } from './diagnose-on-device.ts'

self.addEventListener('message', async ({ data }: MessageEvent<DeviceJob>) => {
  // As on a device that is too old: the server is asked either way.
  self.postMessage(await diagnoseOnDevice(data).catch(() => null))
})
