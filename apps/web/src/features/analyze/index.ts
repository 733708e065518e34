/** What follows a recording: the call, its progress, and the recordings that wait for a connection. */
export { AnalysisCard } from './AnalysisCard.tsx'
export { AnalyzeProvider, useAnalysis } from './AnalyzeProvider.tsx'
export { loadWaitingList } from './load-waiting-list.ts'
export { loadAnswering } from './services.ts'
export { WaitingRecordings } from './WaitingRecordings.tsx'
