export { type Compared, type Comparison, compareWithNormal, type NotComparable } from './compare.ts'
export { ownSpread, type Spread } from './spread.ts'
export {
  type EngineListener,
  measureTake,
  type OwnSituation,
  type OwnTake,
  ownSituations,
  REFERENCE_TAKES,
  TAKE_SECONDS,
} from './take.ts'
export { soundProblem, type TakeProblem, takeProblem } from './usable.ts'
export { isNearOwnNormal, type OwnVerdict, ownVerdict } from './verdict.ts'
export type { Direction } from './words.ts'
