import { CloudOff, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { momentWords } from '../../platform/moment.ts'
import { useOnline } from '../../platform/network.ts'
import { Button, Card, IconButton, toast } from '../../ui/index.ts'
import { usePreliminaryResults, useWaitingRecordings } from './AnalyzeProvider.tsx'
import type { QueuedJob } from './job.ts'
import type { PreliminaryResult as Result } from './preliminary.ts'
import { loadPreliminaryResult } from './services.ts'
import { PROBLEM_WORDS, waitingWords } from './words.ts'

// Needed without a network alone, so it comes after the page.
const PreliminaryResult = lazy(loadPreliminaryResult)

/** The recordings that wait for a connection: send them now, or delete one. Nothing when none waits. */
export function WaitingRecordings() {
  const { jobs, sending, flush, remove, restore } = useWaitingRecordings()
  const preliminary = usePreliminaryResults()
  const online = useOnline()
  async function deleteJob(job: QueuedJob): Promise<void> {
    await remove(job.id)
    toast.success('Recording deleted', { action: { label: 'Undo', onClick: () => void restore(job) } })
  }
  return (
    <>
      <p className="sr-only" role="status">
        {jobs.length > 0 ? waitingWords(jobs.length) : ''}
      </p>
      {jobs.length > 0 ? (
        <Card className="p-4 md:p-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <h2 className="flex items-center gap-3 text-xl">
              <CloudOff aria-hidden="true" className="size-6 shrink-0 text-muted" />
              {waitingWords(jobs.length)}
            </h2>
            <Button loading={sending} onClick={() => void flush()} size="sm" variant="secondary">
              {sending ? 'Sending' : 'Send now'}
            </Button>
          </div>
          <p className="mt-2 text-muted">
            {online
              ? 'Kept on this device and sent by itself. The result arrives in your history.'
              : 'Kept on this device. It is sent by itself as soon as you are online again.'}
          </p>
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {jobs.map((job) => (
              <WaitingJob
                job={job}
                key={job.id}
                onDelete={() => void deleteJob(job)}
                result={preliminary.get(job.id) ?? null}
              />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  )
}

function WaitingJob({ job, result, onDelete }: { job: QueuedJob; result: Result; onDelete: () => void }) {
  const when = momentWords(job.queuedAtMs)
  return (
    <li className="py-1 last:pb-0">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1 py-2">
          <p>
            {when} · {Math.round(job.durationSeconds)} s
          </p>
          {job.description ? <p className="truncate text-muted">{job.description}</p> : null}
          {job.problem ? <p className="text-soon">{PROBLEM_WORDS[job.problem]}</p> : null}
        </div>
        <IconButton
          icon={<Trash2 aria-hidden="true" />}
          label={`Delete the recording of ${when}`}
          onClick={onDelete}
        />
      </div>
      {result === null ? null : (
        <Suspense>
          <PreliminaryResult job={job} result={result} />
        </Suspense>
      )}
    </li>
  )
}
