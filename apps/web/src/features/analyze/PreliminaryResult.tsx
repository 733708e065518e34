import { sureWords } from '@tappet/diagnosis/report-answer'
import type { SoundDiagnosis } from '@tappet/wire'
import { Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { keepResult, LATEST_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import type { AnalysisJob, RecordingEntry } from '../../offline/recording.ts'
import { Button, Skeleton, UrgencyBadge } from '../../ui/index.ts'
import * as copy from './preliminary-copy.ts'
import { preliminaryHead } from './preliminary-head.ts'
import { withSound } from './with-sound.ts'

/**
 * What this device hears by itself in a recording that waits, and the way to its evidence. Marked as preliminary:
 * the server has not answered yet.
 */
export default function PreliminaryResult({
  entry,
  isNew,
  result,
}: {
  entry: RecordingEntry
  /** It was just made: it is brought into view. */
  isNew: boolean
  result: SoundDiagnosis | 'listening'
}) {
  const card = useScrollOnce(entry.id, isNew)
  return (
    <div className="mb-2 rounded-card bg-sunken p-4" ref={card}>
      <p className="eyebrow flex items-center gap-2">
        <Smartphone className="size-4 shrink-0" />
        {copy.title}
      </p>
      <div aria-live="polite">
        {result === 'listening' ? (
          <Listening />
        ) : (
          <Heard isRefused={entry.problem?.code === 'refused'} job={entry.work} result={result} />
        )}
      </div>
    </div>
  )
}

/** The recording that was brought into view. */
let shownJobId: string | null = null

/** Under a tall recorder what was just queued lies out of sight. Later visits stay where the driver is. */
function useScrollOnce(jobId: string, isNew: boolean) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew || shownJobId === jobId) return
    shownJobId = jobId
    card.current?.scrollIntoView({ block: 'center' })
  }, [isNew, jobId])
  return card
}

function Listening() {
  return (
    <>
      <p className="mt-2 text-muted">{copy.listening}</p>
      <Skeleton className="mt-2 h-7 w-3/4" />
    </>
  )
}

function Heard({
  job,
  isRefused,
  result,
}: {
  job: AnalysisJob
  /** The server did not take the recording: no answer of it will come. */
  isRefused: boolean
  result: SoundDiagnosis
}) {
  const navigate = useNavigate()
  const { confidence } = result
  const { title, isFault, isUrgent, urgent } = preliminaryHead(result)
  const open = () => {
    keepResult(LATEST_RESULT_KEY, withSound(result, job))
    void navigate('/results')
  }
  return (
    <>
      <h3 className="mt-2 text-lg">{title}</h3>
      {isUrgent ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <UrgencyBadge {...urgent} />
          {isFault ? <span className="text-muted">{sureWords(confidence)}</span> : null}
        </p>
      ) : null}
      <p className="mt-2 text-sm text-muted">{isRefused ? copy.notCounted : copy.untilAnswer}</p>
      <Button className="mt-3" onClick={open} size="sm" variant="secondary">
        {copy.view}
      </Button>
    </>
  )
}
