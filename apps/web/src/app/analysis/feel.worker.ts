/** The thread on which a take of motion and sound is read. */
import type { Shake } from '@tappet/acoustics/vibration'
import { feelTake } from './feel.ts'

type Asked = { shakes: Shake[]; samples: Float32Array; cylinders: number }

self.addEventListener('message', ({ data: { shakes, samples, cylinders } }: MessageEvent<Asked>) => {
  self.postMessage(feelTake(shakes, samples, cylinders))
})
