/** What is absent is unknown and changes nothing. */

import type { Sensed } from '../../saved/case.ts'
import { replacedParts, type ServiceLog } from './repairs.ts'
import { type CarReadings, senseScan } from './scan.ts'
import { together } from './sensed.ts'
import { type HeardSound, senseSound } from './sound.ts'
import {
  type ContrastTaken,
  type OwnCarDifference,
  senseContrast,
  senseOwnCar,
  senseVibration,
  type Vibration,
} from './takes.ts'

export type Senses = {
  sound?: HeardSound
  scan?: CarReadings
  log?: ServiceLog
  ownCar?: OwnCarDifference
  vibration?: Vibration
  contrasts?: readonly ContrastTaken[]
}

/** Pure; throws for none. */
export function sense({ sound, scan, log, ownCar, vibration, contrasts = [] }: Senses): Sensed {
  return together([
    ...(sound === undefined ? [] : [senseSound(sound)]),
    ...(scan === undefined ? [] : [senseScan(scan)]),
    ...(log === undefined ? [] : [replacedParts(log)]),
    ...(ownCar === undefined ? [] : [senseOwnCar(ownCar)]),
    ...(vibration === undefined ? [] : [senseVibration(vibration)]),
    ...contrasts.map(senseContrast),
  ])
}
