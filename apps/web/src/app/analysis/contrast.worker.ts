/** The thread on which two takes are compared. */
import { changesBetween } from '@tappet/acoustics/contrast'

self.addEventListener('message', ({ data }: MessageEvent<{ before: Float32Array; after: Float32Array }>) => {
  self.postMessage(changesBetween(data.before, data.after))
})
