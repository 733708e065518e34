export {
  type Feeling,
  type Felt,
  type FeltSign,
  feelBraking,
  feelEngine,
  feelWheels,
  feltSigns,
} from './felt.ts'
export { type Motion, type MotionProblem, readMotion, type Shake } from './motion.ts'
export type { SpeedTrack } from './orders.ts'
export { engineTrack, type SpeedReading, wheelTrack } from './tracks.ts'
export { tyreMetres, USUAL_TYRE } from './tyre.ts'
