/** Weights come as arguments; @tappet/acoustics/model/default holds the trained ones. */

export { natureOf } from '../listener/car-score.ts'
export { heardMost } from '../listener/heard-most.ts'
export { answerSum, type CarQuestion, type CarSigns, carVerdict, readCarSigns } from './car-signs.ts'
export { type ForestTree, readForest, TENTHS, writeAnswers } from './forest.ts'
export { type HeardWav, hearWav, type Listen, wavDuration } from './hear-wav.ts'
export {
  bandOf,
  featuresOf,
  gateLogOdds,
  heardLogOdds,
  heardProbabilities,
  judgeSound,
  MIN_HEARD,
  scoresOf,
} from './judge.ts'
export { readLean } from './lean.ts'
export * from './model.ts'
export { normalScore, readStandout, STANDOUT_LEVELS, type Standout } from './standout.ts'
export { readTrees, type Tree } from './trees.ts'
export { createWavIntake, type WavIntake } from './wav-intake.ts'
export { seenBefore } from './worth.ts'
