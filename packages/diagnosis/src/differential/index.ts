export type { Drive } from './danger.ts'
export {
  type Differential,
  type DifferentialInput,
  MAX_TEXT_LENGTH,
  type RankedFault,
  RULES,
  reason,
} from './differential.ts'
export { drivers, faults, findings } from './knowledge.ts'
export type { Step } from './questions.ts'
export { type DifferentialReport, type ReportedCause, reportOf } from './report.ts'
export {
  type Danger,
  dangerLevels,
  type Fault,
  type Finding,
  type FindingState,
  type KnownCar,
  type System,
} from './types.ts'
