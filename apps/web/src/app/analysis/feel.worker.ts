import type { Shake, SpeedReading } from '@tappet/acoustics/vibration'
import { feelRoad, feelTake, type RoadTake } from './feel.ts'

export type AskedOfFeel =
  | { of: 'engine'; shakes: Shake[]; samples: Float32Array; cylinders: number; perMinute: SpeedReading[] }
  | { of: 'road'; take: RoadTake }

self.addEventListener('message', ({ data }: MessageEvent<AskedOfFeel>) => {
  self.postMessage(
    data.of === 'road'
      ? feelRoad(data.take)
      : feelTake(data.shakes, data.samples, data.cylinders, data.perMinute),
  )
})
