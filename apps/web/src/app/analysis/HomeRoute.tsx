import { WaitingRecordings } from '../../features/analyze/index.ts'
import { HomePage } from '../../features/home/HomePage.tsx'
import { RecorderPanel } from './RecorderPanel.tsx'

/** Home, with the recorder and the analysis. */
export function HomeRoute() {
  return <HomePage recorder={<RecorderPanel />} waiting={<WaitingRecordings />} />
}
