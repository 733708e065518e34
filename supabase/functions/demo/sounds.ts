/** The demo's two recordings: a belt that chirps at idle, and an exhaust that drones. The same samples each time. */
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

/** Long enough to be judged, short enough to be kept in a row as text. */
export const SOUND_SECONDS = 4
const LEVEL_DB = -18
const IDLE_RPM = 820
const CYLINDERS = 4
/** Exhaust, block and intake, and what rings in the engine bay. */
const BAY_RESONANCES_HZ = [55, 140, 420, 900, 1_700]

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
  const idle = { rpm: IDLE_RPM, cylinders: CYLINDERS }
  const engine = combustion(SOUND_SECONDS, idle, seededRandom(2016))
  // Without an engine bay's ringing and noise the listener hears a bird in the chirp, and the gate stops it.
  const bay = mix(
    combustion(SOUND_SECONDS, { ...idle, resonancesHz: BAY_RESONANCES_HZ }, seededRandom(2016)),
    gain(pinkNoise(SOUND_SECONDS, seededRandom(7)), 0.15),
  )
  const drone = exhaustDrone(SOUND_SECONDS, (IDLE_RPM * CYLINDERS) / 120)
  return [
    {
      daysAgo: 404,
      description: 'A chirp from the front of the engine when idling',
      context: ['idle'],
      samples: atLevel(mix(bay, gain(beltChirp(SOUND_SECONDS, 6), 0.4)), LEVEL_DB),
    },
    {
      daysAgo: 3,
      description: 'A low drone, louder than it used to be',
      context: ['idle'],
      samples: atLevel(mix(engine, drone), LEVEL_DB),
    },
  ]
}
