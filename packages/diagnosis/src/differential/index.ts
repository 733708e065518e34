export type { KnownCar } from '../saved/case.ts'
export {
  type CaseInput,
  openCase,
  withAnswer,
  withCodes,
  withFindingBack,
  withoutFinding,
  withoutReadingCodes,
  withSensed,
  withText,
} from './case.ts'
export {
  type Differential,
  type DifferentialInput,
  MAX_TEXT_LENGTH,
  type RankedFault,
  RULES,
  reason,
} from './differential.ts'
export { soundOfFault } from './heard-noise.ts'
export { drivers, faults, findings } from './knowledge.ts'
export { openSensed } from './open-sensed.ts'
export { reportOf } from './report.ts'
export type { ContrastId } from './senses/contrasts.table.ts'
export type { LogRow, ServiceLog } from './senses/repairs.ts'
export { type CarReadings, type ReadValue, type Sign, signsOf } from './senses/scan.ts'
export { NOTHING_SENSED, together } from './senses/sensed.ts'
export { type Senses, sense } from './senses/senses.ts'
export type { HeardSound } from './senses/sound.ts'
export type { ContrastTaken, OwnCarDifference, Vibration } from './senses/takes.ts'
export {
  type Danger,
  dangerLevels,
  type Fault,
  type Finding,
  type FindingState,
  type System,
} from './types.ts'
