export type { AnalyzeOutcome, RecorderProps } from './Recorder.tsx'
export { Recorder } from './Recorder.tsx'
export type { SoundToAnalyze } from './take.ts'
export { webSession } from './web-session.ts'
