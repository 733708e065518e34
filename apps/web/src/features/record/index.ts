export { Recorder } from './Recorder.tsx'
export type { SoundToAnalyze } from './take.ts'
