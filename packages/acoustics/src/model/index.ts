/** Weights come as arguments; @tappet/acoustics/model/default holds the trained ones. */

export { natureOf } from '../listener/car-score.ts'
export * from '../listener/heard-most.ts'
export * from './car-signs.ts'
export * from './forest.ts'
export { type HeardWav, hearWav, type Listen } from './hear-wav.ts'
export * from './judge.ts'
export * from './lean.ts'
export * from './model.ts'
export * from './standout.ts'
export * from './trees.ts'
export { createWavIntake, type WavIntake } from './wav-intake.ts'
export * from './worth.ts'
