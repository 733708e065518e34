import { measure } from './measure.ts'

self.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
  self.postMessage(measure(data))
})
