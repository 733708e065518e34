/** The thread on which this device listens by itself, so that the page never waits for it. */
import { type DeviceJob, diagnoseOnDevice } from './diagnose-on-device.ts'

self.addEventListener('message', async ({ data }: MessageEvent<DeviceJob>) => {
  // What breaks here is no result, as on a device that is too old: the server is asked either way.
  self.postMessage(await diagnoseOnDevice(data).catch(() => null))
})
