/** Evidence to probabilities. Weights come as arguments; @tappet/acoustics/model/default holds the trained ones. */
export { type HeardWav, hearWav, wavDuration } from './hear-wav.ts'
export { along, featuresOf, judgeSound, rankOf } from './judge.ts'
export * from './model.ts'
