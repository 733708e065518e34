import { lazy } from 'react'
import { WaitingRecordings } from '../../features/analyze/index.ts'
import { HomePage } from '../../features/home/HomePage.tsx'
import { RecorderPanel } from './RecorderPanel.tsx'

// Which cases there are is known after the rows have come: their code need not come before the page.
const OpenCases = lazy(() => import('../../features/cases/OpenCases.tsx'))

/** Home, with the recorder and the analysis. */
export function HomeRoute() {
  return <HomePage Cases={OpenCases} recorder={<RecorderPanel />} waiting={<WaitingRecordings />} />
}
