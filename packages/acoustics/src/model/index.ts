/** Evidence to probabilities. Weights come as arguments; @tappet/acoustics/model/default holds the trained ones. */

export { type ForestTree, readForest, TENTHS, writeAnswers } from './forest.ts'
export { type HeardWav, hearWav, wavDuration } from './hear-wav.ts'
export { featuresOf, judgeSound, scoresOf } from './judge.ts'
export * from './model.ts'
export { readTrees, type Tree } from './trees.ts'
