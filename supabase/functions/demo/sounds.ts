/** The demo's two recordings, the same samples each time. */
import {
  atLevel,
  beltChirp,
  combustion,
  exhaustDrone,
  gain,
  mix,
  pinkNoise,
  seededRandom,
} from '@tappet/acoustics/testing'
import type { DrivingContext } from '@tappet/wire'

/** Long enough to be judged, short enough for a row. */
export const SOUND_SECONDS = 4
const LEVEL_DB = -18
const IDLE_RPM = 820
const CYLINDERS = 4
/** Exhaust, block, intake, and what rings in the engine bay. */
const DRONING_RESONANCES_HZ = [40, 90, 180, 300, 900, 1_700]

export type DemoSound = {
  daysAgo: number
  description: string
  context: readonly DrivingContext[]
  /** Mono, 16 kHz. */
  samples: Float32Array
}

export function demoSounds(): DemoSound[] {
  const idle = { rpm: IDLE_RPM, cylinders: CYLINDERS }
  // Without noise the listener hears knocks first, or a bird in the chirp.
  const bay = gain(pinkNoise(SOUND_SECONDS, seededRandom(7)), 0.06)
  const engine = combustion(SOUND_SECONDS, idle, seededRandom(2016))
  const droning = combustion(
    SOUND_SECONDS,
    { ...idle, jitter: 0.03, resonancesHz: DRONING_RESONANCES_HZ },
    seededRandom(2016),
  )
  const drone = gain(exhaustDrone(SOUND_SECONDS, (IDLE_RPM * CYLINDERS) / 120), 0.4)
  return [
    {
      daysAgo: 404,
      description: 'A chirp from the front of the engine when idling',
      context: ['idle'],
      samples: atLevel(mix(engine, bay, gain(beltChirp(SOUND_SECONDS, 6), 0.4)), LEVEL_DB),
    },
    {
      daysAgo: 3,
      description: 'A low drone, louder than it used to be',
      context: ['idle'],
      samples: atLevel(mix(droning, bay, drone), LEVEL_DB),
    },
  ]
}
