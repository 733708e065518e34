import { lazy } from 'react'
import { WaitingRecordings } from '../../features/analyze/index.ts'
import { HomePage } from '../../features/home/HomePage.tsx'
import { RecorderPanel } from './RecorderPanel.tsx'

// Cases come after the rows, so their code need not come before the page.
const OpenCases = lazy(() => import('../../features/cases/OpenCases.tsx'))

export function HomeRoute() {
  return <HomePage Cases={OpenCases} recorder={<RecorderPanel />} waiting={<WaitingRecordings />} />
}
