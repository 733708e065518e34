/** Everything beside words and codes that can tell of a car. What is absent is unknown and changes nothing. */
import type { DrivingContext } from '../../sound/types.ts'
import { replacedParts, type ServiceLog } from './repairs.ts'
import { type CarReadings, senseScan } from './scan.ts'
import { type Sensed, together } from './sensed.ts'
import { type HeardSound, senseSound } from './sound.ts'

/** How far a car sounds from its own earlier recordings in the same situation. */
export type OwnCarDifference = {
  situation: DrivingContext
  /** In spreads of the car's own recordings; 1 is as far as they lie from each other. */
  distance: number
  /** How many earlier recordings it was compared with. */
  recordings: number
}

/** What the phone's motion sensor felt while the car stood or drove. */
export type Vibration = {
  situation: DrivingContext
  /** The strongest frequency. */
  hertz: number
  /** Root mean square, m/s². */
  strength: number
}

export type Senses = {
  sound?: HeardSound
  scan?: CarReadings
  log?: ServiceLog
  /** Read by nothing yet. */
  ownCar?: OwnCarDifference
  /** Read by nothing yet. */
  vibration?: Vibration
}

/** What the senses add to a differential. Pure; throws for none. */
export function sense({ sound, scan, log }: Senses): Sensed {
  return together([
    ...(sound === undefined ? [] : [senseSound(sound)]),
    ...(scan === undefined ? [] : [senseScan(scan)]),
    ...(log === undefined ? [] : [replacedParts(log)]),
  ])
}
