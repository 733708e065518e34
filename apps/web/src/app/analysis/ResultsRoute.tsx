import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAnalysis } from '../../features/analyze/index.ts'
import { readCompared } from '../../features/own-sound/heard-take.ts'
import type { WatchProps } from '../../features/results/ResultsPage.tsx'
import { ResultsPage } from '../../features/results/ResultsPage.tsx'
import { namedByCase } from '../../features/results/read-result.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { lateLayer, Skeleton } from '../../ui/index.ts'
import { WatchResult } from '../cases/watch.tsx'
import { caseEntryOf } from './case-entry.ts'
import type { SaveNormal } from './SaveNormal.tsx'
import { SoundDifferential } from './SoundDifferential.tsx'

/** Only where nothing unusual stands out. */
const LateNormal = lateLayer<ComponentProps<typeof SaveNormal>>(
  async () => (await import('./SaveNormal.tsx')).SaveNormal,
  {
    waiting: <Skeleton className="h-12" />,
  },
)

export default function ResultsRoute() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { failedJob, startJob } = useAnalysis()
  const job = failedJob()
  const tryAgain = () => {
    if (!job) return
    void startJob(job)
    void navigate('/')
  }
  // A new result is a navigation to the same page.
  return (
    <ResultsPage
      key={key}
      Lead={SoundDifferential}
      Normal={LateNormal}
      onTryAgain={job ? tryAgain : undefined}
      Watch={WatchSound}
    />
  )
}

function WatchSound({ result: { kept, shown }, onSaved }: WatchProps) {
  const { issue, timestamp, history_id, differential, audioDuration } = shown
  const measured = () => {
    if (timestamp === null || audioDuration === null) return { compared: null }
    return {
      compared: readCompared(tabStorage, { durationSeconds: audioDuration, atMs: Date.parse(timestamp) }),
    }
  }
  return (
    <WatchResult
      at={timestamp}
      data={caseEntryOf(shown)}
      differential={differential}
      historyId={history_id}
      kept={kept}
      measured={measured}
      onSaved={onSaved}
      title={namedByCase(shown)?.name ?? issue.name}
      type="audio"
    />
  )
}
