import type { SoundDiagnosis } from '@tappet/wire'
import type { Queue } from '../../offline/queue.ts'
import type { RecordingEntry } from '../../offline/recording.ts'
import { type Analysis, type AnalysisDeps, createAnalysis } from './controller.ts'
import { ANSWER_WITHIN_MS, type AnalysisJob, type Outcome } from './job.ts'
import { awaitsServer } from './machine.ts'
import { createPreliminary, isHeard, type Preliminary } from './preliminary.ts'
import { recordingKind, waitingOf } from './recordings.ts'

export type AnalyzingDeps = Omit<AnalysisDeps, 'submit' | 'hear' | 'onSentElsewhere'> & {
  queue: Queue
  send: (job: AnalysisJob, options: { ownerId: string; queued: boolean }) => Promise<Outcome>
  /** Null when it cannot say. */
  listen: (entry: RecordingEntry) => Promise<SoundDiagnosis | null>
  onKept: () => void
  onWaitingDone: (result: SoundDiagnosis | null) => void
}

export type Analyzing = {
  analysis: Analysis
  preliminary: Preliminary
  follow: () => () => void
}

export function createAnalyzing({
  queue,
  send,
  listen,
  onKept,
  onWaitingDone,
  ...deps
}: AnalyzingDeps): Analyzing {
  const recordings = recordingKind({
    // The server neither stores nor tells of what the driver waits for.
    send: (job, ownerId) => send(job, { ownerId, queued: !awaitsServer(analysis.state(), job.id) }),
    isHeard: (jobId) => awaitsServer(analysis.state(), jobId) && isHeard(preliminary.state().get(jobId)),
    onArrived: (jobId, answer) => {
      if (awaitsServer(analysis.state(), jobId)) return
      onWaitingDone(answer.kind === 'result' ? answer.result : null)
    },
  })
  queue.register(recordings)
  const preliminary = createPreliminary(listen, deps.clock)
  const analysis = createAnalysis({
    ...deps,
    submit: (job) => queue.submit(recordings, job, { id: job.id, waitMs: ANSWER_WITHIN_MS, onKept }),
    hear: preliminary.heard,
    onSentElsewhere: () => onWaitingDone(null),
  })
  const waiting = waitingOf(queue)
  const look = () => {
    const { entries, sending } = waiting.state()
    preliminary.follow({ entries, sending: sending || awaitsServer(analysis.state()) })
  }
  const follow = () => {
    const stops = [waiting.subscribe(look), analysis.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return { analysis, preliminary, follow }
}
