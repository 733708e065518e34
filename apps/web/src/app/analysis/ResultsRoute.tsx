import { useNavigate } from 'react-router'
import { useAnalysis } from '../../features/analyze/index.ts'
import { ResultsPage } from '../../features/results/ResultsPage.tsx'
import { SoundDifferential } from './SoundDifferential.tsx'

/** The result, led by the differential, with a retry where an analysis failed and its recording is still there. */
export default function ResultsRoute() {
  const navigate = useNavigate()
  const { failedJob, startJob } = useAnalysis()
  const job = failedJob()
  const tryAgain = () => {
    if (!job) return
    void startJob(job)
    void navigate('/')
  }
  return <ResultsPage Lead={SoundDifferential} onTryAgain={job ? tryAgain : undefined} />
}
