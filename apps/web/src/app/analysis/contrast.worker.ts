import { changesBetween, type ReadSpeeds } from '@tappet/acoustics/contrast'

export type AskedOfContrast = { before: Float32Array; after: Float32Array; speeds: ReadSpeeds | null }

self.addEventListener('message', ({ data }: MessageEvent<AskedOfContrast>) => {
  self.postMessage(changesBetween(data.before, data.after, data.speeds))
})
