/** The demo's two recordings: a belt that chirps at idle, and an exhaust that drones. The same samples each time. */
import {
  atLevel,
  beltChirp,
  combustion,
  exhaustDrone,
  gain,
  mix,
  seededRandom,
} from '@tappet/acoustics/testing'
import type { DrivingContext } from '@tappet/wire'

/** Long enough to be judged, short enough to be kept in a row as text. */
export const SOUND_SECONDS = 4
const LEVEL_DB = -18
const IDLE_RPM = 820
const CYLINDERS = 4

export type DemoSound = {
  daysAgo: number
  /** What the driver said about it. */
  description: string
  context: readonly DrivingContext[]
  /** Mono, 16 kHz. */
  samples: Float32Array
}

/** Oldest first. */
export function demoSounds(): DemoSound[] {
  const engine = combustion(SOUND_SECONDS, { rpm: IDLE_RPM, cylinders: CYLINDERS }, seededRandom(2016))
  const drone = exhaustDrone(SOUND_SECONDS, (IDLE_RPM * CYLINDERS) / 120)
  return [
    {
      daysAgo: 404,
      description: 'A chirp from the front of the engine when idling',
      context: ['idle'],
      samples: atLevel(mix(engine, gain(beltChirp(SOUND_SECONDS, 6), 0.6)), LEVEL_DB),
    },
    {
      daysAgo: 3,
      description: 'A low drone, louder than it used to be',
      context: ['idle'],
      samples: atLevel(mix(engine, drone), LEVEL_DB),
    },
  ]
}
