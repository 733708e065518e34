export type { EngineHypothesis, EngineSpeedOptions } from './engine/speed.ts'
export { type EvidenceId, evidenceTable } from './evidence/evidence.table.ts'
export * from './evidence/evidence.ts'
export { describeEvidence, type EvidenceSentence, renderMeasurement } from './evidence/sentences.ts'
export type { Stretch } from './evidence/stretch.ts'
export { createRealFft, type RealFft } from './fft.ts'
export { createLiveSpectrum, type LiveSpectrum } from './live-spectrum.ts'
export {
  createMelColumns,
  DEFAULT_MEL,
  type LogMel,
  logMel,
  MEL_FLOOR_DB,
  type MelSettings,
} from './log-mel.ts'
export { ANALYSIS_RATE_HZ, downmix, finiteSamples } from './mono.ts'
export * from './quality.ts'
export { resample, resampledLength } from './resample.ts'
export { frameCountOf } from './stft.ts'
export { drawingRangeDb, levelShare, reduceColumns } from './strip.ts'
export * from './wav.ts'
